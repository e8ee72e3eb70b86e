import { useQueryClient } from '@tanstack/react-query';
import type { StaffDetail } from '@portal/contract/users/staff.ts';
import { call } from '../../platform/network/api.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { currentLanguage } from '../../platform/texts/i18n.ts';
import { bodyOf, emptyValues, isSameEmail, valuesOf } from './userValues.ts';
import { renewUsers } from '../users.queries.ts';

/** The form of a staff user, new without one. */
export function useUserForm(
  user: StaffDetail | undefined,
  onDone: (user: StaffDetail, asked: string | undefined) => void,
) {
  const client = useQueryClient();
  return useRecordForm({
    endpoint: 'updateUser',
    name: user ? `user.${user.id}` : 'user.new',
    record: user,
    values: (present) => (present ? valuesOf(present) : emptyValues(currentLanguage())),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createUser', { body: bodyOf(values), idempotencyKey })
        : call('updateUser', {
            params: { id: base.id },
            body: { ...bodyOf(values, base.email), version: base.version },
            idempotencyKey,
          }),
    renew: () => void renewUsers(client),
    done: (saved, { email }) =>
      onDone(saved, isSameEmail(email, saved.email) ? undefined : (saved.pendingEmail ?? undefined)),
  });
}

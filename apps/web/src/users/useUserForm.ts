import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '@portal/contract/users.ts';
import { call } from '../platform/api.ts';
import { useActForm } from '../platform/forms/useActForm.ts';
import { currentLanguage } from '../platform/i18n.ts';
import { isRefusal } from '../platform/refusals.ts';
import { useLastingAct } from '../platform/useLastingAct.ts';
import { bodyOf, emptyValues, valuesOf, type UserValues } from './userValues.ts';
import { renewUsers } from './users.queries.ts';

interface Sent {
  values: UserValues;
  /** Of the account that is changed; nothing where one is made. */
  version: number | undefined;
}

/**
 * The form of a staff user, new without one. Where somebody else changed the account meanwhile (`user.stale`), what was
 * typed stays, the rest is as it is now, and the next try is upon that.
 */
export function useUserForm(user: StaffUser | undefined, onDone: (user: StaffUser) => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(user);
  const save = useLastingAct(
    ({ values, version }: Sent, idempotencyKey) =>
      base === undefined || version === undefined
        ? call('createUser', { body: { ...bodyOf(values), confirmEmail: values.confirmEmail }, idempotencyKey })
        : call('updateUser', { params: { id: base.id }, body: { ...bodyOf(values), version }, idempotencyKey }),
    { done: () => void renewUsers(client) },
  );
  const act = useActForm({
    name: user ? `user.${user.id}` : 'user.new',
    defaults: user ? valuesOf(user) : emptyValues(currentLanguage()),
    act: (values, sending) => save.send({ values, version: base?.version }, sending).catch(takeStale),
    done: onDone,
  });

  function takeStale(error: unknown): never {
    if (isRefusal(error, 'user.stale') && error.user) {
      act.draft.takeChanged(valuesOf(error.user));
      setBase(error.user);
    }
    throw error;
  }
  return { ...act, base };
}

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffDetail } from '@portal/contract/users.ts';
import { call } from '../platform/api.ts';
import { useActForm } from '../platform/forms/useActForm.ts';
import { currentLanguage } from '../platform/i18n.ts';
import { isRefusal } from '../platform/refusals.ts';
import { useLastingAct } from '../platform/useLastingAct.ts';
import { bodyOf, emptyValues, isSameEmail, valuesOf, type UserValues } from './userValues.ts';
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
export function useUserForm(
  user: StaffDetail | undefined,
  onDone: (user: StaffDetail, asked: string | undefined) => void,
) {
  const client = useQueryClient();
  const [base, setBase] = useState(user);
  const save = useLastingAct(
    ({ values, version }: Sent, idempotencyKey) =>
      base === undefined || version === undefined
        ? call('createUser', { body: bodyOf(values), idempotencyKey })
        : call('updateUser', {
            params: { id: base.id },
            body: { ...bodyOf(values, base.email), version },
            idempotencyKey,
          }),
    { done: () => void renewUsers(client) },
  );
  const act = useActForm({
    name: user ? `user.${user.id}` : 'user.new',
    defaults: user ? valuesOf(user) : emptyValues(currentLanguage()),
    act: async (values, sending) => {
      const saved = await save.send({ values, version: base?.version }, sending).catch(takeStale);
      const isAsked = !isSameEmail(values.email, saved.email);
      return { saved, asked: isAsked ? (saved.pendingEmail ?? undefined) : undefined };
    },
    done: ({ saved, asked }) => onDone(saved, asked),
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

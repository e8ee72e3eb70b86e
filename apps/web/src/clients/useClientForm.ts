import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ClientDetail } from '@portal/contract/customers.ts';
import type { ClientStatus } from '@portal/domain/clients/accounts.ts';
import type { Language } from '@portal/domain/languages.ts';
import { call } from '../platform/api.ts';
import { useActForm } from '../platform/forms/useActForm.ts';
import { isRefusal } from '../platform/refusals.ts';
import { useLastingAct } from '../platform/useLastingAct.ts';
import { renewClients } from './clients.queries.ts';

export interface ClientValues {
  email: string;
  language: Language;
  status: ClientStatus;
}

const valuesOf = ({ email, language, status }: ClientDetail): ClientValues => ({ email, language, status });

/**
 * The form of a client's account. Where somebody else changed the account meanwhile (`client.stale`), what was typed
 * stays, the rest is as it is now, and the next try is upon that.
 */
export function useClientForm(client: ClientDetail, onDone: (asked: string | undefined) => void) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(client);
  const save = useLastingAct(
    (body: ClientValues & { version: number }, idempotencyKey) =>
      call('updateClient', { params: { id: client.id }, body, idempotencyKey }),
    { done: () => void renewClients(queryClient) },
  );
  const act = useActForm({
    name: `client.${client.id}`,
    defaults: valuesOf(client),
    async act(values, sending) {
      const { email, pendingEmail } = await save.send({ ...values, version: base.version }, sending).catch(takeStale);
      return values.email.trim().toLowerCase() === email ? undefined : (pendingEmail ?? undefined);
    },
    done: onDone,
  });

  function takeStale(error: unknown): never {
    if (isRefusal(error, 'client.stale') && error.client) {
      act.draft.takeChanged(valuesOf(error.client));
      setBase(error.client);
    }
    throw error;
  }
  return { ...act, base };
}

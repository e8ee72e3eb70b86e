import { useQueryClient } from '@tanstack/react-query';
import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import { call } from '../platform/network/api.ts';
import { useRecordForm } from '../platform/forms/useRecordForm.ts';
import { renewClients } from './clients.queries.ts';

/** The form of a client's account. */
export function useClientForm(client: ClientDetail, onDone: (asked: string | undefined) => void) {
  const queryClient = useQueryClient();
  const form = useRecordForm({
    endpoint: 'updateClient',
    name: `client.${client.id}`,
    record: client,
    values: (present = client) => ({ email: present.email, language: present.language, status: present.status }),
    send: (values, base = client, idempotencyKey) =>
      call('updateClient', { params: { id: client.id }, body: { ...values, version: base.version }, idempotencyKey }),
    renew: () => void renewClients(queryClient),
    done: ({ email, pendingEmail }, values) =>
      onDone(values.email.trim().toLowerCase() === email ? undefined : (pendingEmail ?? undefined)),
  });
  return { ...form, base: form.base ?? client };
}

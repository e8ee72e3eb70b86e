import { useQueryClient } from '@tanstack/react-query';
import { REMINDER_DAYS } from '@portal/domain/clients/accounts.ts';
import { call } from '../platform/network/api.ts';
import { BulkDialog, type AskedOfMany } from '../platform/bulk/BulkDialog.tsx';
import { renewClients } from './clients.queries.ts';

type Props = AskedOfMany & {
  /** Whose list it is. */
  endpoint: 'remindClients' | 'remindDrafts';
};

/** Asks, sends, and shows how far it is and whom no message reached. */
export default function RemindDialog({ endpoint, ...asked }: Props) {
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind="remindClients"
      said={{ days: REMINDER_DAYS }}
      defaults={{}}
      start={(to, idempotencyKey) => call(endpoint, { body: 'ids' in to ? { clients: to.ids } : to, idempotencyKey })}
      onEnded={() => void renewClients(client)}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog, type AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { call } from '../../platform/network/api.ts';
import { BIN } from './bin.queries.ts';

/** Asks, restores those chosen, and shows how far it is and which could not be. */
export default function RestoreManyDialog(asked: AskedOfMany) {
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind="restore"
      defaults={{}}
      start={(of, idempotencyKey) =>
        call('restoreApplications', { body: 'ids' in of ? { applications: of.ids } : of, idempotencyKey })
      }
      onEnded={() => void client.invalidateQueries({ queryKey: BIN })}
    />
  );
}

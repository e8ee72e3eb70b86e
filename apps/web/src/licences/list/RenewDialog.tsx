import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { BulkDialog, type AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { LICENCES } from '../licences.queries.ts';

/** Asks, renews, and shows how far it is and which were not renewed. */
export default function RenewDialog(asked: AskedOfMany) {
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind="renewLicences"
      defaults={{}}
      start={(of, idempotencyKey) =>
        call('renewLicences', { body: 'ids' in of ? { applications: of.ids } : of, idempotencyKey })
      }
      onEnded={() => void client.invalidateQueries({ queryKey: LICENCES })}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog, type AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { call } from '../../platform/network/api.ts';
import { REPORTS } from '../reports.queries.ts';

/** Asks, reminds, and shows how far it is and which churches were not reminded. */
export default function RemindDialog(asked: AskedOfMany) {
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind="remindReports"
      defaults={{}}
      start={(of, idempotencyKey) =>
        call('remindReportChurches', { body: 'ids' in of ? { churches: of.ids } : of, idempotencyKey })
      }
      onEnded={() => void client.invalidateQueries({ queryKey: REPORTS })}
    />
  );
}

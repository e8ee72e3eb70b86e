import { useQueryClient } from '@tanstack/react-query';
import { notPast } from '@portal/domain/fields/rules.ts';
import { BulkDialog, type AskedOfMany } from '../../../platform/bulk/BulkDialog.tsx';
import { required } from '../../../platform/forms/fields/checks.ts';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { call } from '../../../platform/network/api.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { DATED_DOCUMENTS } from './datedDocuments.queries.ts';

/** Gives documents another last day without another file. */
export default function DateDocumentsDialog(asked: AskedOfMany) {
  const t = useText('datedDocuments');
  const client = useQueryClient();
  return (
    <BulkDialog
      {...asked}
      kind="dateDocuments"
      defaults={{ validUntil: '' }}
      start={(of, idempotencyKey, values) =>
        call('dateDocuments', { body: { ...('ids' in of ? { documents: of.ids } : of), ...values }, idempotencyKey })
      }
      onEnded={() => void client.invalidateQueries({ queryKey: DATED_DOCUMENTS })}
      renderFields={({ control }) => (
        <TextField
          control={control}
          name="validUntil"
          label={t('dateLabel')}
          check={required(notPast)}
          type="date"
          isFirst
        />
      )}
    />
  );
}

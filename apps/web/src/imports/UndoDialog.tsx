import { useQueryClient } from '@tanstack/react-query';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { IMPORTS } from './imports.queries.ts';

interface Props {
  batch: ImportBatch;
  onClose: () => void;
}

/** Says what is taken back before it is. */
export function UndoDialog({ batch: { id, version }, onClose }: Props) {
  const t = useText('imports');
  const client = useQueryClient();
  const form = useKeyedForm({
    defaults: {},
    act: (_, idempotencyKey) => call('undoImport', { params: { id }, body: { version }, idempotencyKey }),
    done() {
      void client.invalidateQueries({ queryKey: IMPORTS });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('undoTitle')}
      submitLabel={t('undo')}
      next={t('undoText')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}

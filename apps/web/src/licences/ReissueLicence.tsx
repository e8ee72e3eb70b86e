import { useQueryClient } from '@tanstack/react-query';
import type { Licence } from '@portal/contract/licences/licences.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../platform/forms/useSeenRecord.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { acceptLicence } from './licences.queries.ts';

/** Asks before a licence gets another code, since the card in somebody's pocket is then dead. */
export function ReissueLicence({ id, licence, onClose }: { id: number; licence: Licence; onClose: () => void }) {
  const t = useText('licences');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('reissueLicence', { licence }, (now) => acceptLicence(client, id, now));
  const form = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => {
      const body = { seen: (seen.licence ?? licence).version };
      acceptLicence(client, id, await upon(call('reissueLicence', { params: { id }, body, idempotencyKey })));
    },
    done: () => {
      showToast({ tone: 'done', text: t('reissued') });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('reissueTitle')}
      next={t('reissueText')}
      submitLabel={t('reissue')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}

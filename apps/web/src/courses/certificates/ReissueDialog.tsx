import { useQueryClient } from '@tanstack/react-query';
import type { HeldCertificate } from '@portal/contract/courses/certificates.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { COURSES } from '../courses.queries.ts';

interface Props {
  /** Whose it is. */
  name: string;
  certificate: HeldCertificate;
  onClose: () => void;
}

/** Asks before a certificate is issued again, since the one that is printed is then revoked. */
export function ReissueDialog({ name, certificate, onClose }: Props) {
  const t = useText('courseTracking');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: COURSES });
  const { seen, upon } = useSeenRecord('reissueCertificate', certificate, renew);
  const form = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => {
      await upon(call('reissueCertificate', { params: { id: seen.id }, body: { seen: seen.version }, idempotencyKey }));
      renew();
    },
    done: () => {
      showToast({ tone: 'done', text: t('reissued', { name }) });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('reissueTitle', { name })}
      next={t('reissueText')}
      submitLabel={t('reissue')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { HeldCertificate } from '@portal/contract/courses/certificates.ts';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { COURSES } from '../courses.queries.ts';

interface Props {
  /** Whose it is. */
  name: string;
  certificate: HeldCertificate;
  onClose: () => void;
}

/** Revokes a certificate, with the reason. */
export function RevokeDialog({ name, certificate, onClose }: Props) {
  const t = useText('courseTracking');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: COURSES });
  const { seen, upon } = useSeenRecord('revokeCertificate', certificate, renew);
  const revoke = useLastingAct(
    (reason: string, idempotencyKey) =>
      upon(
        call('revokeCertificate', { params: { id: seen.id }, body: { reason, seen: seen.version }, idempotencyKey }),
      ),
    { done: renew },
  );
  const act = useActForm({
    name: `certificate-revoke.${certificate.id}`,
    defaults: { reason: '' },
    act: ({ reason }, sending) => revoke.send(reason, sending),
    done() {
      showToast({ tone: 'done', text: t('revoked', { name }) });
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('revokeTitle', { name })}
      hint={t('revokeHint')}
      submit={t('revokeSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="reason"
        label={t('reason')}
        most={COURSE_LIMITS.reason}
        check={required(paragraph(COURSE_LIMITS.reason))}
        isFirst
      />
    </ActDialog>
  );
}

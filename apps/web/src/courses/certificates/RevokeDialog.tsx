import { useQueryClient } from '@tanstack/react-query';
import type { HeldCertificate } from '@portal/contract/courses/certificates.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { COURSES } from '../courses.queries.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

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
  const { seen, upon } = useSeenRecord(
    'revokeCertificate',
    certificate,
    () => void client.invalidateQueries({ queryKey: COURSES }),
  );
  return (
    <ReasonDialog
      draft={`certificate-revoke.${certificate.id}`}
      title={t('revokeTitle', { name })}
      hint={t('revokeHint')}
      submit={t('revokeSubmit')}
      act={(reason, idempotencyKey) =>
        upon(
          call('revokeCertificate', { params: { id: seen.id }, body: { reason, seen: seen.version }, idempotencyKey }),
        )
      }
      done={t('revoked', { name })}
      onClose={onClose}
    />
  );
}

import { useState, type ReactNode } from 'react';
import { IconCertificateOff, IconDownload, IconRefresh } from '@tabler/icons-react';
import type { HeldCertificate } from '@portal/contract/courses/certificates.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { certificateFiles } from './certificateFiles.ts';
import { ReissueDialog } from './ReissueDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

interface Asked {
  what: 'revoke' | 'reissue';
  name: string;
  certificate: HeldCertificate;
}

/** What a row's menu does with a certificate: its files, and for those who may revoking and issuing again, which ask first. */
export function useCertificateActs() {
  const t = useText('courseTracking');
  const [open, setOpen] = useState<Asked>();
  const mayPass = useActor().permissions.has('business.course.pass');
  const actsOn = (name: string, certificate: HeldCertificate | null) => {
    if (certificate === null) return [];
    const ask = (what: Asked['what']) => () => setOpen({ what, name, certificate });
    return [
      ...certificateFiles(certificate).map(({ language, address }) => ({
        label: t('certificatePdf', { language: t(`file.${language}`) }),
        icon: IconDownload,
        does: () => location.assign(address),
      })),
      mayPass && { label: t('reissue'), icon: IconRefresh, does: ask('reissue') },
      mayPass &&
        certificate.standing === 'VALID' && {
          label: t('revoke'),
          icon: IconCertificateOff,
          does: ask('revoke'),
          danger: true as const,
        },
    ].filter((act) => act !== false);
  };
  const Dialog = open?.what === 'revoke' ? RevokeDialog : ReissueDialog;
  const asked: ReactNode = open && (
    <Dialog name={open.name} certificate={open.certificate} onClose={() => setOpen(undefined)} />
  );
  return { actsOn, asked };
}

import { useState } from 'react';
import { useApplication } from '../applications/applications.queries.ts';
import type { CardDialogProps } from '../applications/cardMenu.ts';
import { fullName } from '../applications/fullName.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { DeactivateLicence } from './DeactivateLicence.tsx';
import { LicenceShown, type LicenceQuestion } from './LicenceShown.tsx';
import { ReissueLicence } from './ReissueLicence.tsx';
import { useLicence } from './licences.queries.ts';

const QUESTIONS = { reissue: ReissueLicence, deactivate: DeactivateLicence } satisfies Record<LicenceQuestion, unknown>;

/** The leader card with what may be done with its licence; what is asked first takes its place. */
export default function LicenceDialog({ card, onClose }: CardDialogProps) {
  const t = useText('licences');
  const common = useText('common');
  const held = useLicence(card.id);
  const { data: application, ...detail } = useApplication(card.id);
  const [asked, setAsked] = useState<LicenceQuestion>();
  const licence = held.data?.licence;
  const Question = asked && QUESTIONS[asked];
  if (Question && licence) {
    return <Question id={card.id} licence={licence} onClose={() => setAsked(undefined)} />;
  }
  const error = held.data ? detail.error : held.error;
  const read = held.data && application;
  return (
    <DialogFrame title={t('title', { name: fullName(card) })} closeLabel={common('close')} onClose={onClose}>
      {!read && error && (
        <FailedReading
          title={t('failedToLoad')}
          error={error}
          onRetry={() => Promise.all([held.refetch(), detail.refetch()])}
          busy={held.isFetching || detail.isFetching}
        />
      )}
      {!read && !error && <SkeletonLines lines={6} label={t('loading')} />}
      {read && !licence && <p>{t('none')}</p>}
      {read && licence && <LicenceShown application={application} licence={licence} onAsk={setAsked} />}
    </DialogFrame>
  );
}

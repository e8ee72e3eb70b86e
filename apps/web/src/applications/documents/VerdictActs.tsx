import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCalendarDue, IconCheck, IconX } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import type { CardDocument } from './cardDocuments.ts';
import { useAccept } from './useAccept.ts';
import classes from './Documents.module.css';

const ExpiryDialog = lateOver(() => import('./ExpiryDialog.tsx'));

interface Props {
  application: Detail;
  document: CardDocument;
  /** Opens the dialog that asks why. */
  onRefuse: () => void;
}

/** What this reader may say of a document that is there. */
export function VerdictActs({ application, document, onRefuse }: Props) {
  const t = useText('documents');
  const name = useText('applicationForm')(`fields.documents.${document.kind}`);
  const { accept, isBusy } = useAccept(application, document);
  const [isDating, setDating] = useState(false);
  const { file, verdict } = document;
  const { judgeDocument, askCorrection } = application.may;
  if (!file) return null;
  const isAccepted = verdict === 'ACCEPTED';
  return (
    <div className={classes.acts}>
      {judgeDocument && (
        // One button in both: it keeps the focus as it changes.
        <Button
          size="compact-sm"
          variant={isAccepted ? 'default' : 'light'}
          leftSection={isAccepted ? <IconArrowBackUp size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
          aria-label={t(isAccepted ? 'reopenOf' : 'acceptOf', { document: name })}
          aria-disabled={isBusy}
          onClick={() => accept(!isAccepted)}
        >
          {t(isAccepted ? 'reopen' : 'accept')}
        </Button>
      )}
      {judgeDocument && isAccepted && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCalendarDue size={16} aria-hidden />}
          aria-label={t('dateOf', { document: name })}
          onClick={() => setDating(true)}
        >
          {t('date')}
        </Button>
      )}
      {askCorrection && verdict !== 'REFUSED' && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          aria-label={t('refuseOf', { document: name })}
          onClick={onRefuse}
        >
          {t('refuse')}
        </Button>
      )}
      {isDating && (
        <ExpiryDialog application={application} document={{ ...document, file }} onClose={() => setDating(false)} />
      )}
    </div>
  );
}

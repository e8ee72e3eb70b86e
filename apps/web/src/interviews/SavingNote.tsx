import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Failures } from '../ui/states/Failures.tsx';
import { StateMark } from '../ui/states/StateMark.tsx';
import type { Saving } from './answering/useAnswers.ts';

/** Whether the server has what was typed. */
export function SavingNote({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const t = useText('interviews');
  if (typeof saving === 'object') {
    return (
      <>
        <Failures texts={[t('saveFailed'), ...failureTexts(saving.failed)]} note={failureNote(saving.failed)} />
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </>
    );
  }
  const marks = { saved: IconCheck, saving: IconRefresh, waiting: IconCloudOff } as const;
  return (
    <output>
      <StateMark icon={marks[saving]} tone={saving === 'waiting' ? 'attention' : 'quiet'}>
        {t(saving)}
      </StateMark>
    </output>
  );
}

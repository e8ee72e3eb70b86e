import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff, IconPencilExclamation, IconRefresh } from '@tabler/icons-react';
import { Failures } from '../../../ui/states/Failures.tsx';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import { failureNote } from '../../failures/FailureNote.tsx';
import { failureTexts } from '../../texts/fieldErrors.ts';
import { useText } from '../../texts/i18n.ts';
import type { Saving } from './useSaving.ts';

interface Props {
  saving: Saving;
  /** Something is marked that the server does not take as it is. */
  except: boolean;
  onRetry: () => void;
}

const MARKS = { saved: IconCheck, saving: IconRefresh, savingWaits: IconCloudOff, savedExcept: IconPencilExclamation };

/** Whether the server has what was typed. */
export function SavingNote({ saving, except, onRetry }: Props) {
  const t = useText('forms');
  const common = useText('common');
  if (typeof saving === 'object') {
    return (
      <>
        <Failures texts={[t('saveFailed'), ...failureTexts(saving.failed)]} note={failureNote(saving.failed)} />
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {common('retry')}
        </Button>
      </>
    );
  }
  const said = saving === 'waiting' ? 'savingWaits' : saving === 'saved' && except ? 'savedExcept' : saving;
  const isCalm = said === 'saved' || said === 'saving';
  return (
    <output>
      <StateMark icon={MARKS[said]} tone={isCalm ? 'quiet' : 'attention'}>
        {t(said)}
      </StateMark>
    </output>
  );
}

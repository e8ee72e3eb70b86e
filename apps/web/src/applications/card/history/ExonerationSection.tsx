import { Button } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { exonerationRows } from '@portal/messages/applications/recordRows.ts';
import { useBoardActions } from '../../board/BoardActions.ts';
import { RecordSection } from '../form/RecordSection.tsx';
import { useCardWords } from '../form/useCardWords.ts';

interface Props {
  application: Detail;
  exoneration: Detail['exonerations'][number];
  /** Which of several. */
  number?: number | undefined;
}

/** What was exonerated, or is asked for and waits for a second person, who decides from here. */
export function ExonerationSection({ application, exoneration, number }: Props) {
  const words = useCardWords();
  const { detail: t } = words;
  const actions = useBoardActions();
  const { state, own } = exoneration;
  return (
    <>
      <RecordSection
        title={t('section.exoneration')}
        number={number}
        rows={exonerationRows(words, exoneration)}
        record={exoneration}
      />
      {state === 'WAITING' && own && <p>{t('decision.own')}</p>}
      {state === 'WAITING' && !own && application.may.decideExoneration && (
        <Button variant="default" onClick={() => actions.begin({ row: 'decide', card: application })}>
          {t('act.decide')}
        </Button>
      )}
    </>
  );
}

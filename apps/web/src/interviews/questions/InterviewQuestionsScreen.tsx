import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye, IconListDetails, IconPlus } from '@tabler/icons-react';
import { QUESTION_LIMITS } from '@portal/domain/questions/question.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { SettingHistory } from '../../platform/history/SettingHistory.tsx';
import { formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import type { OpenOver } from './openOver.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionGroupPart } from './QuestionGroupPart.tsx';
import { useInterviewQuestions } from './questions.queries.ts';
import classes from './Questions.module.css';

/** The questions of the interview: groups, questions under their options, order, both languages. */
export function InterviewQuestionsScreen() {
  const t = useText('interviewQuestions');
  const common = useText('common');
  // The dialogs and the preview wait for no texts of their own.
  useText('interviews');
  useText('forms');
  const { data: kept, error, isPending, isFetching, refetch } = useInterviewQuestions();
  const [over, setOver] = useState<OpenOver>();
  const close = () => setOver(undefined);
  const isEmpty = kept?.groups.length === 0;
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={kept !== undefined && kept.groups.length >= QUESTION_LIMITS.groups}
      onClick={() => setOver({})}
    >
      {t('addGroup')}
    </Button>
  );
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t('lead')}
      actions={
        kept &&
        !isEmpty && (
          <>
            <SettingHistory of="INTERVIEW_QUESTIONS" />
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => setOver('preview')}
            >
              {t('preview')}
            </Button>
            {add}
          </>
        )
      }
    >
      {isPending && <SkeletonLines lines={10} label={common('loading')} />}
      {error && !kept && <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />}
      {isEmpty && (
        <EmptyState
          icon={<IconListDetails size={28} stroke={1.5} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={add}
        />
      )}
      {kept && (
        <>
          <ol className={classes.groups}>
            {kept.groups.map((group) => (
              <QuestionGroupPart key={group.id} group={group} groups={kept.groups} onOpen={setOver} />
            ))}
          </ol>
          <p className={classes.quiet}>
            {kept.savedBy === null
              ? t('savedByPortal')
              : t('savedBy', { name: kept.savedBy, instant: formatInstant(kept.savedAt) })}
          </p>
        </>
      )}
      {kept && over === 'preview' && <PreviewDialog groups={kept.groups} onClose={close} />}
      {kept && typeof over === 'object' && 'in' in over && (
        <QuestionDialog kept={kept} id={over.question} groupId={over.in} onClose={close} />
      )}
      {kept && typeof over === 'object' && !('in' in over) && (
        <GroupDialog kept={kept} id={over.group} onClose={close} />
      )}
    </Screen>
  );
}

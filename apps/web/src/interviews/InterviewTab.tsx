import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { isStage, STAGES } from '@portal/domain/applications/stages.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { AppointmentsPart } from './appointments/AppointmentsPart.tsx';
import { HeldInterviews } from './HeldInterviews.tsx';
import { InterviewSwitch } from './InterviewSwitch.tsx';
import { useInterview } from './interviews.queries.ts';
import { OpenInterview } from './OpenInterview.tsx';
import classes from './InterviewTab.module.css';

/** The interview of the card: what its reader enters, and the interviews held, with who and when. */
export default function InterviewTab({ application }: { application: Detail }) {
  const t = useText('interviews');
  const common = useText('common');
  useText('forms');
  const { id, status, may } = application;
  const isThere = isStage(status) && STAGES[status].interview !== 'none';
  const { data, error, refetch, isFetching } = useInterview(application, isThere);
  /** After how many held ones another is begun. */
  const [another, setAnother] = useState<number>();
  if (!isThere) return <p className={classes.quiet}>{t('notYet')}</p>;
  const appointments = <AppointmentsPart application={application} />;
  if (error && !data) {
    return (
      <>
        {appointments}
        <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        {appointments}
        <SkeletonLines lines={8} label={common('loading')} />
      </>
    );
  }
  const held = data.held.filter(({ mine }) => !mine);
  const hasBegun = data.mine.answers.length > 0;
  const isOpen = may.interview && (held.length === 0 || hasBegun || another === held.length);
  return (
    <>
      {appointments}
      {!data.active && may.switchInterview && <p className={classes.note}>{t('deactivated')}</p>}
      {isOpen && <OpenInterview key={`${id} ${held.length}`} application={application} interview={data} />}
      {may.interview && !isOpen && (
        <Button variant="default" onClick={() => setAnother(held.length)}>
          {t('another')}
        </Button>
      )}
      {(held.length > 0 || !isOpen) && <HeldInterviews held={held} />}
      {may.switchInterview && <InterviewSwitch application={application} active={data.active} />}
    </>
  );
}

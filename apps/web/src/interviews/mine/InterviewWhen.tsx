import type { MyInterview } from '@portal/contract/interviews/myInterviews.ts';
import { ownDay, ownTime } from '../../platform/texts/ownClock.ts';
import { useMinute } from '../../platform/texts/useMinute.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** When it is or was on the reader's clock, or since when it waits. */
export function InterviewWhen({ interview: { state, at } }: { interview: MyInterview }) {
  const t = useText('myInterviews');
  const day = ownDay(at, useMinute());
  const time = ownTime(at);
  const words = {
    appointment: t('when.appointment', { day }),
    today: t('when.today', { time }),
    coming: t('when.coming', { day, time }),
    result: t('when.result', { day, time }),
    done: t('when.done', { day }),
  };
  return <time dateTime={at}>{words[state]}</time>;
}

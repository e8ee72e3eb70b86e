import { NativeSelect } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardAddress } from '../../boardAddress.ts';
import { useCardTabs } from '../../cardTabs.ts';
import { CorrectionHistory } from '../../corrections/CorrectionHistory.tsx';
import { DeactivationSection } from '../form/DeactivationSection.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { HappenedList } from './HappenedList.tsx';
import { HISTORY_PARTS, partsOf, type HistoryPart } from './historyParts.ts';
import { InterviewList } from './InterviewList.tsx';
import { MoneySections } from './MoneySections.tsx';
import { ReadLog } from './ReadLog.tsx';
import { tellsSomething } from '@portal/messages/applications/historyWords.ts';
import classes from './HistoryTab.module.css';

/** Parts whose records hang on the church or the person, with the act that reads them. */
const ELSEWHERE = { checkIns: 'seeCheckIns', courses: 'seeCourses' } as const;
const isElsewhere = (part: string | undefined): part is keyof typeof ELSEWHERE =>
  part !== undefined && Object.hasOwn(ELSEWHERE, part);

/** What happened to the card: all of it, or one part (`?history=`); with the records of each part, and who opened it. */
export function HistoryTab({ application }: { application: Detail }) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const { history: wanted, showHistory } = useBoardAddress();
  const { permissions } = useActor();
  const { checkIns: CheckIns, courses: Courses } = useCardTabs();
  const offered = HISTORY_PARTS.filter(
    (part) =>
      (part !== 'reads' || permissions.has('business.audit.show')) &&
      (part !== 'corrections' || application.may.seeCorrections) &&
      (!isElsewhere(part) || application.may[ELSEWHERE[part]]),
  );
  const part = offered.find((one) => one === wanted);
  const shows = (one: HistoryPart) => part === undefined || part === one;
  const isOfEvents = part !== 'changes' && part !== 'reads';
  const happened = application.history
    .filter(tellsSomething)
    .filter((entry) => isOfEvents && (part === undefined || partsOf(entry).includes(part)));
  const isEmpty = isOfEvents ? happened.length === 0 : part === 'changes' && application.errorsFields.length === 0;
  return (
    <>
      <NativeSelect
        className={classes.filter ?? ''}
        label={t('history.show')}
        value={part ?? ''}
        onChange={({ currentTarget }) => showHistory(currentTarget.value || undefined)}
        data={[
          { value: '', label: t('history.part.all') },
          ...offered.map((one) => ({ value: one, label: t(`history.part.${one}`) })),
        ]}
      />
      {shows('stages') && (
        <p className={classes.quiet}>
          {application.submittedAt && t('drawer.submitted', { date: formatInstant(application.submittedAt) })}
          <br />
          {application.accountCreatedAt && t('drawer.account', { date: formatInstant(application.accountCreatedAt) })}
        </p>
      )}
      {isEmpty && !isElsewhere(part) && <p className={classes.quiet}>{t('section.noHistory')}</p>}
      {happened.length > 0 && <HappenedList id={application.id} history={happened} />}
      {part === 'money' && <p className={classes.quiet}>{board(`paymentStatus.${application.paymentStatus}`)}</p>}
      {shows('stages') && application.deactivation && <DeactivationSection deactivation={application.deactivation} />}
      {shows('money') && <MoneySections application={application} />}
      {shows('interviews') && application.interviews.length > 0 && (
        <InterviewList interviews={application.interviews} />
      )}
      {shows('corrections') && <CorrectionHistory application={application} />}
      {shows('changes') && <FieldChanges changes={application.errorsFields} />}
      {part === 'checkIns' && <CheckIns application={application} />}
      {part === 'courses' && <Courses application={application} />}
      {part === 'reads' && <ReadLog id={application.id} />}
    </>
  );
}

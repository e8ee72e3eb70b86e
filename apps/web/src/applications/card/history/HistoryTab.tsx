import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatInstant } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useHistoryText } from './useHistoryText.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { InterviewList } from './InterviewList.tsx';
import { MoneySections } from './MoneySections.tsx';
import classes from './HistoryTab.module.css';

/** What happened, latest first, by whom and when (New York time); then money, interviews and changes of fields. */
export function HistoryTab({ application }: { application: Detail }) {
  const t = useText('applicationDetail');
  const inWords = useHistoryText();
  return (
    <>
      <p className={classes.quiet}>
        {application.submittedAt && t('drawer.submitted', { date: formatInstant(application.submittedAt) })}
        <br />
        {application.accountCreatedAt && t('drawer.account', { date: formatInstant(application.accountCreatedAt) })}
      </p>
      {application.history.length === 0 && <p className={classes.quiet}>{t('section.noHistory')}</p>}
      <ol className={classes.history}>
        {application.history.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <p>{inWords.event(entry)}</p>
            {inWords.assignment(entry) && <p>{inWords.assignment(entry)}</p>}
            <p className={classes.quiet}>
              {entry.by ?? (entry.byApplicant ? t('history.byApplicant') : t('history.bySystem'))}
              {' · '}
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      <MoneySections payment={application.externalPayment} exonerations={application.exonerations} />
      {application.interviews.length > 0 && <InterviewList interviews={application.interviews} />}
      {application.errorsFields.length > 0 && <FieldChanges changes={application.errorsFields} />}
    </>
  );
}

/** How its report stands, how a church is reached, what was done last, and how its reports came in. */
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { countOutcomes } from '@portal/domain/census/chasing.ts';
import { Ago } from '../../platform/texts/Ago.tsx';
import { formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ReportState } from '../ReportState.tsx';
import classes from './Churches.module.css';

interface Props {
  church: ReportChurch;
}

/** The state of the newest report, and by when it was due or is. */
export function StateCell({ church: { last } }: Props) {
  const t = useText('reportChurches');
  if (!last) return '–';
  return (
    <>
      <ReportState state={last.state} />
      {last.sentAt === null && <span className={classes.beside}>{t('due', { day: formatDate(last.deadline) })}</span>}
    </>
  );
}

/** Who leads it, with the number to call and the language to speak. */
export function LeaderCell({ church: { leader, chase } }: Props) {
  const t = useText('reportChurches');
  if (leader === null) return '–';
  return (
    <>
      {leader}
      {chase && (
        <span className={classes.beside}>
          {chase.phone !== null && chase.phone !== '' && (
            <a href={`tel:${chase.phone.replace(/[^+\d]/g, '')}`}>{chase.phone}</a>
          )}
          <span>{chase.language === null ? t('noAccount') : t(`speaks.${chase.language}`)}</span>
        </span>
      )}
    </>
  );
}

/** The last reminder by hand, or the last call with what was said. */
export function ContactCell({ church: { chase } }: Props) {
  const t = useText('reportChurches');
  const contact = chase?.contact;
  if (!contact) return <span className={classes.quiet}>{t('contact.never')}</span>;
  return (
    <>
      {t(`contacted.${contact.kind}`)} <Ago instant={contact.at} />
      {contact.note !== null && (
        <span className={classes.beside} dir="auto">
          {contact.note}
        </span>
      )}
    </>
  );
}

/** The last three years, a mark a quarter: a full one on time, a half one late, an empty one missed; and the count. */
export function RecordCell({ church: { record } }: Props) {
  const t = useText('reportChurches');
  if (record.length === 0) return '–';
  const { due, onTime, late, missed } = countOutcomes(record);
  const said = {
    due: formatNumber(due),
    onTime: formatNumber(onTime),
    late: formatNumber(late),
    missed: formatNumber(missed),
  };
  return (
    // The tip is all that it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={classes.record} tabIndex={0} data-tip={t('recordWhole', said)}>
      <span className={classes.marks} aria-hidden>
        {record.map((outcome, place) => (
          // They have nothing but their places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} data-outcome={outcome} />
        ))}
      </span>
      {t('recordOf', said)}
    </span>
  );
}

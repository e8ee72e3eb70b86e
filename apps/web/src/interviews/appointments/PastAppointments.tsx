import type { Appointment } from '@portal/contract/interviews/appointments.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { bothTimes, spanOf } from './appointmentTimes.ts';
import classes from './Appointments.module.css';

/** Those that are over or were called off, folded. */
export function PastAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useText('appointments');
  const became = ({ cancelled }: Appointment): string => {
    if (!cancelled) return t('over');
    const { by, reason } = cancelled;
    return reason === null ? t('calledOff', { name: by }) : t('calledOffWhy', { name: by, reason });
  };
  const count = appointments.length;
  return (
    <details className={classes.past}>
      <summary>{t('earlier', { count, shown: formatNumber(count) })}</summary>
      <ul>
        {appointments.map((one) => {
          const { theirs, zone } = bothTimes(spanOf(one), one.zone);
          return (
            <li key={one.id}>
              <time dateTime={one.startsAt}>{t('withZone', { when: theirs, zone })}</time>
              <span className={classes.quiet}>{one.interviewer.name}</span>
              <span className={classes.text}>{became(one)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import type { Appointment } from '@portal/contract/interviews/appointments.ts';
import { isMeetingLink } from '@portal/domain/interviews/appointments.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { bothTimes, spanOf } from './appointmentTimes.ts';
import classes from './Appointments.module.css';

interface Props {
  appointment: Appointment;
  /** Of the leader. */
  name: string;
}

/** The appointment that lies ahead: on both clocks, where, with whom. */
export function ComingAppointment({ appointment, name }: Props) {
  const t = useText('appointments');
  const { zone, place, note, interviewer, attendees, madeBy, startsAt } = appointment;
  const times = bothTimes(spanOf(appointment), zone);
  return (
    <div className={classes.coming}>
      <Facts
        facts={[
          [
            t('theirTime'),
            <time key={startsAt} dateTime={startsAt}>
              {t('withZone', { when: times.theirs, zone: times.zone })}
            </time>,
          ],
          [t('yourTime'), times.yours],
          [t('place'), isMeetingLink(place) ? <MeetingLink key={place} place={place} /> : place],
          [t('interviewer'), interviewer.name],
          [t('attendees'), t(attendees, { name })],
          [
            t('note'),
            note && (
              <span key="note" className={classes.text} dir="auto">
                {note}
              </span>
            ),
          ],
          [t('madeBy'), madeBy],
        ]}
      />
    </div>
  );
}

const MeetingLink = ({ place }: { place: string }) => (
  <a href={place} target="_blank" rel="noreferrer noopener" className={classes.text}>
    {place}
  </a>
);

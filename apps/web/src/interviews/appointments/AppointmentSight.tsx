import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { appointmentEndpoints } from '@portal/contract/interviews/appointments.ts';
import { spanText, type Span } from '@portal/messages/zonedTimeText.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { useClashes } from './appointments.queries.ts';
import { bothTimes, readerZone, spanOf } from './appointmentTimes.ts';
import classes from './Appointments.module.css';

interface Props {
  id: number;
  zone: string;
  /** Nothing while something is missing. */
  span: Span | undefined;
  interviewer: ReplyOf<typeof appointmentEndpoints.listInterviewers>[number] | undefined;
  /** The appointment that is being moved. */
  except: number | undefined;
}

/** What is being arranged, on both clocks; what else the interviewer has then, and whether they see the application. It forbids nothing. */
export function AppointmentSight({ id, zone, span, interviewer, except }: Props) {
  const t = useText('appointments');
  const clashes = useClashes(id, { interviewer: interviewer?.id, span, except });
  const times = span && bothTimes(span, zone);
  const person = interviewer?.name ?? '';
  return (
    <output className={classes.told}>
      {times && <span>{t('toThem', { when: times.theirs, zone: times.zone })}</span>}
      {times?.yours && <span>{t('toYou', { when: times.yours })}</span>}
      {interviewer?.seesCard === false && <span className={classes.warning}>{t('unseen', { person })}</span>}
      {clashes.error && <span>{t('clashUnknown', { person })}</span>}
      {clashes.data?.map((clash) => {
        const when = spanText(currentLanguage(), spanOf(clash), readerZone());
        return (
          <span key={clash.startsAt} className={classes.warning}>
            {clash.card
              ? t('clashWith', { person, when, name: clash.card.name, caseNumber: clash.card.caseNumber ?? '' })
              : t('clash', { person, when })}
          </span>
        );
      })}
    </output>
  );
}

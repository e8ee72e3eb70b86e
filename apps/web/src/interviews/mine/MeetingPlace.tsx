import { IconVideo } from '@tabler/icons-react';
import { isMeetingLink } from '@portal/domain/interviews/appointments.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './MeetingPlace.module.css';

/** A room, or the call to join by one press. */
export function MeetingPlace({ place, join }: { place: string; join: string }) {
  const common = useText('common');
  if (!isMeetingLink(place)) return <>{place}</>;
  return (
    <a
      className={classes.call}
      href={place}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={common('linkOpensNewTab', { name: join })}
    >
      <IconVideo size={16} aria-hidden /> {join}
    </a>
  );
}

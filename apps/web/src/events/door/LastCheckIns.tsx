import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Door } from '@portal/contract/events/checkIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/people/Portrait.tsx';
import { timeOf } from '../eventTimes.ts';
import { usePartyText } from './partyText.ts';
import { lastKey, type DoorActs } from './useDoor.ts';
import classes from './Door.module.css';

/** The last twenty at this event, at whichever door; one's own of just now may be taken back. */
export function LastCheckIns({ door, acts }: { door: Door; acts: DoorActs }) {
  const t = useText('door');
  const partyText = usePartyText();
  const query = useQuery({
    queryKey: lastKey(door.id),
    queryFn: ({ signal }) => call('listCheckIns', { params: { id: door.id }, signal }),
    staleTime: 0,
  });
  return (
    <Panel title={t('last')}>
      <UntilRead query={query} />
      {query.data?.length === 0 && <p className={classes.quiet}>{t('lastNone')}</p>}
      <ol className={classes.doors}>
        {query.data?.map((checkIn) => {
          const { id, attendee, at, by, party, undoable } = checkIn;
          const name = attendee.name || t('erased');
          return (
            <li key={id} className={classes.last}>
              <Portrait name={name} url={attendee.photo} size={40} />
              <span>
                <b>{name}</b>
                <span className={classes.quiet}>{partyText(party)}</span>
                <span className={classes.quiet}>
                  {by === null ? timeOf(at, door.zone) : t('atDoor', { time: timeOf(at, door.zone), name: by })}
                </span>
              </span>
              {undoable && (
                <Button
                  variant="subtle"
                  aria-label={t('undoOf', { name })}
                  onClick={() => acts.undo({ ...checkIn, attendee: { ...attendee, name } })}
                >
                  {t('undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

import type { StaffActor } from '../platform/http/context.ts';
import type { ColleagueAway } from './loadSession.ts';

/** What an actor is given by those who are away today: nothing where nobody is. */
export const standingIn = (away: readonly ColleagueAway[]): Pick<StaffActor, 'standsInFor' | 'colleaguesAway'> =>
  away.length === 0
    ? {}
    : {
        standsInFor: away.map(({ id }) => id),
        colleaguesAway: away.map(({ id, name, until }) => ({ id, name, until })),
      };

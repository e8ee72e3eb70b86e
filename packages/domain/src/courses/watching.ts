/**
 * How a video is watched, for certain (product/courses.md#watching). What a client says is a claim: counted is what lies
 * between two of its positions, and never more than the time that went by between them on the server's clock.
 */
import { problem, type Problem } from '../problem.ts';
import { lengthOfSpans, withSpan, type Spans } from './spans.ts';

export const VIEW_STATES = ['NOT_STARTED', 'RUNNING', 'PAUSED', 'FINISHED'] as const;
export type ViewState = (typeof VIEW_STATES)[number];

export const SIGNALS = ['PLAY', 'HEARTBEAT', 'PAUSE', 'SEEK', 'FINISH'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** What came of it: let pass by hand, confirmed, missed and waiting, or none of these. */
export const VIEW_OUTCOMES = ['OPEN', 'CONFIRMED', 'MISSED', 'PASSED'] as const;
export type ViewOutcome = (typeof VIEW_OUTCOMES)[number];

/** How often a player says how far it is. */
export const HEARTBEAT_MS = 15_000;
/** A player that says nothing for so long is shown as paused. */
export const QUIET_MS = 3 * HEARTBEAT_MS;
/** Time without a word beyond this counts for nothing: who was away for an hour did not watch for it. */
const SILENCE_MS = 10 * 60_000;
/** Words arrive sooner or later than they were said: so much time may be counted with the next one. */
const JITTER_MS = 10_000;
/** The fastest that a player plays; what is claimed beyond was skipped. */
const FASTEST = 2;
/** A video has ended where so little of it is left, or this share: its length is stated by editors. */
const REST_MS = 3_000;
const REST_SHARE = 0.02;

/** What an open page says of its video. Positions in milliseconds. */
export interface Signal {
  kind: SignalKind;
  position: number;
  /** Of SEEK: where it was left. */
  from?: number | undefined;
  /** Which open page says so. */
  player: string;
  /** Its words are numbered: one that comes twice or too late changes nothing. */
  number: number;
}

/** What a lesson asks, in the language that is watched. */
export interface WatchedLesson {
  lengthMs: number;
  available: number;
  disable: number;
  graceHours: number;
}

/** Instants in milliseconds. */
export interface View {
  state: Exclude<ViewState, 'NOT_STARTED'>;
  spans: Spans;
  position: number;
  /** The page whose words count, and the last of them; null: none plays. */
  player: string | null;
  number: number;
  /** Up to where the run under way is counted: behind the position where words came sooner than the time they speak of. */
  countedTo: number;
  /** Time of the server that nothing was counted for yet. */
  credit: number;
  heardAt: number;
  plays: number;
  missedAt: number | null;
  confirmedAt: number | null;
}

export const UNWATCHED: View = {
  state: 'PAUSED',
  spans: [],
  position: 0,
  player: null,
  number: 0,
  countedTo: 0,
  credit: 0,
  heardAt: 0,
  plays: 0,
  missedAt: null,
  confirmedAt: null,
};

/** CLOSED: not enough is watched. PAST: enough, but the video stands behind its close. MISSED: it closed unpressed. */
export type Button = 'CLOSED' | 'OPEN' | 'PAST' | 'MISSED' | 'CONFIRMED';

export const watchedMs = (view: View, { lengthMs }: Pick<WatchedLesson, 'lengthMs'>): number =>
  lengthOfSpans(view.spans, lengthMs);

export function buttonOf(view: View, lesson: WatchedLesson): Button {
  if (view.confirmedAt !== null) return 'CONFIRMED';
  if (view.missedAt !== null) return 'MISSED';
  if (!isEnough(view, lesson)) return 'CLOSED';
  return isPast(view.position, lesson) ? 'PAST' : 'OPEN';
}

const isEnough = (view: View, lesson: WatchedLesson): boolean =>
  watchedMs(view, lesson) * 100 >= lesson.lengthMs * lesson.available;
const isPast = (position: number, { lengthMs, disable }: WatchedLesson): boolean => position * 100 > lengthMs * disable;

/** When a lesson that was missed begins anew; null: it was not. */
export const againAt = ({ missedAt }: View, { graceHours }: WatchedLesson): number | null =>
  missedAt === null ? null : missedAt + graceHours * 3_600_000;

/** As it is shown: a page that was closed without a word does not play. */
export const shownState = (view: View | undefined, now: number): ViewState => {
  if (!view || view.plays === 0) return 'NOT_STARTED';
  return view.state === 'RUNNING' && now - view.heardAt > QUIET_MS ? 'PAUSED' : view.state;
};

export interface Heard {
  view: View;
  /** Whether the page's words count: another one may have taken over, here or in another lesson. */
  counts: boolean;
}

/** `lesson.missed`: before the grace time is over nothing is begun. */
export function whyNotPlay(view: View, lesson: WatchedLesson, now: number): Problem[] {
  const again = againAt(view, lesson);
  return again !== null && now < again ? [problem('lesson.missed')] : [];
}

/** What a signal makes of a view. Ask `whyNotPlay` first where it is PLAY. */
export function hear(view: View, lesson: WatchedLesson, signal: Signal, now: number): Heard {
  const position = within(signal.position, lesson);
  if (view.player === signal.player && signal.number <= view.number) return { view, counts: view.state === 'RUNNING' };
  if (signal.kind === 'PLAY') return { view: played(view, lesson, { ...signal, position }, now), counts: true };
  if (view.player !== signal.player) return { view, counts: false };
  const heard = { ...view, number: signal.number };
  if (view.state !== 'RUNNING') {
    return signal.kind === 'SEEK'
      ? { view: jumped(heard, lesson, position, now), counts: false }
      : { view: heard, counts: false };
  }
  const upTo = signal.kind === 'SEEK' ? within(signal.from ?? heard.position, lesson) : position;
  const counted = counting(heard, lesson, upTo, now);
  if (signal.kind === 'SEEK') return { view: jumped(counted, lesson, position, now), counts: true };
  if (signal.kind === 'HEARTBEAT') return { view: counted, counts: true };
  const isOver = signal.kind === 'FINISH' && position >= lesson.lengthMs - restOf(lesson);
  const stopped = { ...counted, state: isOver ? ('FINISHED' as const) : ('PAUSED' as const) };
  return { view: isOver ? moved(stopped, lesson, lesson.lengthMs, now) : stopped, counts: false };
}

/** The button is pressed; what came before it is heard first. `lesson.notYet` where it is not open, `lesson.missed` where it was. */
export function confirm(view: View, lesson: WatchedLesson, now: number): { view: View; problems: Problem[] } {
  const button = buttonOf(view, lesson);
  if (button === 'CONFIRMED') return { view, problems: [] };
  if (button === 'OPEN') return { view: { ...view, confirmedAt: now }, problems: [] };
  return { view, problems: [problem(button === 'MISSED' ? 'lesson.missed' : 'lesson.notYet')] };
}

/** A run begins where the page says. What went before it without a word is not counted: the page may have been elsewhere. */
function played(view: View, lesson: WatchedLesson, { player, number, position }: Signal, now: number): View {
  const goesOn = view.state === 'RUNNING' && view.player === player;
  const begun = view.missedAt === null ? view : { ...view, spans: [], missedAt: null, position: 0 };
  const from = view.missedAt === null ? position : 0;
  return moved(
    {
      ...begun,
      state: 'RUNNING',
      player,
      number,
      plays: goesOn ? view.plays : view.plays + 1,
      countedTo: from,
      credit: 0,
      heardAt: now,
    },
    lesson,
    from,
    now,
  );
}

/** Counts what was played since the last word, up to a position. */
function counting(view: View, lesson: WatchedLesson, position: number, now: number): View {
  const credit = view.credit + Math.min(Math.max(0, now - view.heardAt), SILENCE_MS);
  const claimed = position - view.countedTo;
  const isPlayed = claimed > 0 && claimed <= credit * FASTEST + JITTER_MS;
  const counted = isPlayed ? Math.min(claimed, credit) : 0;
  const end = view.countedTo + counted;
  // What could not be counted yet waits for the clock; what stays too far behind was played faster than it runs.
  const countedTo = isPlayed && position - end <= JITTER_MS ? end : position;
  const next = {
    ...view,
    spans: withSpan(view.spans, view.countedTo, end),
    countedTo,
    credit: Math.min(credit - counted, JITTER_MS),
    heardAt: now,
  };
  return moved(next, lesson, position, now);
}

const jumped = (view: View, lesson: WatchedLesson, position: number, now: number): View =>
  moved({ ...view, countedTo: position }, lesson, position, now);

/** The video stands elsewhere: past its close with the button unpressed it was missed. */
function moved(view: View, lesson: WatchedLesson, position: number, now: number): View {
  const next = { ...view, position };
  const isMissed =
    view.confirmedAt === null &&
    view.missedAt === null &&
    isEnough(next, lesson) &&
    isPast(position, lesson) &&
    !isPast(view.position, lesson);
  return isMissed ? { ...next, missedAt: now } : next;
}

const within = (position: number, { lengthMs }: WatchedLesson): number =>
  Math.round(Math.min(Math.max(0, position), lengthMs));
const restOf = ({ lengthMs }: WatchedLesson): number => Math.max(REST_MS, lengthMs * REST_SHARE);

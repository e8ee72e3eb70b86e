import { aside } from '../platform/database/aside.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeLaneProgress, type LaneProgress, type Lanes } from '../settings/demoProgress.ts';
import type { DemoApplicant } from './corpus/applicant.ts';
import type { DemoStep } from './corpus/story.ts';
import { doStaffStep } from './demoActs.ts';
import type { Demo } from './demoCast.ts';
import { doClientStep } from './demoClientActs.ts';
import { keepLetGo } from './demoFiles.ts';
import { fillDemoForm, startDemoForm } from './openDemoForm.ts';

/** So many tell the stories and so many fill the forms: more would only wait for a processor. */
const STORIES = 3;
const FORMS = 2;
/** Few enough that nobody waits long for a row of theirs, enough to share a commit's flush. */
const EVENTS_A_TRANSACTION = 5;

interface Event {
  at: Date;
  applicant: DemoApplicant;
  does: DemoStep | { act: 'start' } | { act: 'fill' };
  lane: number;
  /** What it stands on in other lanes. */
  after: readonly Event[];
  /** Resolved once it is committed. */
  over: PromiseWithResolvers<void>;
}

type Told = (lane: number, progress: LaneProgress) => void;

/**
 * Lets happen what is still to happen: in lanes beside each other, in each its events in the order of their instants, in
 * transactions of some. `told` hears of each transaction.
 */
export async function loadLanes(
  demo: Demo,
  applicants: readonly DemoApplicant[],
  reached: Lanes,
  told: Told,
): Promise<void> {
  const events = eventsOf(applicants);
  await Promise.all(
    Array.from({ length: STORIES + FORMS }, (_, lane) => {
      const progress = reached[lane] ?? { done: 0, loaded: 0 };
      const own = events.filter((event) => event.lane === lane);
      for (const { over } of own.slice(0, progress.done)) over.resolve();
      return loadLane(demo, { lane, events: own, progress }, told);
    }),
  );
}

interface Lane {
  lane: number;
  events: readonly Event[];
  progress: LaneProgress;
}

async function loadLane(demo: Demo, { lane, events, progress }: Lane, told: Told): Promise<void> {
  const { database, clock } = demo.services;
  let { done, loaded } = progress;
  while (done < events.length) {
    const batch = batchFrom(events, done);
    // Before the transaction: what that holds, they may need.
    await Promise.all(batch.flatMap(({ after }) => after.map(({ over }) => over.promise)));
    done += batch.length;
    loaded += batch.filter(isLast).length;
    const reached = { done, loaded };
    await database.transaction(async (db) => {
      for (const event of batch) await happen(demo, db, event);
      await keepLetGo(db, clock.now());
      await writeLaneProgress(db, lane, reached);
    });
    for (const { over } of batch) over.resolve();
    told(lane, reached);
  }
}

/** The events of the next transaction: one that stands on others alone, so that what stands on it waits for nothing else. */
function batchFrom(events: readonly Event[], from: number): readonly Event[] {
  const next = events.slice(from, from + EVENTS_A_TRANSACTION);
  const alone = next.findIndex(({ after }) => after.length > 0);
  return next.slice(0, alone < 0 ? next.length : Math.max(alone, 1));
}

/** Whether the applicant's story is told with it. */
const isLast = ({ does, applicant: { story } }: Event): boolean => {
  const last = story.steps.at(-1);
  return last ? does === last : does.act === 'fill';
};

/** Whoever came in meanwhile may have changed what it stands on: then it does not happen, and the others do. */
async function happen(demo: Demo, db: Db, { at, applicant, does }: Event): Promise<void> {
  const { services, cast, files, passwordHash, say } = demo;
  const context = { db, now: at, language: applicant.account.language, services };
  const outcome = await aside(db, { keeps: true }, async () => {
    if (does.act === 'start') await startDemoForm(context, applicant, passwordHash);
    else if (does.act === 'fill') await fillDemoForm(context, applicant, files);
    else if (does.act === 'submit' || does.act === 'payOnline' || does.act === 'answerCorrection') {
      await doClientStep(context, applicant, does, files);
    } else await doStaffStep(context, cast, applicant, does, files);
  });
  if (outcome instanceof Refusal) say(`A step of a demo application was refused: ${outcome.message}.`);
}

/** Everything that happens, in the order in which it happened; the same for the same applicants. */
function eventsOf(applicants: readonly DemoApplicant[]): Event[] {
  const events = applicants.flatMap((applicant, index) => {
    const { startedAt, steps } = applicant.story;
    const event = (at: Date, does: Event['does'], lane = index % STORIES): Event => ({
      at,
      applicant,
      does,
      lane,
      after: [],
      over: Promise.withResolvers<void>(),
    });
    const start = event(startedAt, { act: 'start' });
    const fill = { ...event(startedAt, { act: 'fill' }, STORIES + (index % FORMS)), after: [start] };
    const [first, ...others] = steps.map((does) => event(does.at, does));
    return [start, fill, ...(first ? [{ ...first, after: [fill] }] : []), ...others];
  });
  // Stable: what happens at one instant stays in the order of its story.
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  // These give numbers, of which the same demonstration is to have the same.
  const numbering = events.filter(({ does }) => does.act === 'start' || does.act === 'submit');
  for (const [index, event] of numbering.entries()) {
    const before = numbering[index - 1];
    if (before) event.after = [...event.after, before];
  }
  return events;
}

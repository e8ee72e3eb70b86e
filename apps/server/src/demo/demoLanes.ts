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

/**
 * Who does what, beside each other; more would only wait for a processor. One begins all applications and one submits them,
 * so that ids and case numbers are those of their order.
 */
const LANES = ['begins', 'submits', 'fills', 'fills', 'tells', 'tells', 'tells'] as const;
type Work = (typeof LANES)[number];

/** Few enough that nobody waits long for a row of theirs, enough to share a commit's flush. */
const EVENTS_A_TRANSACTION = 5;

interface Event {
  at: Date;
  applicant: DemoApplicant;
  does: DemoStep | { act: 'start' } | { act: 'fill' };
  lane: number;
  /** The one before it in its story, where another lane has that. */
  after: Event | undefined;
  isOver: boolean;
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
  const lanes = LANES.map((_, lane) => {
    const progress = reached[lane] ?? { done: 0, loaded: 0 };
    const own = events.filter((event) => event.lane === lane);
    own.slice(0, progress.done).forEach(end);
    return { lane, events: own, progress };
  });
  await Promise.all(lanes.map((lane) => loadLane(demo, lane, told)));
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
    await Promise.all(batch.map((event) => ready(demo, event)));
    done += batch.length;
    loaded += batch.filter(isLast).length;
    const reached = { done, loaded };
    const keep = (each: (db: Db, event: Event) => Promise<unknown>) =>
      database.transaction(async (db) => {
        for (const event of batch) await each(db, event);
        await keepLetGo(db, clock.now());
        await writeLaneProgress(db, lane, reached);
      });
    // Hardly any is refused: only where one is, each is tried by itself, which costs two statements more.
    await keep((db, event) => happen(demo, db, event)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return keep((db, event) => tryToHappen(demo, db, event));
    });
    batch.forEach(end);
    told(lane, reached);
  }
}

/** Before the transaction: what that holds, they may need. */
async function ready({ files }: Demo, { after, does, applicant }: Event): Promise<void> {
  if (does.act !== 'start') await files.prepare(applicant);
  await after?.over.promise;
}

function end(event: Event): void {
  event.isOver = true;
  event.over.resolve();
}

/** The events of the next transaction: but for the first none that would still have to be waited for. */
function batchFrom(events: readonly Event[], from: number): readonly Event[] {
  const next = events.slice(from, from + EVENTS_A_TRANSACTION);
  const waits = next.findIndex(({ after }, index) => index > 0 && after !== undefined && !after.isOver);
  return waits < 0 ? next : next.slice(0, waits);
}

/** Whether the applicant's story is told with it. */
const isLast = ({ does, applicant: { story } }: Event): boolean => {
  const last = story.steps.at(-1);
  return last ? does === last : does.act === 'fill';
};

async function happen({ services, cast, files, passwordHash }: Demo, db: Db, event: Event): Promise<void> {
  const { at, applicant, does } = event;
  const context = { db, now: at, language: applicant.account.language, services };
  if (does.act === 'start') await startDemoForm(context, applicant, passwordHash);
  else if (does.act === 'fill') await fillDemoForm(context, applicant, files);
  else if (does.act === 'submit' || does.act === 'payOnline' || does.act === 'answerCorrection') {
    await doClientStep(context, applicant, does, files);
  } else await doStaffStep(context, cast, applicant, does, files);
}

/** Whoever came in meanwhile may have changed what it stands on: then it does not happen, and the others do. */
async function tryToHappen(demo: Demo, db: Db, event: Event): Promise<void> {
  const outcome = await aside(db, { keeps: true }, () => happen(demo, db, event));
  if (outcome instanceof Refusal) demo.say(`A step of a demo application was refused: ${outcome.message}.`);
}

/** Everything that happens, in the order in which it happened; the same for the same applicants. */
function eventsOf(applicants: readonly DemoApplicant[]): Event[] {
  const events = applicants.flatMap((applicant, index) => {
    const { startedAt, steps } = applicant.story;
    const story: Event[] = [];
    const add = (at: Date, does: Event['does']): void => {
      const lane = laneOf(does, index);
      const before = story.at(-1);
      const after = before && before.lane !== lane ? before : undefined;
      story.push({ at, applicant, does, lane, after, isOver: false, over: Promise.withResolvers<void>() });
    };
    add(startedAt, { act: 'start' });
    add(startedAt, { act: 'fill' });
    for (const step of steps) add(step.at, step);
    return story;
  });
  // Stable: what happens at one instant stays in the order of its story.
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const WORK: Partial<Record<Event['does']['act'], Work>> = { start: 'begins', fill: 'fills', submit: 'submits' };

/** Of those that do such work, one after the other by turns. */
function laneOf({ act }: Event['does'], index: number): number {
  const work = WORK[act] ?? 'tells';
  const first = LANES.indexOf(work);
  return first + (index % (LANES.lastIndexOf(work) - first + 1));
}

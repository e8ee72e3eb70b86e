import { sql } from 'kysely';
import type { OwnView, watchingEndpoints as endpoints } from '@portal/contract/courses/watching.ts';
import { confirm, hear, whyNotPlay, type SignalKind } from '@portal/domain/courses/watching.ts';
import { noteActivity } from '../../clients/noteActivity.ts';
import type { ClientContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseIfAny } from '../../platform/http/refusal.ts';
import { issueIfCompleted } from '../certificates/issueCertificate.ts';
import { takeLesson, takeWatched, type LessonInHand } from './takeLesson.ts';
import { saveView, tellView, viewOf } from './viewRow.ts';

type Sending = InputOf<typeof endpoints.sendSignal>;
type Going = Sending['body'] & { kind: Exclude<SignalKind, 'PLAY'> };
type Confirming = InputOf<typeof endpoints.confirmLesson>;

/** What is answered: the view as it is then, and whether the page's words count. */
export type Heard = OwnView & { counts: boolean };

const signalOf = (kind: SignalKind, { position, ...said }: Confirming['body'] & { from?: number | undefined }) => ({
  kind,
  player: said.player,
  number: said.number,
  position: position * 1000,
  from: said.from === undefined ? undefined : said.from * 1000,
});

/**
 * Hears what a video does (product/courses.md#watching). Refusals: those of `takeLesson`; `lesson.missed` where it is played
 * before the grace time is over.
 */
export async function sendSignal(context: ClientContext, { params, body, client }: Sending): Promise<Heard> {
  const { db, now } = context;
  if (body.kind !== 'PLAY') return goOn(context, params.id, { ...body, kind: body.kind });
  const taken = await takeLesson(context, params.id, body.language, true);
  const { lesson, others } = taken;
  const before = viewOf(taken.row);
  refuseIfAny(whyNotPlay(before, lesson, now.getTime()));
  const { view, counts } = hear(before, lesson, signalOf('PLAY', body), now.getTime());
  // Whatever this person plays elsewhere stops where it was last heard.
  if (others.length > 0) {
    await sql`
      update lesson_view set state = 'PAUSED', player = null
      where id = any(${others.map((other) => other.id)}::bigint[])`.execute(db);
  }
  const id = taken.row?.id ?? (await begin(context, taken, params.id, body.language));
  await saveView(db, id, view, lesson, [
    sql`first_played_at = coalesce(first_played_at, ${now})`,
    sql`last_played_at = ${now}`,
    sql`last_at = ${now}`,
    sql`browser = ${client.userAgent ?? null}`,
    sql`ip = ${client.ip}`,
  ]);
  await noteActivity(context);
  return { ...tellView(view, lesson, body.language, now), counts };
}

/** A word of a video that plays. Thousands come a second. */
async function goOn(context: ClientContext, id: number, said: Going): Promise<Heard> {
  const { db, now } = context;
  const { lesson, row } =
    (await takeWatched(context, id, said.language, said.kind === 'HEARTBEAT')) ??
    (await takeLesson(context, id, said.language));
  if (!row) throw notFound();
  const before = viewOf(row);
  const { view, counts } = hear(before, lesson, signalOf(said.kind, said), now.getTime());
  if (view !== before) await saveView(db, row.id, view, lesson);
  return { ...tellView(view, lesson, said.language, now), counts };
}

/** Two devices that begin at once meet in one row: the second waits, and goes on from it. */
async function begin(
  { db, now }: ClientContext,
  { course, person }: LessonInHand,
  lesson: number,
  language: Sending['body']['language'],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into lesson_view (lesson_id, course_id, person_id, language, state, last_at)
    values (${lesson}, ${course}, ${person}, ${language}, 'PAUSED', ${now})
    on conflict (person_id, lesson_id, language) do update set language = excluded.language returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Presses the button of a lesson, at the position where its video stands; pressed twice, it is pressed once. Who has completed
 * the course with it gets the certificate. Refusals: those of `takeLesson`; `lesson.notYet`, `lesson.missed`.
 */
export async function confirmLesson(context: ClientContext, { params, body }: Confirming): Promise<Heard> {
  const { db, now } = context;
  const { lesson, row, course, person } = await takeLesson(context, params.id, body.language, true);
  if (!row) throw notFound();
  const before = viewOf(row);
  const { view: heard, counts } = hear(before, lesson, signalOf('HEARTBEAT', body), now.getTime());
  const { view, problems } = confirm(heard, lesson, now.getTime());
  refuseIfAny(problems);
  if (view !== before) await saveView(db, row.id, view, lesson);
  await issueIfCompleted(context, { person, course });
  await noteActivity(context);
  return { ...tellView(view, lesson, body.language, now), counts };
}

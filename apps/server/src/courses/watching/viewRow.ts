import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { OwnView } from '@portal/contract/courses/watching.ts';
import {
  againAt,
  buttonOf,
  shownState,
  watchedMs,
  UNWATCHED,
  type View,
  type WatchedLesson,
} from '@portal/domain/courses/watching.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import '../courses.tables.ts';

export type ViewRow = Selectable<Tables['lesson_view']>;

/** What a lesson asks, as its row has it. */
export interface LessonFacts {
  length_en: number | null;
  length_es: number | null;
  available_percent: number;
  disable_percent: number;
  grace_hours: number;
}

export const watchedLesson = (row: LessonFacts, language: Language): WatchedLesson => ({
  lengthMs: (row[`length_${language}`] ?? 0) * 1000,
  available: row.available_percent,
  disable: row.disable_percent,
  graceHours: row.grace_hours,
});

const msOf = (at: Date | string | null): number | null => (at === null ? null : new Date(at).getTime());

/** Of a row read by itself or out of JSON. */
export const viewOf = (row: ViewRow | undefined): View =>
  row === undefined
    ? UNWATCHED
    : {
        state: row.state === 'NOT_STARTED' ? 'PAUSED' : row.state,
        spans: row.spans,
        position: row.position_ms,
        player: row.player,
        number: row.heard_number,
        countedTo: row.counted_to_ms,
        credit: row.credit_ms,
        heardAt: msOf(row.heard_at) ?? 0,
        plays: row.plays,
        missedAt: msOf(row.missed_at),
        confirmedAt: msOf(row.confirmed_at),
      };

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Writes what became of a view; `more` is what beside the view itself is another. */
export async function saveView(
  db: Db,
  id: number,
  view: View,
  lesson: WatchedLesson,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const set = [
    sql`state = ${view.state}`,
    sql`spans = ${[...view.spans]}::int[]`,
    sql`watched_ms = ${watchedMs(view, lesson)}`,
    sql`position_ms = ${view.position}`,
    sql`counted_to_ms = ${view.countedTo}`,
    sql`credit_ms = ${view.credit}`,
    sql`player = ${view.player}`,
    sql`heard_number = ${view.number}`,
    sql`heard_at = ${dateOf(view.heardAt)}`,
    sql`plays = ${view.plays}`,
    sql`missed_at = ${dateOf(view.missedAt)}`,
    sql`confirmed_at = ${dateOf(view.confirmedAt)}`,
    ...more,
  ];
  await sql`update lesson_view set ${sql.join(set)} where id = ${id}`.execute(db);
}

export function tellView(view: View, lesson: WatchedLesson, language: Language, now: Date): OwnView {
  const again = againAt(view, lesson);
  return {
    language,
    state: shownState(view, now.getTime()),
    watched: watchedMs(view, lesson) / 1000,
    position: view.position / 1000,
    button: buttonOf(view, lesson),
    again: again === null ? null : new Date(again).toISOString(),
  };
}

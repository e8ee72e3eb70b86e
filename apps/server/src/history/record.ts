import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Actor } from '@portal/domain/access/reach.ts';
import { kindOf } from '@portal/domain/access/roles.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import type { Changes } from './changesOf.ts';
import type { HistoryTable } from './history.tables.ts';

/**
 * What may happen to the things of a noun: the kinds by their names, with what is kept of each, which is ids and codes
 * only. Each noun adds its own beside its tables, by declaration merging as with `Tables`.
 */
export interface HistoryKinds {}

export type HistoryNoun = keyof HistoryKinds;
export type KindOf<N extends HistoryNoun> = keyof HistoryKinds[N] & string;

/** A kind of which nothing more is to be told. */
export type NothingMore = Record<string, never>;

/** One thing that happened to something of a noun. */
export type Happening<N extends HistoryNoun, Kind extends KindOf<N> = KindOf<N>> = {
  [K in Kind]: {
    kind: K;
    /** Before and after of personal columns (`changesOf`): kept apart, so that one statement erases them. */
    personal?: Changes | null;
    /** Who did it, where that is not who calls: a staff user by the id, the client, or the portal by itself. */
    by?: number | 'client' | 'system';
  } & (NothingMore extends HistoryKinds[N][K] ? { detail?: HistoryKinds[N][K] } : { detail: HistoryKinds[N][K] });
}[Kind];

type Recorded<N extends HistoryNoun> = { noun: N; id: number } & Happening<N>;
/** The same with its kind and detail forgotten, which who calls has proved to belong together. */
interface RecordedAny {
  noun: HistoryNoun;
  id: number;
  kind: string;
  detail?: unknown;
  personal?: Changes | null;
  by?: number | 'client' | 'system';
}
type Recording = Pick<Context<AnyActor>, 'db' | 'now' | 'ip'> & { actor: Author | null };
type Author = { realm: 'client' } | ({ realm: 'staff' } & Pick<Actor, 'userId'> & Partial<Actor>);

/** Keeps what was done to something, and by whom, in the act's transaction. */
export async function record<N extends HistoryNoun>(context: Recording, what: Recorded<N>): Promise<void> {
  await context.db.insertInto('history').values(historyRow(context, what)).execute();
}

/** The same where a condition holds that the statement itself asks: it takes as long where it does not. */
export async function recordWhere<N extends HistoryNoun>(
  context: Recording,
  what: Recorded<N>,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const row = historyRow(context, what);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  await sql`
    insert into history (${sql.join(columns)}) select ${sql.join(Object.values(row))} where ${condition}`.execute(
    context.db,
  );
}

/** Some at once, of things that many may be. */
export async function recordEach<N extends HistoryNoun>(
  context: Recording,
  all: readonly Recorded<N>[],
): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const rows = all.slice(i, i + AT_ONCE).map((each) => historyRow(context, each));
    await context.db.insertInto('history').values(rows).execute();
  }
}
const AT_ONCE = 1_000;

/** A row to write; on whose behalf it was done the statement finds by itself. */
type HistoryValues = Omit<Insertable<HistoryTable>, 'behalf_of'> & { behalf_of: RawBuilder<number | null> | null };

/** The row alone, for an act that writes it with others in one statement. */
export function historyRow(
  { actor, now, ip }: Omit<Recording, 'db'>,
  { noun, id, kind, detail, personal = null, by = authorOf(actor) }: RecordedAny,
): HistoryValues {
  return {
    noun,
    subject_id: id,
    kind,
    at: now,
    user_id: typeof by === 'number' ? by : null,
    behalf_of: behalfOf(actor, { noun, id, by }),
    by_client: by === 'client',
    detail: JSON.stringify(detail ?? {}),
    personal: personal && JSON.stringify(personal),
    ip: ip ?? null,
  };
}

function authorOf(actor: Author | null): number | 'client' | 'system' {
  if (!actor) return 'system';
  return actor.realm === 'staff' ? actor.userId : 'client';
}

/**
 * On whose behalf an actor who stands in for others works on an application: of who is away and has it in the kind of the
 * active role, before the act (`onBehalfOf` of the domain).
 */
function behalfOf(
  actor: Author | null,
  { noun, id, by }: Pick<RecordedAny, 'noun' | 'id' | 'by'>,
): RawBuilder<number | null> | null {
  if (noun !== 'applications' || actor?.realm !== 'staff' || by !== actor.userId) return null;
  const kind = kindOf(actor.permissions ?? new Set());
  if (kind === undefined || !actor.standsInFor?.length) return null;
  const assignee = sql.ref(`${kind}_id`);
  return sql`(select ${assignee} from application where id = ${id} and ${assignee} = any(${actor.standsInFor}::bigint[]))`;
}

import { sql, type Updateable } from 'kysely';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import { historyRow, type Happening, type KindOf } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import { foreseeApplicationRow, gateFacts, type ApplicationRow, type StaffNames } from './applicationRow.ts';
import type { ApplicationTable } from './applications.tables.ts';
import { keptOf } from './kept.ts';

export const APPLICATION_CHANNEL = 'portal_application';

/** What every process hears of a committed change: ids and the facts of sight before and after, nothing personal. */
export interface ApplicationNotice {
  id: number;
  before: ReachFacts;
  after: ReachFacts;
}

export interface Change<Kind extends KindOf<'applications'> = KindOf<'applications'>> {
  changes?: Updateable<ApplicationTable>;
  /**
   * Given where the act wrote nothing else that the card shows since the row was locked: the names of those whom the
   * changes assign. The row then need not be read again.
   */
  alone?: Partial<StaffNames>;
  /** What changed lies beside the card: whoever has it open may go on with what they see. */
  keepsVersion?: boolean;
  history: Happening<'applications', Kind>;
}

/**
 * Writes a change of a locked application: its columns, a higher version, the card made anew, one history row and the
 * notification, all in the act's transaction and in one statement. A change of `status` takes the card to the top of its
 * new column. Rows beside the application (form, corrections, photo) are to be written before. Answers the row as it is then.
 */
export async function saveApplication<Kind extends KindOf<'applications'>>(
  context: Pick<Context<AnyActor>, 'db' | 'actor' | 'now'>,
  row: ApplicationRow,
  { changes = {}, alone, keepsVersion = false, history }: Change<Kind>,
): Promise<ApplicationRow> {
  const { db, now } = context;
  const entersStage = changes.status !== undefined && changes.status !== row.status;
  const columns = {
    ...changes,
    version: keepsVersion ? row.version : row.version + 1,
    ...(entersStage && changes.stage_entered_at === undefined && { stage_entered_at: now }),
  };
  // A stage's pauses begin with it: those of the one before are not its own.
  const pausesBeginAnew = entersStage && (row.paused_days > 0 || row.paused_since !== null);
  const saved =
    alone && !pausesBeginAnew
      ? ({ ...row, ...columns, ...alone } as ApplicationRow)
      : await foreseeApplicationRow(db, row.id, columns);
  const kept = saved.status === 'UNFINISHED' ? {} : keptOf(saved);
  Object.assign(saved, kept);
  const notice: ApplicationNotice = { id: row.id, before: sightOf(row), after: sightOf(saved) };
  await db
    .with('written', (part) =>
      part
        .updateTable('application')
        .set({ ...columns, ...kept })
        .where('id', '=', row.id),
    )
    .with('noted', (part) =>
      part.insertInto('history').values(historyRow(context, { noun: 'applications', id: row.id, ...history })),
    )
    .selectNoFrom(sql`pg_notify(${APPLICATION_CHANNEL}, ${JSON.stringify(notice)})`.as('told'))
    .execute();
  const rows = written.get(db) ?? new Map<number, ApplicationRow>();
  written.set(db, rows.set(row.id, saved));
  return saved;
}

const written = new WeakMap<Db, Map<number, ApplicationRow>>();

/** The application as this transaction wrote it last; nothing where it did not. */
export const writtenRow = (db: Db, id: number): ApplicationRow | undefined => written.get(db)?.get(id);

/** Makes the card anew where something else than the application has changed that it shows, and tells open boards. */
export async function renewCard(db: Db, row: ApplicationRow): Promise<void> {
  await keepCard({ db }, row);
  await announce({ db }, { id: row.id, before: sightOf(row), after: sightOf(row) });
}

async function keepCard({ db }: Pick<Context<AnyActor>, 'db'>, row: ApplicationRow): Promise<void> {
  await db.updateTable('application').set(keptOf(row)).where('id', '=', row.id).execute();
}

const announce = ({ db }: Pick<Context<AnyActor>, 'db'>, notice: ApplicationNotice) =>
  sql`select pg_notify(${APPLICATION_CHANNEL}, ${JSON.stringify(notice)})`.execute(db);

/** Tells that it is gone for good; who saw it sees it no more. */
export const announceErased = (db: Db, row: ApplicationRow) =>
  announce({ db }, { id: row.id, before: sightOf(row), after: { ...sightOf(row), deleted: true } });

function sightOf(row: ApplicationRow): ReachFacts {
  const { status, assignees, deleted } = gateFacts(row);
  return {
    status,
    assignees: Object.fromEntries(ASSIGNMENT_KINDS.map((kind) => [kind, assignees[kind]])) as ReachFacts['assignees'],
    deleted,
  };
}

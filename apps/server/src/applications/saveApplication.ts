import { sql, type Insertable, type Updateable } from 'kysely';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import type { Db } from '../platform/database/tables.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import { gateFacts, selectApplicationRows, type ApplicationRow } from './applicationRow.ts';
import type { ApplicationHistoryTable, ApplicationTable } from './applications.tables.ts';
import { cardOf } from './card.ts';

export const APPLICATION_CHANNEL = 'portal_application';

/** What every process hears of a committed change: ids and the facts of sight before and after, nothing personal. */
export interface ApplicationNotice {
  id: number;
  before: ReachFacts;
  after: ReachFacts;
}

export interface Change {
  changes?: Updateable<ApplicationTable>;
  history: { kind: string; detail?: Record<string, unknown>; byApplicant?: boolean; bySystem?: boolean };
}

/**
 * Writes a change of a locked application: its columns, a higher version, the card made anew, one history row and the
 * notification, all in the act's transaction. A change of `status` takes the card to the top of its new column.
 * Rows beside the application (form, corrections, photo) are to be written before. Answers the row as it is then.
 */
export async function saveApplication(
  context: Pick<Context<AnyActor>, 'db' | 'actor' | 'now'>,
  row: ApplicationRow,
  { changes = {}, history }: Change,
): Promise<ApplicationRow> {
  const { db, actor, now } = context;
  const entersStage = changes.status !== undefined && changes.status !== row.status;
  await db
    .updateTable('application')
    .set({
      ...changes,
      version: row.version + 1,
      ...(entersStage && changes.stage_entered_at === undefined && { stage_entered_at: now }),
    })
    .where('id', '=', row.id)
    .execute();
  const [saved] = await selectApplicationRows(db, sql<boolean>`application.id = ${row.id}`);
  if (!saved) throw new Error('A locked application cannot vanish.');
  if (saved.status !== 'UNFINISHED') await keepCard(context, saved);
  await writeHistory(context, row.id, history, actor);
  await announce(context, { id: row.id, before: sightOf(row), after: sightOf(saved) });
  return saved;
}

/** Makes the card anew where something else than the application has changed that it shows, and tells open boards. */
export async function renewCard(db: Db, row: ApplicationRow): Promise<void> {
  await keepCard({ db }, row);
  await announce({ db }, { id: row.id, before: sightOf(row), after: sightOf(row) });
}

async function keepCard({ db }: Pick<Context<AnyActor>, 'db'>, row: ApplicationRow): Promise<void> {
  await db
    .updateTable('application')
    .set({ card: JSON.stringify(cardOf(row)) })
    .where('id', '=', row.id)
    .execute();
}

async function writeHistory(
  { db, now }: Pick<Context<AnyActor>, 'db' | 'now'>,
  applicationId: number,
  { kind, detail = {}, byApplicant = false, bySystem = false }: Change['history'],
  actor: AnyActor,
): Promise<void> {
  const entry: Insertable<ApplicationHistoryTable> = {
    application_id: applicationId,
    kind,
    at: now,
    user_id: !bySystem && actor?.realm === 'staff' ? actor.userId : null,
    by_applicant: byApplicant,
    detail: JSON.stringify(detail),
  };
  await db.insertInto('application_history').values(entry).execute();
}

const announce = ({ db }: Pick<Context<AnyActor>, 'db'>, notice: ApplicationNotice) =>
  sql`select pg_notify(${APPLICATION_CHANNEL}, ${JSON.stringify(notice)})`.execute(db);

function sightOf(row: ApplicationRow): ReachFacts {
  const { status, assignees, deleted } = gateFacts(row);
  return {
    status,
    assignees: Object.fromEntries(ASSIGNMENT_KINDS.map((kind) => [kind, assignees[kind]])) as ReachFacts['assignees'],
    deleted,
  };
}

import { sql } from 'kysely';
import {
  churchOn,
  correctedBy,
  whyNotChange,
  type AskedChange,
  type ChurchChange,
  type ChurchNow,
} from '@portal/domain/churches/changes.ts';
import { record } from '../history/record.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import './churches.tables.ts';

export interface LockedChurch extends ChurchNow {
  id: number;
  version: number;
}

/** A church for an act upon it, held until the act ends. */
export async function lockChurch(db: Db, id: number): Promise<LockedChurch | undefined> {
  const { rows } = await sql<LockedChurch>`
    select id, version, name, country, valid_from::text as "validFrom", valid_to::text as "validTo"
    from church where id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** The changes that hold. */
export async function listChanges(db: Db, church: number): Promise<ChurchChange[]> {
  const { rows } = await sql<ChurchChange>`
    select id, what, day::text, before, after from church_change
    where church_id = ${church} and replaced_at is null order by id`.execute(db);
  return rows;
}

interface Told {
  reason: string;
  /** What closed it, so that undoing that opens it again. */
  deactivation?: number;
  /** How the caller's form names the fields. */
  fields: Readonly<Record<'day' | 'value', string>>;
}

/**
 * Writes a change of a locked church with its history, and how the church stands today (product/churches.md#churches).
 * Refusals, at their fields: `church.tooFar`, `church.beforeOpening`, `church.beforeClosing`, `church.unchanged`,
 * `field.required` where there is no value.
 */
export async function writeChange(
  context: StaffContext,
  church: LockedChurch,
  asked: AskedChange,
  { reason, deactivation, fields }: Told,
): Promise<void> {
  const { db, actor, now } = context;
  const { what, day, value } = asked;
  const today = newYorkDate(now);
  const changes = await listChanges(db, church.id);
  const wrong = whyNotChange(church, changes, asked, today);
  refuseFields({ [fields.day]: wrong.day, [fields.value]: wrong.value });
  const corrected = correctedBy(church, changes, what);
  if (corrected) await replace(db, corrected.id, now);
  const change = { what, day, before: valueBefore(church, changes, asked), after: value ?? day };
  const { id } = await db
    .insertInto('church_change')
    .values({
      church_id: church.id,
      ...change,
      reason,
      user_id: actor.userId,
      at: now,
      deactivation_id: deactivation ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = [...changes.filter((one) => one.id !== corrected?.id), { id, ...change }];
  await db
    .updateTable('church')
    .set({ ...columnsOf(church, held, what, today), version: church.version + 1 })
    .where('id', '=', church.id)
    .execute();
  const named = what === 'name';
  await record(context, {
    noun: 'churches',
    id: church.id,
    kind: 'changed',
    detail: { what, day, from: named ? null : change.before, to: named ? null : change.after },
    personal: { reason: { from: null, to: reason }, ...(named && { name: { from: change.before, to: change.after } }) },
  });
}

const valueBefore = (church: LockedChurch, changes: readonly ChurchChange[], { what, day }: AskedChange) => {
  if (what === 'opened') return church.validFrom;
  return what === 'closed' ? church.validTo : churchOn(church, changes, day)[what];
};

/** How the church's own row stands with the changes that hold. */
function columnsOf(church: LockedChurch, held: readonly ChurchChange[], what: AskedChange['what'], today: string) {
  const days = held.filter((one) => one.what === what).map(({ day }) => day);
  const day = held.at(-1)?.day ?? today;
  if (what === 'closed') return { valid_to: day };
  if (what === 'opened') {
    // Open since the first time: one that opened again was open before.
    const again = held.some((one) => one.what === 'closed');
    return again ? { valid_to: null } : { valid_from: day };
  }
  return days.length > 0 ? { [what]: churchOn(church, held, today)[what] } : {};
}

/** It holds no more. */
const replace = (db: Db, id: number, now: Date) =>
  db.updateTable('church_change').set({ replaced_at: now }).where('id', '=', id).execute();

/** Opens again what a deactivation closed, with the deactivation that is taken back. */
export async function undoClosing(context: StaffContext, deactivation: number): Promise<void> {
  const { db, now } = context;
  const closing = await db
    .selectFrom('church_change')
    .select(['id', 'church_id', sql<string>`day::text`.as('day')])
    .where('deactivation_id', '=', deactivation)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (!closing) return;
  const church = await lockChurch(db, closing.church_id);
  if (!church) return;
  await replace(db, closing.id, now);
  await db
    .updateTable('church')
    .set({ valid_to: null, version: church.version + 1 })
    .where('id', '=', church.id)
    .execute();
  await record(context, { noun: 'churches', id: church.id, kind: 'closingUndone', detail: { day: closing.day } });
}

import { sql } from 'kysely';
import { record } from '../../history/record.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { letGoOfMany } from '../../platform/files/letGo.ts';
import { noteErasure } from '../../platform/privacy/erasures.ts';
import { eraseMailsTo } from './eraseAccount.ts';
import { erasePerson } from './eraseCase.ts';

/**
 * Erases a locked leader who was recorded and has no application (product/privacy.md#trace), with the churches of whom
 * nothing else is told, the mails to the address, what files told of them, and files that tell of many. One transaction: the caller's.
 */
export async function eraseRecorded(
  context: Parameters<typeof record>[0],
  owners: readonly FileOwner[],
  { id, began }: { id: number; began: Date },
): Promise<void> {
  const { db, now } = context;
  await letGoOfMany(db, owners, now);
  await noteErasure(db, { kind: 'leader', subject: id, began }, now);
  const merged = await db.selectFrom('person').select(['id', 'email']).where('merged_into', '=', id).execute();
  const own = await db.selectFrom('person').select('email').where('id', '=', id).executeTakeFirst();
  for (const address of new Set([own, ...merged].map((each) => each?.email))) {
    // An account of the same address has its mails for itself.
    const { rows } = await sql`select 1 from client_account where email = ${address ?? ''}`.execute(db);
    if (address && rows.length === 0) await eraseMailsTo(db, address);
  }
  for (const each of merged) await erasePerson(db, each.id);
  await erasePerson(db, id);
  await record(context, { noun: 'persons', id, kind: 'erased' });
}

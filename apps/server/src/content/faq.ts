import type { contentEndpoints, KeptFaq } from '@portal/contract/content.ts';
import { faqGroupFor } from '@portal/domain/content/faq.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseStale } from '../platform/http/refusal.ts';
import '../users/users.tables.ts';
import './content.tables.ts';

const newest = (db: Db) =>
  db
    .selectFrom('faq')
    .leftJoin('staff_user', 'staff_user.id', 'faq.saved_by')
    .select(['faq.version', 'faq.groups', 'faq.saved_at', 'staff_user.name', 'staff_user.last_name'])
    .orderBy('faq.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The frequent questions in the reader's language, in the shape of product/content.md#frequent-questions. */
export async function getFaq({ db, language }: StaffContext) {
  const { groups } = await newest(db);
  return { status: true, content: groups.map((group) => faqGroupFor(language, group)) };
}

export async function getFaqForEditing({ db }: StaffContext): Promise<KeptFaq> {
  const row = await newest(db);
  return {
    version: row.version,
    groups: row.groups.map(({ title, elements }) => ({ title, elements: [...elements] })),
    savedAt: row.saved_at.toISOString(),
    savedBy: row.name === null ? null : `${row.name} ${row.last_name}`,
  };
}

/** Replaces the frequent questions. Refusal: `record.stale` when others were saved since the version that was read. */
export async function saveFaq(
  context: StaffContext,
  { body }: InputOf<typeof contentEndpoints.saveFaq>,
): Promise<null> {
  const { db, actor, now } = context;
  const { version } = await newest(db);
  await refuseStale({ seen: body.version, now: version }, () => getFaqForEditing(context));
  // Two at once take the same number: the table's key lets one of them in; the other's is the next.
  const saved = await db
    .insertInto('faq')
    .values({ version: version + 1, groups: JSON.stringify(body.groups), saved_at: now, saved_by: actor.userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isSaved = saved.numInsertedOrUpdatedRows !== 0n;
  await refuseStale({ seen: version, now: isSaved ? version : version + 1 }, () => getFaqForEditing(context));
  return null;
}

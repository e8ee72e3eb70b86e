import { sql } from 'kysely';
import type { MergePreview, mergingEndpoints } from '@portal/contract/churches/merging.ts';
import { MERGE_FIELDS, whyNotMerge, type MergedNoun } from '@portal/domain/churches/merging.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseIfAny, refuseStale } from '../../platform/http/refusal.ts';
import { lineOf } from '../regions/setSpiritualParent.ts';
import { lockBoth, seeBoth, TABLE_OF, type Both } from './bothOf.ts';
import { swapFields, tellFields } from './fieldsOf.ts';
import './merging.tables.ts';
import { moveAlong } from './moveAlong.ts';

type Endpoints = typeof mergingEndpoints;

/** What merging would choose between and move (product/churches.md#merging). Refusals as of the act itself. */
export async function previewMerge(
  context: StaffContext,
  { body: { noun, kept, gone } }: Pick<InputOf<Endpoints['previewMerge']>, 'body'>,
): Promise<MergePreview> {
  const both = await seeBoth(context, noun, [kept, gone]);
  await refuseOdd(context.db, noun, both);
  return tellPreview(context.db, noun, both);
}

/**
 * Merges two that are the same: fields are taken as chosen, all that hangs on the one goes to the other
 * (product/churches.md#merging). Refusals: those of `lockBoth`, `record.stale` where one of them is another by now,
 * `merge.couple`, `leader.circle`, and at `taken` `field.choice` for a field that these have not.
 */
export async function merge(context: StaffContext, { body }: InputOf<Endpoints['merge']>): Promise<{ id: number }> {
  const { db, actor, now } = context;
  const { noun, kept, gone } = body;
  const both = await lockBoth(context, noun, [kept, gone]);
  const [one, other] = both;
  const present = () => tellPreview(db, noun, both);
  await refuseStale({ seen: body.keptVersion, now: one.version }, present);
  await refuseStale({ seen: body.goneVersion, now: other.version }, present);
  await refuseOdd(db, noun, both);
  const taken = [...new Set(body.taken)];
  if (!taken.every((field) => (MERGE_FIELDS[noun] as readonly string[]).includes(field))) {
    throw refusalAt('taken', 'field.choice');
  }
  await swapFields(db, { noun, kept, gone }, taken);
  const moved = await moveAlong(db, { noun, from: gone, to: kept }, now);
  await sql`update ${sql.table(TABLE_OF[noun])} set merged_into = ${kept} where id = ${gone}`.execute(db);
  const { id } = await db
    .insertInto('merging')
    .values({ noun, kept_id: kept, gone_id: gone, taken, moved: JSON.stringify(moved), user_id: actor.userId, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(context, { noun, id: kept, kind: 'merged', detail: { other: gone, merging: id } });
  return { id };
}

async function tellPreview(db: Db, noun: MergedNoun, [one, other]: Both): Promise<MergePreview> {
  const { fields, names } = await tellFields(db, { noun, kept: one.id, gone: other.id });
  const moves =
    noun === 'churches'
      ? sql`select (select count(*)::int from application where church_id = ${other.id}) as applications,
          (select count(*)::int from census_report where church_id = ${other.id}) as reports, 0 as licences,
          0 as children, 0 as views, 0 as certificates, false as ends, 0 as same`
      : sql`select (select count(*)::int from application where person_id = ${other.id}) as applications,
          0 as reports, (select count(*)::int from licence where person_id = ${other.id}) as licences,
          (select count(*)::int from person where spiritual_parent_id = ${other.id}) as children,
          (select count(*)::int from lesson_view where person_id = ${other.id}) as views,
          (select count(*)::int from course_certificate where person_id = ${other.id}) as certificates,
          (select count(*)::int from course_certificate one join course_certificate other using (course_id)
            where one.person_id = ${one.id} and other.person_id = ${other.id}
              and one.replaced_at is null and other.replaced_at is null) as same,
          (select count(*) = 2 from licence where person_id in (${one.id}, ${other.id}) and replaced_at is null) as ends`;
  const { rows } = await sql<MergePreview['moves'] & { ends: boolean; same: number }>`${moves}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counts are one row');
  const { ends, same, ...counts } = row;
  return {
    kept: { id: one.id, name: names.kept, version: one.version },
    gone: { id: other.id, name: names.gone, version: other.version },
    fields,
    moves: counts,
    licenceEnds: ends,
    certificatesEnd: same,
  };
}

async function refuseOdd(db: Db, noun: MergedNoun, [one, other]: Both): Promise<void> {
  if (noun === 'churches') return;
  const { rows } = await sql`select from person where id = ${one.id} and spouse_id = ${other.id}`.execute(db);
  const oneBelowOther = (await lineOf(db, one.id)).includes(other.id) || (await lineOf(db, other.id)).includes(one.id);
  refuseIfAny(whyNotMerge({ couple: rows.length > 0, oneBelowOther }));
}

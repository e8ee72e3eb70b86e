import { sql } from 'kysely';
import type { referenceEndpoints } from '@portal/contract/applications/references.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { listPinnedFirst } from '../pinnedFirst.ts';
import { seeCard } from '../seeCard.ts';
import { getReference, selectReferences } from './reference.ts';

type Endpoints = typeof referenceEndpoints;

const hasWords = eachWord((word) => sql`folded(name || ' ' || description) like ${likeWord(word)}`);

/** References on a card that the reader may read: what is pinned first, then the newest. */
export async function listReferences(
  context: StaffContext,
  { params, query }: InputOf<Endpoints['listReferences']>,
): Promise<ReplyOf<Endpoints['listReferences']>> {
  await seeCard(context, params.id, { inBin: true });
  const conditions = [
    sql`application_id = ${params.id}`,
    ...(query.type === undefined ? [] : [sql`type = ${query.type}`]),
    ...(query.search === undefined ? [] : hasWords(query.search, context)),
  ];
  return listPinnedFirst(conditions, query.after, (rest) => selectReferences(context, rest));
}

/** What a reference said before, the latest first. */
export async function listReferenceVersions(
  context: StaffContext,
  { params }: InputOf<Endpoints['listReferenceVersions']>,
): Promise<ReplyOf<Endpoints['listReferenceVersions']>> {
  await seeCard(context, params.id, { inBin: true });
  await getReference(context, params);
  const rows = await context.db
    .selectFrom('application_reference_version')
    .select(['version', 'name', 'description', 'document', 'at'])
    .where('reference_id', '=', params.reference)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

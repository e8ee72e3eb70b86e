import { sql } from 'kysely';
import {
  DATED_DOCUMENT_LIST,
  type datedDocumentEndpoints,
  type DatedDocument,
} from '@portal/contract/applications/documents/datedDocuments.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import {
  datedStandingOf,
  documentsRemindedUntil,
  REVIEWED_STAGES,
  type DatedStanding,
} from '@portal/domain/applications/files/datedDocuments.ts';
import { documentKey, fieldTarget, type DocumentKind } from '@portal/domain/applications/form.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byDay, eachWord } from '../../platform/lists/listOrder.ts';
import { casesWithWord } from '../casesWithWord.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { HOLDS } from './acceptance.ts';

type List = typeof datedDocumentEndpoints.listDatedDocuments;

interface Row {
  id: number;
  application_id: number;
  field_key: string;
  until: string;
  case_number: string | null;
  leader: string | null;
  church: string | null;
  country: string | null;
  ephesian: string | null;
}

/** Accepted documents that end, each by its acceptance; of files that gave way to others, none. */
export const datedDocuments = defineList<Row>()(DATED_DOCUMENT_LIST, {
  // The application without its id: the list's own is the acceptance's.
  table: () => sql`document_acceptance accepted
    join (select id as case_id, status, deleted_at, analyst_id, supervisor_id, manager_id, ephesian_id, case_number, country
      from application) application on case_id = application_id`,
  columns: () => sql`accepted.id, application_id, field_key, valid_until::text as until, case_number, country,
    ${STAFF_NAME} ephesian_id) as ephesian,
    (select concat_ws(' ', name, last_name) from application_leader leader
      where leader.application_id = accepted.application_id) as leader,
    (select name from application_ministry ministry where ministry.application_id = accepted.application_id) as church`,
  inReach: ({ actor }) => sql`valid_until is not null and ${reachCondition(reachOf(actor))}
    and application.status in (${sql.join(REVIEWED_STAGES)}) and ${HOLDS}`,
  finds: eachWord((word) => sql`application_id in ${casesWithWord(word)}`),
  filters: {
    standing: (standings, { now }) =>
      sql`(${sql.join(
        standings.map((standing) => STANDS[standing](newYorkDate(now))),
        sql` or `,
      )})`,
    kind: (kinds) => sql`field_key = any(${kinds.map(documentKey)}::text[])`,
    country: (countries) => sql`application.country = any(${countries}::text[])`,
    ephesian: (ephesian) =>
      ephesian === 'none' ? sql`application.ephesian_id is null` : sql`application.ephesian_id = ${ephesian}`,
  },
  orders: { until: () => byDay('valid_until') },
});

/** The standings of `datedStandingOf`, as conditions over a day. */
const STANDS: Readonly<Record<DatedStanding, (today: string) => ReturnType<typeof sql>>> = {
  ENDING: (today) => sql`valid_until between ${today}::date and ${documentsRemindedUntil(today)}::date`,
  ENDED: (today) => sql`valid_until < ${today}::date`,
  VALID: (today) => sql`valid_until > ${documentsRemindedUntil(today)}::date`,
};

/** The dated documents of applications within the reader's reach (product/applications.md#dated-documents). */
export async function listDatedDocuments(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await datedDocuments.page(context, query);
  const today = newYorkDate(context.now);
  return pageReply(
    page,
    page.rows.map((row) => tellDatedDocument(row, today)),
  );
}

/** A document as the list tells it on a day. */
export const tellDatedDocument = (row: Row, today: string): DatedDocument => ({
  id: row.id,
  application: row.application_id,
  kind: kindOf(row.field_key),
  standing: datedStandingOf(row.until, today),
  validUntil: row.until,
  caseNumber: row.case_number,
  name: row.leader,
  churchName: row.church,
  country: row.country,
  ephesian: row.ephesian,
});

/** Which document a field is. */
export function kindOf(field: string): DocumentKind {
  const target = fieldTarget(field);
  if (target?.type !== 'document') throw new Error(`${field} is no document.`);
  return target.kind;
}

import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { LICENCE_LIST, type licenceEndpoints, type ListedLicence } from '@portal/contract/licences/licences.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { readLicenceCode } from '@portal/domain/licences/code.ts';
import { listedStandingOf, remindedUntil, type ListedStanding } from '@portal/domain/licences/licence.ts';
import { casesWithWord } from '../applications/casesWithWord.ts';
import { reachCondition } from '../access/reachCondition.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { byDay, eachWord } from '../platform/lists/listOrder.ts';
import { ADMITTED } from './licence.ts';

type List = typeof licenceEndpoints.listLicences;

interface Row {
  id: number;
  code: string;
  until: string;
  deactivated_at: Date | null;
  admitted: boolean;
  case_number: string | null;
  leader: string | null;
  church: string | null;
  country: string | null;
  ephesian: string | null;
}

const hasWord = eachWord((word) => sql`application.id in ${casesWithWord(word)}`);

/** Living licences by the application that they came of; of several of one person by the last. */
export const licences = defineList<Row>()(LICENCE_LIST, {
  table: () => sql`application
    join (select id as held_id, person_id as holder_id, code, valid_until, deactivated_at from licence where replaced_at is null) licence
      on held_id = licence_id`,
  columns:
    () => sql`application.id, code, valid_until::text as until, deactivated_at, ${ADMITTED('holder_id')} as admitted, case_number,
    country, ${STAFF_NAME} ephesian_id) as ephesian,
    (select concat_ws(' ', name, last_name) from application_leader where application_id = application.id) as leader,
    (select name from application_ministry where application_id = application.id) as church`,
  inReach: ({ actor }) => sql`licence_id is not null and ${reachCondition(reachOf(actor))} and not exists (
    select 1 from application other
    where other.licence_id = application.licence_id and other.id > application.id and other.deleted_at is null)`,
  finds(search) {
    const code = readLicenceCode(search);
    return code === undefined ? hasWord(search, undefined) : [sql`code = ${code}`];
  },
  filters: {
    standing: (standings, { now }) =>
      sql`(${sql.join(
        standings.map((standing) => STANDS[standing](newYorkDate(now))),
        sql` or `,
      )})`,
    country: (countries) => sql`application.country = any(${countries}::text[])`,
    ephesian: (ephesian) =>
      ephesian === 'none' ? sql`application.ephesian_id is null` : sql`application.ephesian_id = ${ephesian}`,
  },
  orders: { until: () => byDay('valid_until') },
});

const HOLDS = sql`deactivated_at is null and ${ADMITTED('holder_id')}`;

/** The standings of `listedStandingOf`, as conditions over a day. */
const STANDS: Readonly<Record<ListedStanding, (today: string) => ReturnType<typeof sql>>> = {
  ENDING: (today) => sql`(valid_until between ${today}::date and ${remindedUntil(today)}::date and ${HOLDS})`,
  EXPIRED: (today) => sql`(valid_until < ${today}::date and ${HOLDS})`,
  ACTIVE: (today) => sql`(valid_until > ${remindedUntil(today)}::date and ${HOLDS})`,
  INACTIVE: () => sql`(not (${HOLDS}))`,
};

/** The licences of applications within the reader's reach (product/licences.md#list). */
export async function listLicences(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await licences.page(context, query);
  const today = newYorkDate(context.now);
  return pageReply(
    page,
    page.rows.map((row) => tellLicence(row, today)),
  );
}

/** A licence as the list tells it on a day. */
export const tellLicence = (row: Row, today: string): ListedLicence => ({
  id: row.id,
  code: row.code,
  standing: listedStandingOf(
    { deactivated: row.deactivated_at !== null, admitted: row.admitted, validUntil: row.until },
    today,
  ),
  validUntil: row.until,
  caseNumber: row.case_number,
  name: row.leader,
  churchName: row.church,
  country: row.country,
  ephesian: row.ephesian,
});

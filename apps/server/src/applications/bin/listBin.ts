import { sql, type RawBuilder } from 'kysely';
import { BIN_LIST, type binEndpoints, type Binned } from '@portal/contract/applications/bin.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { BIN_DAYS, daysLeft, isLeaving, LEAVING_DAYS } from '@portal/domain/applications/bin/removal.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord } from '../../platform/lists/listOrder.ts';
import { casesWithWord } from '../casesWithWord.ts';
import { binCondition } from '../../access/reachCondition.ts';
import './bin.tables.ts';

type Endpoint = typeof binEndpoints.listBin;

interface Row {
  id: number;
  version: number;
  case_number: string | null;
  name: string;
  church: string | null;
  country: string | null;
  stage: BoardStage;
  by: string;
  at: Date;
  reason: string;
}

const ofCase = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from application where application.id = deletion.id and ${condition})`;

const leavingSince = (now: Date): Date => new Date(now.getTime() - (BIN_DAYS - LEAVING_DAYS) * 86_400_000);

/** What lies in the bin, within the reach that it would have outside of it. */
export const binList = defineList<Row>()(BIN_LIST, {
  table: 'deletion',
  from: () => sql`
    deletion join lateral (
      select version, case_number, country, status as stage,
        (select concat_ws(' ', name, last_name) from application_leader where application_id = application.id) as name,
        (select name from application_ministry where application_id = application.id) as church
      from application where application.id = deletion.id
    ) about on true`,
  columns: () =>
    sql`deletion.id, at, reason, version, case_number, country, stage, coalesce(name, '') as name, church,
      ${STAFF_NAME} deletion.user_id) as by`,
  inReach: ({ actor }) => ofCase(binCondition(reachOf(actor))),
  finds: eachWord((word) => sql`deletion.id in ${casesWithWord(word)}`),
  filters: {
    left: (left, { now }) =>
      left === 'leaving' ? sql`deletion.at <= ${leavingSince(now)}` : sql`deletion.at > ${leavingSince(now)}`,
    status: (stages) => ofCase(sql`application.status = any(${stages}::text[])`),
    country: (countries) => ofCase(sql`application.country = any(${countries}::text[])`),
    by: (person) => sql`deletion.user_id = ${person}`,
    deleted: (days) => withinDays('deletion.at', days),
  },
  orders: { deleted: () => byInstant('at') },
});

export const tellBinned = ({ stage, case_number: caseNumber, church, at, ...row }: Row, now: Date): Binned => ({
  ...row,
  caseNumber,
  churchName: church,
  status: stage,
  at: at.toISOString(),
  daysLeft: daysLeft(at, now),
  leaving: isLeaving(at, now),
});

/** The bin, and everybody who has put anything there, for the filter. */
export async function listBin(
  context: ListContext,
  { query }: Pick<InputOf<Endpoint>, 'query'>,
): Promise<ReplyOf<Endpoint>> {
  const page = await binList.page(context, query);
  const { rows: deleters } = await sql<{ id: number; name: string }>`
    select id, name || ' ' || last_name as name from staff_user
    where exists (select from deletion where deletion.user_id = staff_user.id)
    order by (name || ' ' || last_name) collate portal, id`.execute(context.db);
  return {
    ...pageReply(
      page,
      page.rows.map((row) => tellBinned(row, context.now)),
    ),
    deleters,
  };
}

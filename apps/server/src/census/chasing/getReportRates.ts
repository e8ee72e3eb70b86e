import { sql } from 'kysely';
import type { QuarterRates, ReportRates } from '@portal/contract/census/reportChurches.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import { churchReach, isOfChurchesIn } from '../../applications/networkReach.ts';
import { NEW_YORK, newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';

/** The newest, and the four that it compares with: a year. */
const QUARTERS = 5;

interface RateRow {
  census: number;
  ephesian_id: number | null;
  ephesian: string | null;
  generated: number;
  received: number;
  received_by_now: number;
  expired: number;
}

/** How many reports of the last quarters were received, of churches within the reader's reach (product/census.md#chasing). */
export async function getReportRates({
  db,
  actor,
  now,
}: Pick<StaffContext, 'db' | 'actor' | 'now'>): Promise<QuarterRates> {
  const { rows: quarters } = await sql<{
    id: number;
    year: number;
    quarter: Quarter;
    sending: string;
    deadline: string;
  }>`
    select id, year, quarter, sending::text, deadline::text from census order by id desc limit ${sql.lit(QUARTERS)}`.execute(
    db,
  );
  const rows = await readRates(db, { reach: reachOf(actor), today: newYorkDate(now) });
  const ratesOf = (some: readonly RateRow[]): ReportRates[] =>
    quarters.map(({ id }) =>
      summed(
        id,
        some.filter(({ census }) => census === id),
      ),
    );
  const byRegion = Map.groupBy(rows, ({ ephesian_id }) => ephesian_id);
  return {
    quarters: quarters.map(({ id, year, quarter, sending, deadline }) => ({
      census: { id, year, quarter },
      sending,
      deadline,
    })),
    all: ratesOf(rows),
    regions: [...byRegion].map(([id, some]) => ({
      ephesian: id === null ? null : { id, name: some[0]?.ephesian ?? '' },
      rates: ratesOf(some),
    })),
  };
}

/** By quarter and by who had the churches in charge on the day when it went out, in the order of their names, nobody last. */
export async function readRates(db: Db, { reach, today }: { reach: Reach; today: string }): Promise<RateRow[]> {
  // The reports of a region are found by its churches; of all others one after the other is looked at.
  const inReach = reach.charge
    ? sql`join church on church.id = church_id where ${churchReach(reach)}`
    : sql`where ${isOfChurchesIn(reach, sql.ref('census_report.church_id'))}`;
  const { rows } = await sql<RateRow>`
    with last_quarters as (
      select id, (sending + (${today}::date - (select sending from census order by id desc limit 1)) + 1)::timestamp
        at time zone ${NEW_YORK} as by_now
      from census order by id desc limit ${sql.lit(QUARTERS)})
    select counted.*, name || ' ' || last_name as ephesian
    from (
      select last_quarters.id as census, ephesian_id, count(*)::int as generated, count(sent_at)::int as received,
        (count(*) filter (where sent_at < by_now))::int as received_by_now,
        (count(*) filter (where sent_at is null and census_report.deadline < ${today}::date))::int as expired
      from last_quarters join census_report on census_id = last_quarters.id ${inReach} group by 1, 2) counted
      left join staff_user on staff_user.id = ephesian_id
    order by (name || ' ' || last_name) collate portal nulls last, ephesian_id`.execute(db);
  return rows;
}

function summed(census: number, rows: readonly RateRow[]): ReportRates {
  const sum = (of: (row: RateRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    census,
    generated: sum(({ generated }) => generated),
    received: sum(({ received }) => received),
    receivedByNow: sum((row) => row.received_by_now),
    expired: sum(({ expired }) => expired),
  };
}

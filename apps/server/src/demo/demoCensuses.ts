/** Three years of quarterly reports of the demo churches, and one that is running. */
import { sql } from 'kysely';
import { plannedIn, type PlannedCensus, type ReportDates } from '@portal/domain/census/dates.ts';
import { CENSUS_KEYS, censusColumn } from '@portal/domain/census/form.ts';
import { reminderAt } from '@portal/domain/census/states.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { addDays } from '@portal/domain/days.ts';
import type { Language } from '@portal/domain/languages.ts';
import { setReportDates, tellReportDates } from '../census/reportDates.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { demoAnswers, demoDays, demoOutcome, demoReasons, type DemoAnswers } from './corpus/censusAnswers.ts';
import { given } from './given.ts';

const QUARTERS = 13;
/** The running one went out so many days ago, and is due in ten. */
const RUNNING_DAYS = 20;
const OPEN_DAYS = 30;
const QUARTER_DAYS = 91;

interface DemoChurch {
  id: number;
  name: string;
  country: string;
  ephesian: number | null;
  members: number;
  language: Language;
}

/** Sets the dates so that a quarter is running, and writes the reports of all that went out by them. */
export async function addDemoCensuses(as: StaffContext): Promise<void> {
  const { version } = await tellReportDates(as);
  const today = newYorkDate(as.now);
  const time = datesAround(today);
  await setReportDates(as, given(undefined, { time, version }));
  const year = Number(today.slice(0, 4));
  const censuses = [3, 2, 1, 0]
    .flatMap((ago) => plannedIn(time, year - ago))
    .filter(({ at }) => at <= as.now.getTime())
    .slice(-QUARTERS);
  await sql`
    insert into census (id, year, quarter, sending, deadline, created_at, completed_at)
    select id, year, quarter, sending, deadline, at, at
    from jsonb_to_recordset(${JSON.stringify(censuses.map((each) => ({ ...each, at: new Date(each.at) })))}::jsonb)
      as census(id bigint, year int, quarter int, sending date, deadline date, at timestamptz)`.execute(as.db);
  const churches = await admittedChurches(as);
  const rows = churches.flatMap((church) => reportsOf(church, censuses, today));
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into census_report (${columns})
    select ${columns} from jsonb_populate_recordset(null::census_report, ${JSON.stringify(rows)}::jsonb)`.execute(
    as.db,
  );
  await openSinceTheirFirst(as);
}

/** Who reported for years was of the network by then, although the demonstration's applications are younger. */
async function openSinceTheirFirst({ db }: StaffContext): Promise<void> {
  await sql`
    update church set valid_from = first.sending
    from (
      select church_id, min(sending) as sending from census_report join census on census.id = census_id group by church_id
    ) first
    where church.id = first.church_id and valid_from > first.sending`.execute(db);
}

/** Four pairs of a year, of which one went out twenty days ago. */
function datesAround(today: string): ReportDates[] {
  const sendings = [0, 1, 2, 3].map((n) => everyYears(addDays(today, n * QUARTER_DAYS - RUNNING_DAYS)));
  return sendings
    .toSorted((one, other) => one.slice(5).localeCompare(other.slice(5)))
    .map((day) => ({ sending: dayMonth(day), deadline: dayMonth(everyYears(addDays(day, OPEN_DAYS))) }));
}
const everyYears = (day: string): string => (day.endsWith('-02-29') ? addDays(day, -1) : day);
const dayMonth = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

async function admittedChurches({ db }: StaffContext): Promise<DemoChurch[]> {
  const { rows } = await sql<DemoChurch>`
    select distinct on (church.id) church.id, church.name, church.country,
      coalesce(
        (select ephesian_id from region_person where person_id = application.person_id),
        (select ephesian_id from region_country where region_country.country = church.country)) as ephesian,
      coalesce(members, 60) as members, client_account.language
    from church join application on application.church_id = church.id
      join application_ministry on application_id = application.id
      join client_account on client_account.id = client_account_id
    where application.status in (${sql.join(ADMITTED_STAGES)}) and application.deleted_at is null
    order by church.id, application.id desc`.execute(db);
  return rows;
}

/** The reports of a church; every fourth joined a year later than the others. */
function reportsOf(church: DemoChurch, censuses: readonly PlannedCensus[], today: string) {
  let last: DemoAnswers | undefined;
  return censuses.slice(church.id % 4 === 1 ? 4 : 0).map((census, place) => {
    const outcome = demoOutcome(church.id, place, census.deadline >= today);
    const values = outcome === 'NOTHING' ? {} : demoAnswers(church.id, church.members, place, church.language);
    const reasons = outcome === 'SENT' ? demoReasons(values, last, church.language) : {};
    const mostDays = census.deadline >= today ? RUNNING_DAYS - 1 : OPEN_DAYS;
    const day = addDays(census.sending, demoDays(church.id, place, mostDays));
    if (outcome === 'SENT') last = values;
    const answers = CENSUS_KEYS.map((key) => [censusColumn(key), values[key] ?? null]);
    return {
      census_id: census.id,
      church_id: church.id,
      church_name: church.name,
      country: church.country,
      ephesian_id: church.ephesian,
      deadline: census.deadline,
      started_at: outcome === 'NOTHING' ? null : `${day}T15:00:00Z`,
      sent_at: outcome === 'SENT' ? `${day}T16:30:00Z` : null,
      // What would be due at once is left out.
      reminded: reminderAt(census.deadline, today),
      version: outcome === 'NOTHING' ? 1 : outcome === 'SENT' ? 3 : 2,
      reasons,
      ...Object.fromEntries(answers),
    };
  });
}

/** The rows that statistics are counted from, as they stand in the tables, and what of them a reader reaches, said naively. */
import { sql } from 'kysely';
import { isNetworkInReach } from '@portal/domain/access/networkReach.ts';
import { isInReach, type Reach, type ReachFacts } from '@portal/domain/access/reach.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { Days } from '@portal/domain/statistics/period.ts';
import { newYorkDate } from '../../src/platform/clock.ts';
import type { TestServer } from '../buildTestServer.ts';

type Row = Record<string, any>;
interface Application extends Row {
  id: number;
  status: Stage;
}
export interface Stay extends Row {
  stage: Stage;
  entered_at: Date;
  left_at: Date | null;
  application: Application;
}

const TABLES = [
  'application_leader',
  'application_ministry',
  'church',
  'person',
  'region_country',
  'region_person',
  'census_report',
  'deactivation',
  'exoneration',
  'correction',
  'correction_step',
  'interview',
  'interview_sheet',
  'interview_answer',
  'lesson_view',
  'course_certificate',
  'event',
  'check_in',
] as const;
export type RawRows = Record<(typeof TABLES)[number], Row[]> & { application: Application[]; stays: Stay[] };

export async function readRawRows({ database }: TestServer): Promise<RawRows> {
  return database.read(async (db) => {
    const all = async <R extends Row>(table: string): Promise<R[]> =>
      (await sql<R>`select * from ${sql.table(table)}`.execute(db)).rows;
    const application = await all<Application>('application');
    const byId = new Map(application.map((row) => [row.id, row]));
    const stays = (await all<Stay>('application_stage')).map((row) => ({
      ...row,
      application: byId.get(row['application_id']) as Application,
    }));
    const others: [string, Row[]][] = [];
    for (const table of TABLES) others.push([table, await all(table)]);
    return { ...(Object.fromEntries(others) as RawRows), application, stays };
  });
}

interface Filters {
  country?: string[];
  ephesian?: string[];
  analyst?: string[];
  classification?: string[];
  church?: string;
}

/** The same names as the scope of a query has, counted without any SQL. */
export interface Seen {
  raw: RawRows;
  applications: Application[];
  stays: Stay[];
  churches: Row[];
  leaders: Stay[];
  reports: Row[];
}

const facts = (row: Application): ReachFacts => ({
  status: row.status,
  assignees: {
    analyst: row['analyst_id'],
    supervisor: row['supervisor_id'],
    manager: row['manager_id'],
    ephesian: row['ephesian_id'],
  },
  deleted: row['deleted_at'] !== null,
});

/** Of a column of text or a number. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

const among = (wanted: string[] | undefined, value: unknown): boolean =>
  wanted === undefined || wanted.includes(value === null || value === undefined ? 'none' : asText(value));

export function seenBy(raw: RawRows, reach: Reach, filters: Filters): Seen {
  const there = raw.application.filter((row) => row['deleted_at'] === null && row.status !== 'UNFINISHED');
  const undeleted = raw.application.filter((row) => row['deleted_at'] === null);
  const fits = (row: Application, { country, analyst, classification }: Filters): boolean =>
    (country === undefined || country.includes(row['country'])) &&
    among(analyst, row['analyst_id']) &&
    (classification === undefined || classification.includes(row['classification']));
  const countryOf = new Map(raw.church.map((row) => [row['id'], row['country']]));
  const heldBy = new Map(raw.region_country.map((row) => [row['country'], row['ephesian_id']]));
  const handOf = new Map(raw.region_person.map((row) => [row['person_id'], row['ephesian_id']]));
  const holderOf = (church: unknown): number[] =>
    [heldBy.get(countryOf.get(church))].filter((one) => one !== undefined);
  const hands = (ids: unknown[]): number[] => ids.map((id) => handOf.get(id)).filter((one) => one !== undefined);
  const spouseOf = new Map(raw.person.map((row) => [row['id'], row['spouse_id']]));
  const churchFacts = (id: number) => {
    const own = undeleted.filter((row) => row['church_id'] === id);
    return {
      byHand: hands(own.map((row) => row['person_id'])),
      byCountry: holderOf(id),
      applications: own.map(facts),
      // Nobody is without an application here.
      recorded: false,
    };
  };
  // Of leaders their own application alone puts them there.
  const leaderFacts = (person: number) => {
    const own = undeleted.filter((row) => row['person_id'] === person);
    return {
      byHand: hands([person, spouseOf.get(person)]),
      byCountry: own.flatMap((row) => holderOf(row['church_id'])),
      applications: own.map(facts),
      recorded: false,
    };
  };
  type Facts = ReturnType<typeof churchFacts>;
  const inRegions = (wanted: string[] | undefined, one: Facts): boolean =>
    wanted === undefined ||
    wanted.some((ephesian) =>
      ephesian === 'none'
        ? one.byHand.length === 0 && one.byCountry.length === 0
        : isNetworkInReach({ ...reach, charge: true, users: [Number(ephesian)] }, one),
    );
  const { country, ephesian, analyst, classification, church } = filters;
  const hasOne = (id: number) =>
    (analyst ?? classification) === undefined ||
    undeleted.some(
      (row) =>
        row['church_id'] === id &&
        fits(row, { ...(analyst && { analyst }), ...(classification && { classification }) }),
    );
  const inReachOf = new Map(raw.church.map((row) => [row['id'], isNetworkInReach(reach, churchFacts(row['id']))]));
  const applications = there.filter(
    (row) => isInReach(reach, facts(row)) && fits(row, filters) && among(ephesian, row['ephesian_id']),
  );
  const ids = new Set(applications.map(({ id }) => id));
  return {
    raw,
    applications,
    stays: raw.stays.filter(({ application }) => ids.has(application.id)),
    churches: raw.church.filter(
      (row) =>
        inReachOf.get(row['id']) &&
        (church === undefined || String(row['id']) === church) &&
        (country === undefined || country.includes(row['country'])) &&
        inRegions(ephesian, churchFacts(row['id'])) &&
        hasOne(row['id']),
    ),
    leaders: raw.stays.filter(
      ({ stage, application }) =>
        ['APPROVED', 'SENT'].includes(stage) &&
        application['deleted_at'] === null &&
        fits(application, filters) &&
        isNetworkInReach(reach, leaderFacts(application['person_id'])) &&
        inRegions(ephesian, leaderFacts(application['person_id'])),
    ),
    reports: raw.census_report.filter(
      (row) =>
        inReachOf.get(row['church_id']) &&
        (church === undefined || String(row['church_id']) === church) &&
        (country === undefined || country.includes(row['country'])) &&
        among(ephesian, row['ephesian_id']) &&
        hasOne(row['church_id']),
    ),
  };
}

/** Whether an instant lies in the days, as New York has them. */
export const during = ({ from, until }: Days, at: Date | null | undefined): boolean => {
  if (!at) return false;
  const day = newYorkDate(at);
  return day >= from && day <= until;
};
/** Whether it was by the last of the days. */
export const by = ({ until }: Days, at: Date | null | undefined): boolean => !!at && newYorkDate(at) <= until;
export const stands = (days: Days, { entered_at, left_at }: Stay): boolean =>
  by(days, entered_at) && !by(days, left_at);

export const monthOf = (at: Date): string => newYorkDate(at).slice(0, 7);
const DAY_MS = 86_400_000;
export const daysBetween = (from: Date, until: Date): number => (until.getTime() - from.getTime()) / DAY_MS;

/** As percentile_cont has it. */
export function percentile(values: number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
export const sum = (values: (number | null | undefined)[]): number | null => {
  const told = values.filter((value) => value !== null && value !== undefined);
  return told.length === 0 ? null : told.reduce((total, value) => total + value, 0);
};
export const distinct = (values: unknown[]): number => new Set(values).size;
/** Rows by their keys, as a table of a statistic answers them. */
export type Told = Record<string, (number | null)[]>;
export const grouped = <R>(
  rows: readonly R[],
  key: (row: R) => unknown,
  tell: (rows: R[]) => (number | null)[],
): Told =>
  Object.fromEntries(
    [...Map.groupBy(rows, key)].flatMap(([name, own]) =>
      name === null || name === undefined ? [] : [[asText(name), tell(own)]],
    ),
  );

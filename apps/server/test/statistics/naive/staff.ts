import { monthsOf, type Days } from '@portal/domain/statistics/period.ts';
import {
  daysBetween,
  distinct,
  during,
  grouped,
  monthOf,
  percentile,
  share,
  stands,
  type Seen,
  type Told,
} from '../rawRows.ts';
import type { Naive } from './naive.ts';

interface Deed {
  who: number;
  at: Date;
  deed: string;
  days?: number;
}
type Kind = 'analyst' | 'ephesian';

/** What happened, each for whoever had the application then. */
function deedsOf(seen: Seen, kind: Kind): Deed[] {
  const [first, last] = [`${kind}_id`, `last_${kind}_id`];
  const entered: Record<string, string> =
    kind === 'analyst'
      ? { ANALYSIS: 'taken', COMPLETE_ANALYSIS: 'finished', APPROVED: 'approved', REJECTED: 'deactivated' }
      : { APPROVED: 'approved', REJECTED: 'deactivated' };
  const long = kind === 'analyst' ? 'ANALYSIS' : 'INTERVIEW';
  const ofStays = seen.stays.flatMap((stay): Deed[] => [
    ...(entered[stay.stage] && stay[first]
      ? [{ who: stay[first], at: stay.entered_at, deed: entered[stay.stage] ?? '' }]
      : []),
    ...(stay.stage === long && stay.left_at && stay[last]
      ? [{ who: stay[last], at: stay.left_at, deed: 'days', days: daysBetween(stay.entered_at, stay.left_at) }]
      : []),
  ]);
  const beside = kind === 'analyst' ? seen.raw.correction : seen.raw.interview;
  const ofRows = beside.flatMap((row): Deed[] => {
    const application = seen.applications.find(({ id }) => id === row['application_id']);
    const at: Date = row['asked_at'] ?? row['at'];
    const stay = seen.stays.find(
      (one) =>
        one.application.id === row['application_id'] &&
        one.entered_at <= at &&
        (one.left_at === null || one.left_at > at),
    );
    const who = stay?.[last] ?? application?.[first];
    const deed = kind === 'analyst' ? 'corrections' : String(row['result']).toLowerCase();
    return application && who ? [{ who, at, deed }] : [];
  });
  return [...ofStays, ...ofRows];
}

const INTERVIEWS = ['accepted', 'later', 'denied'];
const count = (deeds: Deed[], ...names: string[]): number => deeds.filter(({ deed }) => names.includes(deed)).length;
const median = (deeds: Deed[]): number | null =>
  percentile(
    deeds.flatMap(({ days }) => (days === undefined ? [] : [days])),
    0.5,
  );

const OPEN = {
  analyst: ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS'],
  ephesian: ['COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS'],
};

function workOf(seen: Seen, days: Days, kind: Kind) {
  const deeds = deedsOf(seen, kind).filter(({ at }) => during(days, at));
  const holders = seen.stays.flatMap((stay) =>
    OPEN[kind].includes(stay.stage) && stands(days, stay)
      ? [stay[`last_${kind}_id`]].filter((one) => one !== null)
      : [],
  );
  const byMonth = (names: string[]): Told =>
    Object.fromEntries(
      monthsOf(days).map(({ key }) => [
        key,
        names.map((name) =>
          count(
            deeds.filter(({ at }) => monthOf(at) === key),
            name,
          ),
        ),
      ]),
    );
  const byPerson = (tell: (load: number, own: Deed[]) => (number | null)[]): Told =>
    Object.fromEntries(
      [...new Set([...holders, ...deeds.map(({ who }) => who)])].map((who) => [
        String(who),
        tell(
          holders.filter((one) => one === who).length,
          deeds.filter((one) => one.who === who),
        ),
      ]),
    );
  return { deeds, holders, byMonth, byPerson };
}

export const analyst: Naive = {
  figures(seen, days) {
    const { deeds, holders } = workOf(seen, days, 'analyst');
    return {
      analysts: distinct(holders),
      load: holders.length,
      days: median(deeds),
      ...Object.fromEntries(
        ['taken', 'finished', 'approved', 'deactivated', 'corrections'].map((name) => [name, count(deeds, name)]),
      ),
    };
  },
  tables(seen, days) {
    const { byMonth, byPerson } = workOf(seen, days, 'analyst');
    return {
      byAnalyst: byPerson((load, own) => [
        load,
        count(own, 'taken'),
        count(own, 'finished'),
        median(own),
        ...['approved', 'deactivated', 'corrections'].map((name) => count(own, name)),
      ]),
      byMonth: byMonth(['taken', 'finished', 'corrections']),
    };
  },
};

const due = (seen: Seen, { from, until }: Days) =>
  seen.reports.filter((row) => row['deadline'] >= from && row['deadline'] <= until);
const received = (rows: Record<string, any>[]) => rows.filter((row) => row['sent_at'] !== null).length;

export const ephesian: Naive = {
  figures(seen, days) {
    const { deeds, holders } = workOf(seen, days, 'ephesian');
    const owed = due(seen, days);
    return {
      ephesians: distinct(holders),
      load: holders.length,
      interviews: count(deeds, ...INTERVIEWS),
      accepted: share(count(deeds, 'accepted'), count(deeds, ...INTERVIEWS)),
      days: median(deeds),
      approved: count(deeds, 'approved'),
      deactivated: count(deeds, 'deactivated'),
      received: share(received(owed), owed.length),
    };
  },
  tables(seen, days) {
    const { byMonth, byPerson } = workOf(seen, days, 'ephesian');
    return {
      byEphesian: byPerson((load, own) => [
        load,
        count(own, ...INTERVIEWS),
        count(own, 'accepted'),
        median(own),
        count(own, 'approved'),
        count(own, 'deactivated'),
      ]),
      reporting: grouped(
        due(seen, days),
        (row) => row['ephesian_id'],
        (rows) => [rows.length, received(rows), share(received(rows), rows.length)],
      ),
      byMonth: byMonth(INTERVIEWS),
    };
  },
};

import type { Days } from '@portal/domain/statistics/period.ts';
import { CENSUS_FORM, DEPARTMENTS, censusColumn } from '@portal/domain/census/form.ts';
import { newYorkDate } from '../../../src/platform/clock.ts';
import { grouped, share, type Seen, type Told } from '../rawRows.ts';
import { macro } from './macro.ts';
import { request } from './request.ts';
import type { Naive } from './naive.ts';

type Report = Record<string, any>;
interface Figure {
  of: 'last' | 'each' | 'mean' | 'share';
  value: (report: Report) => number | null;
}
const field = (of: Figure['of'], column: string): Figure => ({ of, value: (report) => report[column] });

const MONTHS = 3;
/** Reports of quarters of which the last day lies in the days. */
const ofQuarters = ({ reports }: Seen, { from, until }: Days): Report[] =>
  reports.filter(({ census_id }) => {
    const [year, quarter] = [Math.floor(census_id / 10), census_id % 10];
    const end = new Date(Date.UTC(year, quarter * MONTHS, 0)).toISOString().slice(0, 10);
    return end >= from && end <= until;
  });
const received = (rows: readonly Report[]) => rows.filter(({ sent_at }) => sent_at !== null);
const newest = (rows: readonly Report[]) =>
  [...Map.groupBy(received(rows), ({ church_id }) => church_id).values()].map(
    (own) => own.toSorted((one, other) => other['census_id'] - one['census_id'])[0] as Report,
  );

const tell = ({ of, value }: Figure, all: readonly Report[], last: readonly Report[]): number | null => {
  const told = (of === 'each' || of === 'share' ? received(all) : last)
    .map(value)
    .filter((one) => one !== null && one !== undefined);
  if (told.length === 0) return null;
  const total = told.reduce((sum, one) => sum + one, 0);
  return of === 'mean'
    ? Math.round((total / told.length) * 10 + Number.EPSILON) / 10
    : of === 'share'
      ? total / told.length
      : total;
};

function sectionOf(figures: Readonly<Record<string, Figure>>, kept = figures) {
  const row = (all: readonly Report[], last: readonly Report[], asked = figures): (number | null)[] => [
    all.length,
    received(all).length,
    ...Object.values(asked).map((one) => tell(one, all, last)),
  ];
  return {
    figures(seen: Seen, days: Days): Record<string, number | null> {
      const all = ofQuarters(seen, days);
      const told = Object.entries(figures).map(([key, one]) => [key, tell(one, all, newest(all))]);
      return { due: all.length, received: share(received(all).length, all.length), ...Object.fromEntries(told) };
    },
    byQuarter: (seen: Seen, days: Days): Told =>
      grouped(
        ofQuarters(seen, days),
        ({ census_id }) => census_id,
        (own) => row(own, received(own)),
      ),
    /** The last report of a church counts where it was when that went out. */
    by(seen: Seen, days: Days, column: string, asked = kept): Told {
      const last = newest(ofQuarters(seen, days));
      return grouped(
        ofQuarters(seen, days),
        (report) => report[column],
        (own) =>
          row(
            own,
            last.filter((report) => report[column] === own[0]?.[column]),
            asked,
          ),
      );
    },
  };
}

function naiveOf(figures: Readonly<Record<string, Figure>>, more: Naive['tables'] = () => ({})): Naive {
  const section = sectionOf(figures);
  return {
    figures: section.figures,
    tables: (seen, days) => ({
      ...more(seen, days),
      byQuarter: section.byQuarter(seen, days),
      byEphesian: section.by(seen, days, 'ephesian_id'),
      byCountry: section.by(seen, days, 'country'),
      churches: section.by(seen, days, 'church_id'),
    }),
  };
}

const addedUp = (columns: string[]) => (report: Report) => {
  const told = columns.map((column) => report[column]).filter((one) => one !== null);
  return told.length === 0 ? null : told.reduce<number>((sum, one) => sum + one, 0);
};

export const home = naiveOf({
  ...Object.fromEntries(
    ['home_groups', 'hosts', 'leaders_in_training', 'weekly_attendance'].map((one) => [camel(one), field('last', one)]),
  ),
  conversions: field('each', 'conversions'),
});

function camel(column: string): string {
  return column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
}

const NETWORKS = Object.keys(CENSUS_FORM.influence).filter((key) => key.startsWith('followers'));
export const influence = naiveOf(
  {
    daughterChurches: field('last', 'daughter_churches'),
    spiritualChildren: field('last', 'spiritual_children'),
    countriesReached: field('mean', 'countries_reached'),
    followers: { of: 'last', value: addedUp(NETWORKS.map((key) => censusColumn(key as never))) },
    radioHours: field('each', 'radio_hours'),
    televisionHours: field('each', 'television_hours'),
  },
  (seen, days) => {
    const last = newest(ofQuarters(seen, days));
    const rows = NETWORKS.map((key): [string, (number | null)[]] => {
      const told = last.map((report) => report[censusColumn(key as never)]).filter((one) => one !== null);
      return [
        key.slice('followers'.length).toUpperCase(),
        [told.length === 0 ? null : told.reduce((sum, one) => sum + one, 0), told.length],
      ];
    });
    return { networks: last.length === 0 ? {} : Object.fromEntries(rows) };
  },
);

const columnsOf = (what: 'Active' | 'Participants') => DEPARTMENTS.map((one) => censusColumn(`${one}${what}`));
export const department = naiveOf(
  {
    participants: { of: 'last', value: addedUp(columnsOf('Participants')) },
    active: { of: 'mean', value: addedUp(columnsOf('Active')) },
  },
  (seen, days) => {
    const last = newest(ofQuarters(seen, days));
    const rows = DEPARTMENTS.map((one): [string, (number | null)[]] => {
      const answered = last.map((report) => report[censusColumn(`${one}Active`)]).filter((told) => told !== null);
      const active = answered.filter((told) => told === true).length;
      const people = last.map((report) => report[censusColumn(`${one}Participants`)]).filter((told) => told !== null);
      const participants = people.length === 0 ? null : people.reduce((sum, each) => sum + each, 0);
      return [one, [active, answered.length, share(active, answered.length), participants]];
    });
    return { departments: last.length === 0 ? {} : Object.fromEntries(rows) };
  },
);

export const pastoralCare = naiveOf({
  visits: field('each', 'visits'),
  counsellingSessions: field('each', 'counselling_sessions'),
  meetingsAttended: field('each', 'meetings_attended'),
  satisfied: {
    of: 'share',
    value: ({ care_satisfaction: chosen }) => (chosen === null ? null : chosen === 'SATISFIED' ? 1 : 0),
  },
});

const KEPT = {
  activeMembers: field('last', 'active_members'),
  averageAttendance: field('last', 'average_attendance'),
};
const OF_CHURCH = {
  ...KEPT,
  newMembers: field('each', 'new_members'),
  baptisms: field('each', 'baptisms'),
  homeGroups: field('last', 'home_groups'),
  conversions: field('each', 'conversions'),
};
const churchSection = sectionOf(OF_CHURCH, { ...KEPT, homeGroups: OF_CHURCH.homeGroups });
export const church: Naive = {
  figures: churchSection.figures,
  tables: (seen, days) => ({
    byQuarter: churchSection.byQuarter(seen, days),
    churches: churchSection.by(seen, days, 'church_id'),
  }),
};

const regionSection = sectionOf({ ...KEPT, conversions: OF_CHURCH.conversions });
const { figures: OF_NETWORK, tables: NETWORK_TABLES } = macro;
export const region: Naive = {
  figures: (seen, days) => ({
    ...OF_NETWORK(seen, days),
    submitted: request.figures(seen, days)['submitted'] ?? null,
    due: regionSection.figures(seen, days)['due'] ?? null,
    received: regionSection.figures(seen, days)['received'] ?? null,
  }),
  tables: (seen, days) => {
    const { byCountry = {}, churches = {} } = NETWORK_TABLES(seen, days);
    const persons = (id: string) =>
      new Set(
        seen.leaders.flatMap(({ application, entered_at, left_at }) => {
          const stands = newYorkDate(entered_at) <= days.until && !(left_at && newYorkDate(left_at) <= days.until);
          return String(application['church_id']) === id && stands ? [application['person_id']] : [];
        }),
      ).size;
    return {
      byCountry,
      byStage: request.tables(seen, days)['byStage'] ?? {},
      byQuarter: regionSection.byQuarter(seen, days),
      churches: Object.fromEntries(
        Object.entries(churches).map(([id, [members = null]]) => [id, [members, persons(id)]]),
      ),
    };
  },
};

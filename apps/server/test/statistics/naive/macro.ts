import { monthsOf, type Days } from '@portal/domain/statistics/period.ts';
import { by, distinct, during, grouped, share, stands, sum, type Seen, type Stay } from '../rawRows.ts';
import type { Naive } from './naive.ts';

function networkOn({ raw, churches, leaders, reports }: Seen, days: Days) {
  return churches.flatMap((church) => {
    const led = leaders.filter((stay) => stay.application['church_id'] === church['id'] && stands(days, stay));
    const isOpen =
      church['valid_from'] <= days.until && (church['valid_to'] === null || church['valid_to'] >= days.until);
    if (led.length === 0 || !isOpen) return [];
    const newest = led.toSorted((one, other) => other.application.id - one.application.id)[0] as Stay;
    const [report] = reports
      .filter((row) => row['church_id'] === church['id'] && by(days, row['sent_at']))
      .toSorted((one, other) => other['census_id'] - one['census_id']);
    const form = raw.application_ministry.find((row) => row['application_id'] === newest.application.id);
    const hand = raw.region_person.find((row) => row['person_id'] === newest.application['person_id']);
    const held = raw.region_country.find((row) => row['country'] === church['country']);
    return {
      id: church['id'] as number,
      country: church['country'] as string,
      ephesian: (hand ?? held)?.['ephesian_id'] as number | undefined,
      persons: distinct(led.map(({ application }) => application['person_id'])),
      answered: report !== undefined,
      members: (report?.['active_members'] ?? form?.['members'] ?? null) as number | null,
    };
  });
}

/** When persons were approved for the first time, and when they stopped standing in the network for good. */
const comings = ({ leaders }: Seen) =>
  [...Map.groupBy(leaders, ({ application }) => application['person_id'])].map(([, stays]) => ({
    came: new Date(Math.min(...stays.map(({ entered_at }) => entered_at.getTime()))),
    went: stays.some(({ left_at }) => left_at === null)
      ? null
      : new Date(Math.max(...stays.map(({ left_at }) => left_at?.getTime() ?? 0))),
  }));

const persons = (seen: Seen, days: Days) =>
  distinct(seen.leaders.filter((stay) => stands(days, stay)).map(({ application }) => application['person_id']));

export const macro: Naive = {
  figures(seen, days) {
    const network = networkOn(seen, days);
    const answered = network.filter((church) => church.answered).length;
    return {
      leaders: persons(seen, days),
      churches: network.length,
      members: sum(network.map(({ members }) => members)),
      answered: share(answered, network.length),
      countries: distinct(network.map(({ country }) => country)),
      joined: comings(seen).filter(({ came }) => during(days, came)).length,
      left: comings(seen).filter(({ went }) => during(days, went)).length,
    };
  },
  tables(seen, days) {
    const network = networkOn(seen, days);
    const places = (own: typeof network) => [
      own.length,
      sum(own.map((one) => one.persons)),
      sum(own.map(({ members }) => members)),
      own.filter(({ answered }) => !answered).length,
    ];
    const months = monthsOf(days);
    const came = comings(seen);
    return {
      byCountry: grouped(network, ({ country }) => country, places),
      byEphesian: grouped(network, ({ ephesian }) => ephesian, places),
      churches: Object.fromEntries(network.map(({ id, members }) => [String(id), [members]])),
      growth: Object.fromEntries(
        months.map((month) => [month.key, [persons(seen, month), networkOn(seen, month).length]]),
      ),
      movement: Object.fromEntries(
        months.map((month) => [
          month.key,
          [came.filter((one) => during(month, one.came)).length, came.filter((one) => during(month, one.went)).length],
        ]),
      ),
    };
  },
};

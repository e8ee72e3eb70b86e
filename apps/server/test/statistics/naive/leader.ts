import type { Days } from '@portal/domain/statistics/period.ts';
import { by, during, grouped, percentile, share, stands, type Seen, type Stay } from '../rawRows.ts';
import type { Naive } from './naive.ts';

/** Whole years on a day. */
const yearsTo = (day: string, since: string | null | undefined): number | null =>
  since ? Number(day.slice(0, 4)) - Number(since.slice(0, 4)) - (day.slice(5) < since.slice(5) ? 1 : 0) : null;

function leadersOn({ raw, leaders }: Seen, days: Days) {
  const standing = leaders.filter((stay) => stands(days, stay));
  return [...Map.groupBy(standing, ({ application }) => application['person_id'])].map(([, stays]) => {
    const { application } = stays.toSorted((one, other) => other.application.id - one.application.id)[0] as Stay;
    const of = (rows: Record<string, any>[]) => rows.find((row) => row['application_id'] === application.id);
    const form = of(raw.application_leader);
    return {
      person: application['person_id'] as number,
      gender: form?.['gender'] ?? null,
      civil: form?.['civil_status'] ?? null,
      title: form?.['title'] ?? null,
      country: application['country'],
      age: yearsTo(days.until, form?.['birth_date']),
      years: yearsTo(days.until, of(raw.application_ministry)?.['foundation_date']),
    };
  });
}

const bandOf = (value: number | null, name: string, starts: number[]): string => {
  const start = starts.findLast((one) => value !== null && value >= one);
  return start === undefined ? 'NONE' : `${name}_${start}`;
};
const told = (values: (number | null)[]): number[] => values.filter((value) => value !== null);

/** Certificates that were valid at the end. */
const heldAt = ({ raw }: Seen, days: Days) => {
  const ended = (row: Record<string, any>) => by(days, row['revoked_at']) || by(days, row['replaced_at']);
  return raw.course_certificate.filter((row) => by(days, row['issued_at']) && !ended(row));
};

/** By course, of the leaders who had begun it. */
function coursesOf(seen: Seen, days: Days): ReturnType<typeof grouped> {
  const led = new Set(leadersOn(seen, days).map(({ person }) => person));
  const held = heldAt(seen, days);
  const begun = seen.raw.lesson_view.filter((view) => {
    return by(days, view['first_played_at'] ?? view['passed_at']) && led.has(view['person_id']);
  });
  const once = [...new Map(begun.map((view) => [`${view['course_id']} ${view['person_id']}`, view])).values()];
  return grouped(
    once,
    (view) => String(view['course_id']),
    (own) => [
      own.length,
      own.filter((view) =>
        held.some((row) => row['course_id'] === view['course_id'] && row['person_id'] === view['person_id']),
      ).length,
    ],
  );
}

/** Each leader who came to each event of these days, once an event. */
function cameTo({ raw }: Seen, days: Days) {
  const held = raw.event.filter((event) => during(days, event['starts_at']));
  return held.flatMap((event) => {
    const own = raw.check_in.filter((row) => row['event_id'] === event['id'] && row['holder'] && !row['undone_at']);
    return [...new Set(own.map((row) => row['person_id'] as number))].map((person) => ({ event, person }));
  });
}

export const leader: Naive = {
  figures(seen, days) {
    const all = leadersOn(seen, days);
    const gendered = all.filter(({ gender }) => gender !== null);
    const stated = all.filter(({ civil }) => civil !== null);
    const certified = new Set(heldAt(seen, days).map((row) => row['person_id']));
    return {
      leaders: all.length,
      age: percentile(told(all.map(({ age }) => age)), 0.5),
      women: share(gendered.filter(({ gender }) => gender === 'FEMALE').length, gendered.length),
      married: share(stated.filter(({ civil }) => civil === 'MARRIED').length, stated.length),
      years: percentile(told(all.map(({ years }) => years)), 0.5),
      attended: share(
        all.filter(({ person }) => cameTo(seen, days).some((one) => one.person === person)).length,
        all.length,
      ),
      certified: share(all.filter(({ person }) => certified.has(person)).length, all.length),
    };
  },
  tables(seen, days) {
    const all = leadersOn(seen, days);
    const sorted = (key: (one: (typeof all)[number]) => string | null) =>
      grouped(
        all,
        (one) => key(one) ?? 'NONE',
        (own) => [own.length, share(own.length, all.length)],
      );
    return {
      byAge: sorted(({ age }) => bandOf(age, 'AGE', [0, 30, 40, 50, 60, 70])),
      byGender: sorted(({ gender }) => gender),
      byCivilStatus: sorted(({ civil }) => civil),
      byTitle: sorted(({ title }) => title),
      byYears: sorted(({ years }) => bandOf(years, 'YEARS', [0, 5, 10, 20, 30])),
      byCourse: coursesOf(seen, days),
      byEvent: grouped(
        cameTo(seen, days).filter(({ person }) => all.some((one) => one.person === person)),
        ({ event }) => String(event['id']),
        (own) => [own.length, share(own.length, all.length)],
      ),
      byCountry: sorted(({ country }) => country),
    };
  },
};

import { sql, type RawBuilder } from 'kysely';
import { DEPARTMENTS, censusColumn, type Department } from '@portal/domain/census/form.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { censusCells, censusFigures, censusTables, NEWEST } from './censusParts.ts';

const column = (department: Department, what: 'Active' | 'Participants') =>
  sql.ref(censusColumn(`${department}${what}`));
const every = (tell: (department: Department) => RawBuilder<unknown>, between = sql`, `) =>
  sql.join(DEPARTMENTS.map(tell), between);

/** Null where no department was told of. */
const summed = (what: 'Active' | 'Participants') => sql`
  case when num_nonnulls(${every((one) => column(one, what))}) > 0 then
    ${every((one) => sql`coalesce(${column(one, what)}::int, 0)::bigint`, sql` + `)} end`;

const FIGURES = {
  participants: { of: 'last', value: summed('Participants') },
  active: { of: 'mean', value: summed('Active') },
} as const;

/** What is told of each department, under names of its own. */
const OF_DEPARTMENTS = Object.fromEntries(
  DEPARTMENTS.flatMap((one) => [
    [`${one}_yes`, sql`count(nullif(${column(one, 'Active')}, false))`],
    [`${one}_told`, sql`count(${column(one, 'Active')})`],
    [`${one}_people`, sql`sum(${column(one, 'Participants')})`],
  ]),
);

export const departmentQuery = defineStatistic('department', {
  sets: () => censusCells(FIGURES, OF_DEPARTMENTS),
  figures: () => censusFigures(FIGURES),
  tables: {
    departments: () => sql`
      select department as key, sum(told.active)::int as active, sum(answered)::int as answered,
        sum(told.active)::float / nullif(sum(answered), 0) as share, sum(told.participants)::bigint as participants
      from ${NEWEST}, lateral (values ${every(
        (one) =>
          sql`(${sql.lit(one)}, ${sql.ref(`${one}_yes`)}, ${sql.ref(`${one}_told`)}, ${sql.ref(`${one}_people`)})`,
      )}) told (department, active, answered, participants)
      group by department order by 2 desc, department`,
    ...censusTables(FIGURES),
  },
});

import { sql, type RawBuilder } from 'kysely';
import { DEPARTMENTS, censusColumn, type Department } from '@portal/domain/census/form.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { censusFigures, censusTables, NEWEST } from './censusParts.ts';

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

export const departmentQuery = defineStatistic('department', {
  figures: () => censusFigures(FIGURES),
  tables: {
    departments: () => sql`
      select department as key, count(*) filter (where active)::int as active, count(active)::int as answered,
        count(*) filter (where active)::float / nullif(count(active), 0) as share, sum(participants)::bigint as participants
      from ${NEWEST}, lateral (values ${every(
        (one) => sql`(${sql.lit(one)}, ${column(one, 'Active')}, ${column(one, 'Participants')})`,
      )}) told (department, active, participants)
      group by department order by 2 desc, department`,
    ...censusTables(FIGURES),
  },
});

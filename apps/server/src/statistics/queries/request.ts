import { sql } from 'kysely';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { defineStatistic, type Telling } from '../defineStatistic.ts';
import { ALL_STAGES, BY_STAGE, daysBetween, isIn, openIn, STANDING, slotOf, STAFF_NAMES } from './parts.ts';

const OPEN = sql`('COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS')`;
/** The way to the end, without what leads aside. */
const WAY = BOARD_STAGES.filter((stage) => stage !== 'REJECT_BY_TAG' && stage !== 'REJECTED');
const way = sql`(values ${sql.join(WAY.map((stage, place) => sql`(${sql.lit(stage)}, ${sql.lit(place + 1)})`))}) way (key, place)`;

/** The place of a stage on it; of what leads aside none. */
const PLACE = sql`case stage ${sql.join(
  WAY.map((stage, place) => sql`when ${sql.lit(stage)} then ${sql.lit(place + 1)}`),
  sql` `,
)} end`;

const FLOW = ['month', 'country', 'analyst_id', 'ephesian_id'] as const;

/** Intake and decisions by something that an application has or that a stay has. */
const flowsBy = (key: (typeof FLOW)[number]) => sql`
  select ${sql.ref(key)} as key, submitted, approved, deactivated from flows where ${sql.ref(key)} is not null`;

const byStaff = (column: 'analyst_id' | 'ephesian_id') => sql`
  select flows.key::text, ${STAFF_NAMES} flows.key) as label, submitted, approved, deactivated
  from (${flowsBy(column)}) flows order by submitted desc, flows.key`;

/** `intake`, `standing` and `asked` count; `decided` are the decisions of the periods; `flows` tell of the period, each row by one of FLOW. */
const setsOf = ({ isOfPeriods, isToldOf }: Telling) => sql`
  applied as materialized (
    select ${slotOf('submitted_at')} as submitted, ${slotOf('paid_at')} as paid, payment_type, country, analyst_id, ephesian_id
    from applications),
  intake as materialized (select submitted, paid, payment_type, count(*) as n from applied group by 1, 2, 3),
  ${STANDING},
  decided as materialized (
    select stage, ${slotOf('entered_at')} as came, country, analyst_id, ephesian_id, ${daysBetween('submitted_at', 'entered_at')} as days
    from stays where stage in ('APPROVED', 'REJECTED') and ${isOfPeriods('entered_at')}),
  asked as materialized (
    select ${slotOf('asked_at')} as asked, count(*) as n from correction
    where ${isOfPeriods('asked_at')} and ${isToldOf(sql`application_id`)} group by 1),
  flows as materialized (
    select month, country, analyst_id, ephesian_id, sum(submitted)::int as submitted, sum(approved)::int as approved,
      sum(deactivated)::int as deactivated
    from (
      select submitted as month, country, analyst_id, ephesian_id, 1 as submitted, 0 as approved, 0 as deactivated
      from applied, period where ${isIn('submitted')}
      union all
      select came, country, analyst_id, ephesian_id, 0, (stage = 'APPROVED')::int, (stage = 'REJECTED')::int
      from decided, period where ${isIn('came')}) flow
    group by grouping sets (${sql.join(FLOW.map((key) => sql`(${sql.ref(key)})`))}))`;

export const requestQuery = defineStatistic('request', {
  sets: setsOf,
  figures: ({ isToldOf }) => sql`
    select periods.name, submitted, approved, deactivated, approved::float / nullif(approved + deactivated, 0) as "approvalRate",
      open, "daysToApproval", paid, exonerated, corrections
    from periods,
      lateral (
        select coalesce(sum(n) filter (where ${isIn('submitted')}), 0)::int as submitted,
          coalesce(sum(n) filter (where ${isIn('paid')}), 0)::int as paid
        from intake) intake,
      lateral (
        select count(*) filter (where stage = 'APPROVED')::int as approved, count(*) filter (where stage = 'REJECTED')::int as deactivated,
          round((percentile_cont(0.5) within group (order by days) filter (where stage = 'APPROVED'))::numeric, 1) as "daysToApproval"
        from decided where ${isIn('came')}) decisions,
      lateral ${openIn(OPEN)},
      lateral (
        select count(*)::int as exonerated from exoneration
        where state = 'GRANTED' and coalesce(decided_at, at) >= starts and coalesce(decided_at, at) < ends
          and ${isToldOf(sql`application_id`)}) waived,
      lateral (select coalesce(sum(n), 0)::int as corrections from asked where ${isIn('asked')}) asking`,
  tables: {
    byStage: () => BY_STAGE,
    funnel: () => sql`
      select key, reached, reached::float / nullif(max(reached) over (), 0) as share from (
        select way.key, way.place, coalesce(sum(n), 0)::int as reached
        from ${way} left join (
          select furthest, count(*) as n from (
            select max(${PLACE}) as furthest
            from (select id from applications, period where submitted_at >= starts and submitted_at < ends) these
              join passages on application_id = these.id, period
            where entered_at < ends group by application_id) came
          group by furthest) came on came.furthest >= way.place
        group by way.key, way.place) reaching
      order by place`,
    daysInStage: () => sql`
      select key, round(days[1]::numeric, 1) as median, round(days[2]::numeric, 1) as ninth, coalesce("left", 0) as "left"
      from ${ALL_STAGES} left join (
        select stage, percentile_cont(array[0.5, 0.9]) within group (order by ${daysBetween('entered_at', 'left_at')}) as days,
          count(*)::int as "left"
        from passages, period where left_at >= starts and left_at < ends and stage not in ('SENT', 'REJECTED') group by stage) found on stage = key
      where key not in ('SENT', 'REJECTED') order by place`,
    byMonth: () => sql`
      select months.key, coalesce(sum(submitted), 0) as submitted, coalesce(sum(approved), 0) as approved,
        coalesce(sum(deactivated), 0) as deactivated
      from months left join flows on ${isIn('month')} group by months.key order by months.key`,
    byCountry: () => sql`select * from (${flowsBy('country')}) flows order by submitted desc, key`,
    byAnalyst: () => byStaff('analyst_id'),
    byEphesian: () => byStaff('ephesian_id'),
    reasons: ({ isToldOf }) => sql`
      select type as key, count(*)::int as deactivated
      from deactivation, period
      where ${isToldOf(sql`application_id`)} and undone_at is null and at >= starts and at < ends group by type order by 2 desc, type`,
    payments: () => sql`
      select payment_type as key, sum(n)::int as paid from intake, period
      where payment_type is not null and ${isIn('paid')} group by payment_type order by 2 desc, 1`,
    exonerations: ({ isToldOf }) => sql`
      select reason as key, count(*) filter (where state = 'GRANTED')::int as granted,
        count(*) filter (where state = 'REFUSED')::int as refused
      from exoneration, period
      where ${isToldOf(sql`application_id`)} and coalesce(decided_at, at) >= starts and coalesce(decided_at, at) < ends group by reason order by 2 desc, reason`,
    corrections: ({ isToldOf }) => sql`
      select months.key, coalesce(sum(asked), 0) as asked, coalesce(sum(answered), 0) as answered, coalesce(sum(accepted), 0) as accepted
      from months left join (
        select ${slotOf('correction_step.at')} as slot,
          count(*) filter (where step in ('ask', 'askAgain'))::int as asked,
          count(*) filter (where step = 'answer')::int as answered,
          count(*) filter (where step = 'accept')::int as accepted
        from correction_step join correction on correction.id = correction_id, period
        where correction_step.at >= starts and correction_step.at < ends and ${isToldOf(sql`correction.application_id`)}
        group by 1) steps on ${isIn('slot')}
      group by months.key order by months.key`,
    answers: ({ language }) => sql`
      select question || ' ' || answer as key,
        coalesce(min(asked -> 'question' -> 'text' ->> ${language}), question) || ': ' || coalesce(min((
          select option -> 'label' ->> ${language} from jsonb_array_elements(asked -> 'question' -> 'options') option
          where option ->> 'id' = answer)), answer) as label,
        count(*)::int as given, count(*)::float / sum(count(*)) over (partition by question) as share
      from interview_answer join interview_sheet on interview_sheet.id = sheet_id
        join applications on applications.id = application_id, period
      where (asked -> 'question' -> 'reportable')::boolean and asked -> 'question' ->> 'type' = 'RADIO' and answer <> ''
        and closed_at >= starts and closed_at < ends
      group by question, answer order by min((asked -> 'place')::int), given desc, answer`,
  },
});

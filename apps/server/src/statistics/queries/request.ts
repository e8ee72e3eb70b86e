import { sql } from 'kysely';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { NEW_YORK } from '../../platform/clock.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { ALL_STAGES, BY_STAGE, STAFF_NAMES } from './parts.ts';

const OPEN = sql`('COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS')`;
/** The way to the end, without what leads aside. */
const WAY = BOARD_STAGES.filter((stage) => stage !== 'REJECT_BY_TAG' && stage !== 'REJECTED');
const way = sql`(values ${sql.join(WAY.map((stage, place) => sql`(${sql.lit(stage)}, ${sql.lit(place)})`))}) way (key, place)`;

/** Intake and decisions by something that an application has or that a stay has. */
const flowsBy = (ofApplication: ReturnType<typeof sql>, ofStay = ofApplication) => sql`
  select key, sum(submitted)::int as submitted, sum(approved)::int as approved, sum(deactivated)::int as deactivated
  from (
    select ${ofApplication} as key, 1 as submitted, 0 as approved, 0 as deactivated
    from applications, period where submitted_at >= starts and submitted_at < ends
    union all
    select ${ofStay}, 0, (stage = 'APPROVED')::int, (stage = 'REJECTED')::int
    from stays, period where stage in ('APPROVED', 'REJECTED') and entered_at >= starts and entered_at < ends
  ) flow where key is not null group by key`;

const byStaff = (column: 'analyst_id' | 'ephesian_id') => sql`
  select flows.key::text, ${STAFF_NAMES} flows.key) as label, submitted, approved, deactivated
  from (${flowsBy(sql.ref(column))}) flows order by submitted desc, flows.key`;

const days = (from: string, until: string) => sql`extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 86400`;

export const requestQuery = defineStatistic('request', {
  figures: () => sql`
    select periods.name, submitted, approved, deactivated, approved::float / nullif(approved + deactivated, 0) as "approvalRate",
      open, "daysToApproval", paid, exonerated, corrections
    from periods,
      lateral (
        select count(*) filter (where submitted_at >= starts and submitted_at < ends)::int as submitted,
          count(*) filter (where paid_at >= starts and paid_at < ends)::int as paid
        from applications) intake,
      lateral (
        select count(*) filter (where stage = 'APPROVED' and entered_at >= starts)::int as approved,
          count(*) filter (where stage = 'REJECTED' and entered_at >= starts)::int as deactivated,
          round(percentile_cont(0.5) within group (order by ${days('submitted_at', 'entered_at')})
            filter (where stage = 'APPROVED' and entered_at >= starts)::numeric, 1) as "daysToApproval",
          count(*) filter (where stage in ${OPEN} and (left_at is null or left_at >= ends))::int as open
        from stays where entered_at < ends) flow,
      lateral (
        select count(*)::int as exonerated from exoneration join applications on applications.id = application_id
        where state = 'GRANTED' and coalesce(decided_at, at) >= starts and coalesce(decided_at, at) < ends) waived,
      lateral (
        select count(*)::int as corrections from correction join applications on applications.id = application_id
        where asked_at >= starts and asked_at < ends) asked`,
  tables: {
    byStage: () => BY_STAGE,
    funnel: () => sql`
      select key, reached, reached::float / nullif(max(reached) over (), 0) as share from (
        select way.key, way.place, count(came.furthest)::int as reached
        from ${way} left join (
          select max(place) as furthest from stays join ${way} on way.key = stage, period
          where submitted_at >= starts and submitted_at < ends and entered_at < ends
          group by application_id) came on came.furthest >= way.place
        group by way.key, way.place) reaching
      order by place`,
    daysInStage: () => sql`
      select key, median, ninth, coalesce("left", 0) as "left" from ${ALL_STAGES} left join (
        select stage, round(percentile_cont(0.5) within group (order by ${days('entered_at', 'left_at')})::numeric, 1) as median,
          round(percentile_cont(0.9) within group (order by ${days('entered_at', 'left_at')})::numeric, 1) as ninth,
          count(*)::int as "left"
        from stays, period where left_at >= starts and left_at < ends group by stage) found on stage = key
      where key not in ('SENT', 'REJECTED') order by place`,
    byMonth: () => sql`
      select months.key, coalesce(submitted, 0) as submitted, coalesce(approved, 0) as approved,
        coalesce(deactivated, 0) as deactivated
      from months left join (${flowsBy(
        sql`to_char(submitted_at at time zone ${sql.lit(NEW_YORK)}, 'YYYY-MM')`,
        sql`to_char(entered_at at time zone ${sql.lit(NEW_YORK)}, 'YYYY-MM')`,
      )}) flows on flows.key = months.key
      order by months.key`,
    byCountry: () => sql`select * from (${flowsBy(sql`country`)}) flows order by submitted desc, key`,
    byAnalyst: () => byStaff('analyst_id'),
    byEphesian: () => byStaff('ephesian_id'),
    reasons: () => sql`
      select type as key, count(*)::int as deactivated
      from deactivation join applications on applications.id = application_id, period
      where undone_at is null and at >= starts and at < ends group by type order by 2 desc, type`,
    payments: () => sql`
      select payment_type as key, count(*)::int as paid from applications, period
      where payment_type is not null and paid_at >= starts and paid_at < ends group by payment_type order by 2 desc, 1`,
    exonerations: () => sql`
      select reason as key, count(*) filter (where state = 'GRANTED')::int as granted,
        count(*) filter (where state = 'REFUSED')::int as refused
      from exoneration join applications on applications.id = application_id, period
      where coalesce(decided_at, at) >= starts and coalesce(decided_at, at) < ends group by reason order by 2 desc, reason`,
    corrections: () => sql`
      select months.key, coalesce(asked, 0) as asked, coalesce(answered, 0) as answered, coalesce(accepted, 0) as accepted
      from months left join (
        select to_char(correction_step.at at time zone ${sql.lit(NEW_YORK)}, 'YYYY-MM') as key,
          count(*) filter (where step in ('ask', 'askAgain'))::int as asked,
          count(*) filter (where step = 'answer')::int as answered,
          count(*) filter (where step = 'accept')::int as accepted
        from correction_step join correction on correction.id = correction_id
          join applications on applications.id = correction.application_id, period
        where correction_step.at >= starts and correction_step.at < ends group by 1) steps on steps.key = months.key
      order by months.key`,
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

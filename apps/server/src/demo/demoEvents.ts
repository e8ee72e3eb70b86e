/** Twelve events over three years, one of them in progress, and who of the demo's leaders came. */
import { sql } from 'kysely';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import type { AttendeeKind } from '@portal/domain/events/event.ts';
import { addDays } from '@portal/domain/days.ts';
import { instantsAt, wallAt } from '@portal/domain/zonedTimes.ts';
import { createEvent } from '../events/saveEvent.ts';
import '../events/events.tables.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { given } from './given.ts';

interface DemoEvent {
  /** Days before today on which it began. */
  ago: number;
  days: number;
  name: string;
  conference: string;
  place: string;
  zone: string;
  access: AttendeeKind[];
  /** Whose region it is for, by its turn among those who have one; absent: the whole network. */
  region?: 0 | 1;
}

const EVERYBODY: AttendeeKind[] = ['LEADER', 'SPOUSE', 'NATURAL_CHILD', 'SPIRITUAL_CHILD'];
const ANNUAL = { conference: 'Conferencia Anual de Líderes', days: 3, access: EVERYBODY };
const COUPLES = {
  conference: 'Encuentro de Matrimonios',
  days: 2,
  access: ['LEADER', 'SPOUSE'] satisfies AttendeeKind[],
};
const REGIONAL = { conference: 'Regional Gathering', days: 1, access: EVERYBODY };
const SCHOOL = {
  conference: 'Leadership School',
  days: 2,
  access: ['LEADER', 'SPIRITUAL_CHILD'] satisfies AttendeeKind[],
};

const BOGOTA = { place: 'Centro de Convenciones, Bogotá', zone: 'America/Bogota' };
const MEXICO = { place: 'Auditorio Metropolitano, Puebla', zone: 'America/Mexico_City' };
const MIAMI = { place: 'Convention Center, Miami', zone: 'America/New_York' };

const EVENTS: readonly DemoEvent[] = [
  { ago: 1_060, name: 'Conferencia Anual 1', ...ANNUAL, ...BOGOTA },
  { ago: 960, name: 'Encuentro de Matrimonios 1', ...COUPLES, ...MEXICO },
  { ago: 860, name: 'Regional Gathering North 1', ...REGIONAL, ...MIAMI, region: 0 },
  { ago: 780, name: 'Leadership School 1', ...SCHOOL, ...MIAMI },
  { ago: 695, name: 'Conferencia Anual 2', ...ANNUAL, ...MEXICO },
  { ago: 590, name: 'Encuentro de Matrimonios 2', ...COUPLES, ...BOGOTA },
  { ago: 500, name: 'Regional Gathering South 2', ...REGIONAL, ...BOGOTA, region: 1 },
  { ago: 415, name: 'Leadership School 2', ...SCHOOL, ...MIAMI },
  { ago: 330, name: 'Conferencia Anual 3', ...ANNUAL, ...BOGOTA },
  { ago: 225, name: 'Encuentro de Matrimonios 3', ...COUPLES, ...MEXICO },
  { ago: 120, name: 'Leadership School 3', ...SCHOOL, ...MIAMI },
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Makes them by the act that staff use, and lets the leaders in with whom they brought. */
export async function addDemoEvents(as: StaffContext): Promise<void> {
  const { rows: regions } = await sql<{ id: number }>`
    select distinct ephesian_id as id from region_country order by 1`.execute(as.db);
  const today = newYorkDate(as.now);
  const past = EVENTS.map(({ ago, days, region, ...event }) => {
    const startDay = addDays(today, -ago);
    const range = { startDay, startTime: '09:00', endDay: addDays(startDay, days - 1), endTime: '18:00' };
    return { ...event, ...range, ephesian: region === undefined ? null : (regions[region]?.id ?? null) };
  });
  for (const event of [...past, runningNow(as.now)]) {
    const [startsAt = 0] = instantsAt({ day: event.startDay, time: event.startTime, zone: event.zone });
    const announced = { ...as, now: new Date(Math.min(startsAt, as.now.getTime()) - 30 * DAY_MS) };
    await createEvent(announced, given(undefined, { ...event, status: 'OPEN' }));
  }
  await letThemIn(as);
}

/** It began three hours ago and lasts until tomorrow, on the clock of its place. */
function runningNow(now: Date) {
  const start = wallAt(now.getTime() - 3 * HOUR_MS, BOGOTA.zone);
  const end = wallAt(now.getTime() + DAY_MS, BOGOTA.zone);
  const { days: _days, ...annual } = ANNUAL;
  return {
    ...annual,
    ...BOGOTA,
    name: 'Conferencia Anual 4',
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    ephesian: null,
  };
}

/**
 * Written in one statement, as the seed of a benchmark writes: each of these check-ins could have come by the act itself, once
 * a day, with companions of admitted kinds (demoEvents.test.ts). What is counted of them the database keeps by itself.
 */
async function letThemIn({ db, now, actor }: StaffContext): Promise<void> {
  await sql`
    with leader as (
      select distinct on (person.id) person.id, application.church_id, person.spouse_id,
        person.spiritual_parent_id as parent_id, civil_status = 'MARRIED' as married,
        coalesce((select ephesian_id from region_person where region_person.person_id = person.id),
          (select ephesian_id from region_country where region_country.country = church.country)) as ephesian_id
      from application join person on person.id = application.person_id join church on church.id = application.church_id
        join application_leader form on form.application_id = application.id
      where application.status in (${sql.join(ADMITTED_STAGES)}) and application.deleted_at is null
        and person.merged_into is null
      order by person.id, application.id desc
    ), coming as (
      select event.*, leader.id as person_id, leader.church_id, leader.spouse_id, leader.parent_id, leader.married,
        leader.ephesian_id as charge, day, (leader.id * 7919 + event.id * 104729) % 1000 as luck
      from event cross join leader cross join generate_series(0, 2) day
    )
    insert into check_in (event_id, key, person_id, church_id, spouse_id, parent_id, ephesian_id, at, holder, spouse,
      natural_children, spiritual_children, user_id)
    select id, gen_random_uuid(), person_id, church_id, spouse_id, parent_id, charge, at, true,
      married and luck % 3 > 0 and 'SPOUSE' = any(access),
      case when 'NATURAL_CHILD' = any(access) and luck % 4 = 0 then luck % 3 + 1 else 0 end,
      case when 'SPIRITUAL_CHILD' = any(access) and luck % 5 = 0 then luck % 6 + 1 else 0 end, ${actor.userId}
    from coming, lateral (
      -- Within the first hours of each day.
      select starts_at + day * interval '1 day' + (luck * 37 + day * 11) % 170 * interval '1 minute' as at) came
    where luck < 720 and (day = 0 or (luck + day) % 4 > 0) and at <= least(ends_at, ${now}::timestamptz)
      and (coming.ephesian_id is null or coming.ephesian_id = charge)`.execute(db);
}

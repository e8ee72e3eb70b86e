import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/events/events.tables.ts';
import { freeCode } from '../../src/events/saveEvent.ts';
import type { TestServer } from '../buildTestServer.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../factories.ts';

const HOUR_MS = 3_600_000;

interface EventFacts {
  startsAt?: Date;
  endsAt?: Date;
  access?: ('LEADER' | 'SPOUSE' | 'NATURAL_CHILD' | 'SPIRITUAL_CHILD')[];
  draft?: boolean;
  cancelled?: boolean;
  ephesian?: number;
  conference?: string;
}

/** An event that began an hour ago and lasts until the day after, for everybody, unless it is said otherwise. Answers its id. */
export function insertEvent({ database, clock }: TestServer, facts: EventFacts = {}): Promise<number> {
  const now = clock.now();
  const startsAt = facts.startsAt ?? new Date(now.getTime() - HOUR_MS);
  return database.transaction(async (db) => {
    const { id } = await db
      .insertInto('event')
      .values({
        name: 'Encuentro de líderes',
        place: 'Auditorio central',
        conference: facts.conference ?? 'Encuentro anual',
        ephesian_id: facts.ephesian ?? null,
        zone: 'America/Bogota',
        starts_at: startsAt,
        ends_at: facts.endsAt ?? new Date(Math.max(now.getTime(), startsAt.getTime()) + 24 * HOUR_MS),
        year: startsAt.getUTCFullYear(),
        access: facts.access ?? ['LEADER', 'SPOUSE', 'NATURAL_CHILD', 'SPIRITUAL_CHILD'],
        code: await freeCode(db),
        opened_at: facts.draft ? null : now,
        cancelled_at: facts.cancelled ? now : null,
        created_at: now,
        created_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Somebody who is admitted, with a licence of their own. */
export async function insertLicensed(portal: TestServer, facts: Partial<ApplicationFacts> = {}) {
  const application = await insertApplication(portal, { status: 'SENT', ...facts });
  const row = await readApplication(portal, application);
  const person = row.person_id ?? 0;
  const code = makeLicenceCode(randomInt);
  await portal.database.transaction(async (db) => {
    const { id } = await db
      .insertInto('licence')
      .values({ person_id: person, code, issued_at: portal.clock.now(), valid_until: '2027-03-10' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('application').set({ licence_id: id }).where('id', '=', application).execute();
  });
  return { application, person, church: row.church_id ?? 0, client: row.client_account_id, code };
}

/** Sixty events on either side of New Year, in threes of one instant, of every status and of two regions or none. */
export async function insertEvents(db: Db, ephesian: number): Promise<void> {
  await sql`
    insert into event (name, place, conference, ephesian_id, zone, starts_at, ends_at, year, access, code, opened_at, cancelled_at, created_at)
    select 'Encuentro ' || i, 'Auditorio', case when i % 2 = 0 then 'Encuentro anual' else 'Jóvenes' end, case when i % 3 = 0 then ${ephesian}::bigint end, 'America/New_York',
      starts, starts + interval '2 days', extract(year from starts at time zone 'America/New_York'), '{LEADER,SPOUSE}', 'LISTED' || i,
      case when i % 5 > 0 then timestamptz '2025-12-01' end, case when i % 7 = 0 then timestamptz '2025-12-02' end, now()
    from generate_series(1, 60) i,
      lateral (select timestamptz '2026-01-01 00:00-05' + case when i > 40 then interval '67 days' + (i - 50) * interval '1 day'
        else (i / 3 - 10) * interval '1 second' end as starts) at`.execute(db);
  await sql`
    insert into check_in (event_id, key, person_id, church_id, ephesian_id, at, holder, spouse, natural_children, spiritual_children)
    select event.id, gen_random_uuid(), church.id * 3 + event.id % 2, church.id,
      case when church.id % 3 = 0 then ${ephesian}::bigint end, now(), true, church.id % 2 = 0, church.id % 3, event.id % 3
    from (select id from event where id % 9 = 0) event,
      (select id from (select id, row_number() over (partition by country order by id) as n from church) each where n <= 5) church`.execute(
    db,
  );
}

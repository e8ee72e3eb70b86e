/** Applications that differ in everything that filters ask. */
import { sql } from 'kysely';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { newYorkDate } from '../../src/platform/clock.ts';
import { coursesOf } from '../database/courseRows.ts';
import type { TestServer } from '../buildTestServer.ts';
import { insertApplication, staffId } from '../factories.ts';
import { makeCards } from './foundNaively.ts';
import { insertLeaderTree } from './leaderTree.ts';

const DAY_MS = 86_400_000;
const NAMES = ['Martínez', 'Ñáñez', 'Peres', 'Pérez', 'O’Brien', 'Marín'];
const CHURCHES = ['Casa de Paz', 'Iglesia Roca', 'Grace Chapel', 'Cása Martin'];

/** So many applications, of every stage and kind; what the factory does not vary is written by hand. */
export async function insertVaried(portal: TestServer, count: number): Promise<void> {
  const of = <T>(values: readonly T[], i: number): T => values[i % values.length] as T;
  const now = portal.clock.now().getTime();
  for (let i = 0; i < count; i += 1) {
    const status = of(BOARD_STAGES, i);
    await insertApplication(portal, {
      status,
      name: of(['Ana', 'José', 'Łukasz'], i),
      lastName: of(NAMES, Math.floor(i / 3)),
      churchName: of(CHURCHES, Math.floor(i / 5)),
      country: of(['MX', 'PE', 'CO', 'SE'], Math.floor(i / 2)),
      enteredAt: new Date(now - (Math.floor(i / 3) % 50) * 2 * DAY_MS),
      ...(i % 7 < 3 && { payment: of(['PENDING', 'PAID', 'EXONERATED'] as const, i) }),
      interview: of([undefined, null, 'ACCEPTED', 'LATER'] as const, Math.floor(i / 3)) ?? null,
      openCorrections: i % 4 === 0 ? 1 + (i % 2) : 0,
      analyst: of([null, 'analyst', 'analyst2', 'analyst'] as const, Math.floor(i / 2)),
      ephesian: of([null, 'ephesian', 'ephesian2'] as const, Math.floor(i / 3)),
      supervisor: of([null, 'supervisor', null] as const, i),
      manager: of([null, null, 'manager'] as const, i),
      documents: DOCUMENT_KINDS.filter((_kind, place) => (i + place) % 3 > 0),
      deleted: i % 23 === 22,
    });
  }
  await portal.database.transaction(async (db) => {
    await sql`insert into tag (name, colour) values ('Urgente', 'red'), ('Segundo', 'teal'), ('Gone', 'teal')`.execute(
      db,
    );
    await sql`insert into application_tag (application_id, tag_id)
      select application.id, tag.id from application, tag where name in ('Urgente', 'Segundo') and application.id % (2 + tag.id) = 0
      on conflict do nothing`.execute(db);
    await sql`update correction set state = 'CORRECTED' where application_id % 3 = 0 and id % 2 = 0`.execute(db);
    await sql`update application_leader set civil_status = 'MARRIED' where application_id % 5 = 0`.execute(db);
    await sql`update application_contact set email = 'kontakt' || application_id || '@example.org'`.execute(db);
    await sql`update application set
      classification = (array['NONE', 'BELOW', '1', '2', '9'])[1 + id % 5],
      exoneration_type = (array[null, null, 'PAYMENT', 'PROCESS'])[1 + id % 4],
      submitted_at = submitted_at - (id % 60) * interval '20 hours',
      paid_at = paid_at - (id % 50) * interval '15 hours'`.execute(db);
  });
  const ephesian = await staffId(portal, 'ephesian');
  firstLeader = await portal.database.transaction((db) => insertLeaderTree(db, ephesian));
  await makeCards(portal);
}
let firstLeader = 0;

/** Values of their filters, by the filter's key or the list's name with it. */
export async function valuesToTry(portal: TestServer): Promise<Record<string, string[]>> {
  const dayAgo = (days: number) => newYorkDate(new Date(portal.clock.now().getTime() - days * DAY_MS));
  const id = async (name: 'analyst' | 'supervisor' | 'ephesian') => String(await staffId(portal, name));
  return {
    'listReportChurches.state': ['SEND', 'EXPIRED', 'PENDING', 'CENSUS_WITHOUT_STARTING,INCOMPLETE'],
    course: await coursesOf(portal),
    'listCourseViews.state': ['RUNNING', 'FINISHED', 'PAUSED,FINISHED'],
    outcome: ['OPEN', 'MISSED', 'PASSED,CONFIRMED'],
    last: [`..${dayAgo(60)}`, `${dayAgo(60)}..`, `${dayAgo(130)}..${dayAgo(1)}`],
    parent: ['none', String(firstLeader)],
    why: ['AMOUNT', 'CURRENCY,ORPHAN'],
    to: ['m1@', 'EXAMPLE', 'nobody'],
    stages: ['PAID', 'ANALYSIS,SENT'],
    'listApplications.country': ['MX', 'PE', 'PE,MX'],
    'listApplications.ephesian': ['none', `none,${await id('ephesian')}`],
    analyst: ['none', await id('analyst')],
    supervisor: ['none', await id('supervisor')],
    tag: ['none', '1', '1,none'],
    advance: ['READY', 'ANALYST,PAYMENT', 'INTERVIEW', 'CORRECTIONS'],
    classification: ['NONE', '2,BELOW'],
    payment: ['PENDING', 'ONLINE,EXTERNAL'],
    exonerated: ['NONE', 'PAYMENT,PROCESS'],
    missing: ['CREED', 'LOGO,GOVERNMENT_ID'],
    entered: [`${dayAgo(0)}..`, `..${dayAgo(1)}`, `${dayAgo(60)}..${dayAgo(1)}`],
    submitted: [`${dayAgo(20)}..`, `..${dayAgo(20)}`],
    paid: [`${dayAgo(15)}..`, `..${dayAgo(15)}`],
  };
}

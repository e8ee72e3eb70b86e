import { sql } from 'kysely';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import type { Db } from '../../platform/database/tables.ts';
import '../../churches/churches.tables.ts';

interface Way {
  noun: MergedNoun;
  from: number;
  to: number;
}

interface Led {
  church: number;
  person: number;
  at: string;
}

/** Who was recorded to lead what: as it was, and what there was not before. */
export interface MovedLeading {
  was: Led[];
  added: Led[];
}

const COLUMN = { churches: sql.ref('church_id'), persons: sql.ref('person_id') } as const;
const TOLD = sql`church_id as church, person_id as person, at`;

/** Whoever was recorded to lead a church leads the one that it is the same as; once, where both were. */
export async function moveLeading(db: Db, { noun, from, to }: Way): Promise<MovedLeading> {
  const { rows: was } = await sql<Led>`
    delete from church_leader where ${COLUMN[noun]} = ${from} returning ${TOLD}`.execute(db);
  const moved = was.map((led) => (noun === 'churches' ? { ...led, church: to } : { ...led, person: to }));
  return { was, added: await insert(db, moved) };
}

/** Back again. */
export async function giveLeading(db: Db, { was, added }: MovedLeading): Promise<void> {
  for (const { church, person } of added)
    await db.deleteFrom('church_leader').where('church_id', '=', church).where('person_id', '=', person).execute();
  await insert(db, was);
}

/** Answers those that were not there yet. A church or person that is no more leads nothing. */
async function insert(db: Db, all: readonly Led[]): Promise<Led[]> {
  const { rows } = await sql<Led>`
    insert into church_leader (church_id, person_id, at)
    select led.church, led.person, led.at from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
        as led (church bigint, person bigint, at timestamptz)
      join church on church.id = led.church join person on person.id = led.person
    on conflict do nothing returning ${TOLD}`.execute(db);
  return rows;
}

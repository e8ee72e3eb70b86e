import { sql } from 'kysely';
import type { FormValues } from '@portal/domain/applications/form.ts';
import { phoneOf } from '@portal/domain/applications/phones.ts';
import { readForm } from '../applications/detail/formRows.ts';
import type { Context, AnyActor } from '../platform/http/context.ts';
import { SAME } from './personAndChurch.ts';

interface Leader {
  application: number;
  person: number;
}

/**
 * Makes a married leader's spouse a person who is linked with the leader (product/churches.md#persons), or keeps the one
 * in step with the form who is linked already; another name and birth date are somebody else. A single one stays alone.
 */
export async function linkSpouse(
  { db, now }: Pick<Context<AnyActor>, 'db' | 'now'>,
  { application, person }: Leader,
): Promise<void> {
  const form = await readForm(db, application);
  if (form.leader.civilStatus !== 'MARRIED' || !form.spouse.name || !form.spouse.lastName) return;
  const columns = spouseColumns(form);
  const kept = await db
    .updateTable('person')
    .set(columns)
    .where('spouse_id', '=', person)
    .where(
      sql<boolean>`(birth_date = ${columns.birth_date} or similarity(name || ' ' || last_name, ${`${columns.name} ${columns.last_name}`}) >= ${SAME})`,
    )
    .returning('id')
    .executeTakeFirst();
  if (kept) return;
  await db.updateTable('person').set({ spouse_id: null }).where('spouse_id', '=', person).execute();
  const { id } = await db
    .insertInto('person')
    .values({ ...columns, spouse_id: person, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('person').set({ spouse_id: id }).where('id', '=', person).execute();
}

const spouseColumns = ({ spouse }: FormValues) => ({
  name: spouse.name ?? '',
  last_name: spouse.lastName ?? '',
  email: spouse.email?.toLowerCase() ?? null,
  phone: phoneOf(spouse.areaCode, spouse.phone),
  birth_date: spouse.birthDate,
});

import { sql } from 'kysely';
import type { FormValues } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';
import { churchColumns, personColumns } from '../personAndChurch.ts';

/** How alike names must be to be shown to a person, who then judges. */
const ALIKE = 0.45;
/** Of each kind: enough to look at, and no more than that when somebody applies a thousand times. */
const MOST = 20;

/**
 * Notes other submitted applications of what seems the same person (e-mail, phone, similar name with birth date) or
 * church (similar name in the same city), but for those who were said not to be the same. Each statement narrows by an index first and compares names within.
 */
export async function noteSeen(
  db: Db,
  { id: applicationId, personId, churchId }: { id: number; personId: number | null; churchId: number | null },
  form: FormValues,
): Promise<void> {
  const person = personColumns(form);
  const church = churchColumns(form);
  const name = `${person.name} ${person.last_name}`;
  const alike = (column: ReturnType<typeof sql>, value: string) =>
    sql`similarity(unaccent(lower(${column})), unaccent(lower(${value}))) >= ${ALIKE}`;
  const byPerson = sql`join person on person.id = application.person_id`;
  const byChurch = sql`join church on church.id = application.church_id`;
  const likenesses = [
    { what: 'email', join: byPerson, where: sql`person.email = ${person.email}` },
    { what: 'phone', join: byPerson, where: sql`person.phone = ${person.phone}` },
    {
      what: 'name',
      join: byPerson,
      where: sql`person.birth_date = ${person.birth_date} and ${alike(sql`person.name || ' ' || person.last_name`, name)}`,
    },
    {
      what: 'church',
      join: byChurch,
      where: sql`lower(church.city) = lower(${church.city}) and ${alike(sql`church.name`, church.name)}`,
    },
  ];
  for (const { what, join, where } of likenesses) {
    await sql`
      insert into application_seen (application_id, other_id, what)
      select ${applicationId}, application.id, ${what} from application ${join}
      where ${where} and not exists (
          select from not_same where (noun, one_id, other_id) in (
            ('persons', least(${personId}::bigint, person_id), greatest(${personId}::bigint, person_id)),
            ('churches', least(${churchId}::bigint, church_id), greatest(${churchId}::bigint, church_id)))
            and noun = ${what === 'church' ? 'churches' : 'persons'})
        and application.id <> ${applicationId} and application.deleted_at is null
      order by application.id desc limit ${MOST}`.execute(db);
  }
}

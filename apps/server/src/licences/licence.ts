import { sql, type Selectable } from 'kysely';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { standingOf } from '@portal/domain/licences/licence.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { Settings } from '../platform/settings.ts';
import './licences.tables.ts';

export interface LicenceRow extends Omit<Selectable<Tables['licence']>, 'reminded_of'> {
  admitted: boolean;
}

/** Whether an application of the holder is in a stage that admits; asked anew each time, so that nothing has to be told of moves. */
export const ADMITTED = (person = 'licence.person_id') => sql<boolean>`coalesce((
  select true from application admitted where admitted.person_id = ${sql.ref(person)}
    and admitted.status in (${sql.join(ADMITTED_STAGES)}) and admitted.deleted_at is null limit 1), false)`;

/** The licences that meet a condition over `licence`. */
export const selectLicences = async (db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<LicenceRow[]> => {
  const { rows } = await sql<LicenceRow>`
    select id, person_id, code, issued_at, valid_until::text, deactivated_at, reason, replaced_at, version,
      ${ADMITTED()} as admitted
    from licence where ${condition}`.execute(db);
  return rows;
};

/** The living licence of the person whose application it is; locked where an act has it in hand. */
export async function licenceOf(db: Db, application: number, lock = false): Promise<LicenceRow | undefined> {
  const ofPerson = sql<boolean>`licence.person_id = (select person_id from application where id = ${application})
    and licence.replaced_at is null`;
  if (lock) await sql`select id from licence where ${ofPerson} for no key update`.execute(db);
  const [row] = await selectLicences(db, ofPerson);
  return row;
}

/** Whether it holds; one that gave way to another does not. */
export const standingNow = (row: LicenceRow, now: Date) =>
  standingOf(
    {
      deactivated: row.deactivated_at !== null || row.replaced_at !== null,
      admitted: row.admitted,
      validUntil: row.valid_until,
    },
    newYorkDate(now),
  );

/** Where anybody reads whether a licence holds: beside the portal, not in it. */
export const verifyAddress = ({ publicUrl }: Pick<Settings, 'publicUrl'>, code: string): string =>
  new URL(`/verify/${code}`, publicUrl).href;

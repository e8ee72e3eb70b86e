import type { Updateable } from 'kysely';
import { fieldKey } from '@portal/domain/applications/form.ts';
import type { ApplicationRow } from '../applications/applicationRow.ts';
import type { ApplicationTable } from '../applications/applications.tables.ts';
import { readForm } from '../applications/detail/formRows.ts';
import { followFormOf } from '../churches/keepChurch.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { linkSpouse } from './linkSpouse.ts';
import { judgementOf } from './submission/judgement.ts';
import { churchColumns, personColumns } from './personAndChurch.ts';

const JUDGED = [fieldKey('ministry', 'members'), fieldKey('ministry', 'country')];

/**
 * What follows from a changed form of a submitted application: person and church are kept in step; members and
 * country judge anew, which changes classification and flag and never the stage (product/form.md#submission).
 */
export async function followForm(
  { db, now }: Pick<ClientContext, 'db' | 'now'>,
  row: ApplicationRow,
  changedKeys: readonly string[],
): Promise<Updateable<ApplicationTable>> {
  const form = await readForm(db, row.id);
  if (row.person_id !== null) {
    await db.updateTable('person').set(personColumns(form)).where('id', '=', row.person_id).execute();
    // Before it the spouse is nobody but a part of the form.
    if (row.licence_id !== null) await linkSpouse({ db, now }, { application: row.id, person: row.person_id });
  }
  if (row.church_id !== null) await followFormOf(db, row.church_id, churchColumns(form));
  // Only these two: another field's change must not judge by rules that changed in the meantime.
  if (!changedKeys.some((key) => JUDGED.includes(key))) return {};
  const { classification, flag } = await judgementOf(db, form);
  return { classification, flag, country: form.ministry.country };
}

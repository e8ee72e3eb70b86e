import type { MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

/** The bands of a country and those for all countries; the domain knows which of them hold. */
export async function listMinistryRules(db: Db, country: string): Promise<MinistryBand[]> {
  const rows = await db.selectFrom('ministry_rule').selectAll().where('country', 'in', [country, '*']).execute();
  return rows.map((row) => ({ country: row.country, colour: row.colour, min: row.min_members, max: row.max_members }));
}

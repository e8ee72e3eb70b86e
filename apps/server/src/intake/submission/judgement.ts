import { judgeMinistry, type Judgement } from '@portal/domain/applications/ministryRules.ts';
import type { FormValues } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';
import { listMinistryRules } from '../../settings/listMinistryRules.ts';

/** What today's ministry rules say of the church in the form. */
export async function judgementOf(db: Db, { ministry }: FormValues): Promise<Judgement> {
  const country = ministry.country ?? '';
  return judgeMinistry(await listMinistryRules(db, country), country, ministry.members ?? 0);
}

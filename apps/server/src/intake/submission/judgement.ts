import { judgeMinistry, type Judgement } from '@portal/domain/applications/ministryRules.ts';
import type { FormValues } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';
import { getMinistryRules } from '../../settings/ministryRules.ts';

/** What today's ministry rules say of the church in the form. */
export async function judgementOf(db: Db, { ministry }: FormValues): Promise<Judgement> {
  return judgeMinistry(await getMinistryRules(db), ministry.country ?? '', ministry.members ?? 0);
}

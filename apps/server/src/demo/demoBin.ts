/** What the demonstration's manager put into the bin, and what was submitted once more. */
import { sql } from 'kysely';
import type { Stage } from '@portal/domain/applications/stages.ts';
import { deleteApplication } from '../applications/bin/deleteApplication.ts';
import { duplicateApplication } from '../intake/submission/duplicateApplication.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { given } from './given.ts';

const DAY_MS = 86_400_000;

const DELETED: readonly { stage: Stage; daysAgo: number; reason: string }[] = [
  { stage: 'COMPLETE', daysAgo: 26, reason: 'Enviada dos veces por error.' },
  { stage: 'REJECTED', daysAgo: 9, reason: 'Asked to be removed; the church applies again next year.' },
  { stage: 'COMPLETE', daysAgo: 4, reason: 'La pareja se retiró del proceso.' },
  { stage: 'COMPLETE', daysAgo: 1, reason: 'Solicitud de prueba del equipo.' },
];

/** Of applications that have waited longest, so that nobody misses them on the board. */
export async function addDemoBin(as: StaffContext): Promise<void> {
  for (const { stage, daysAgo, reason } of DELETED) {
    const now = new Date(as.now.getTime() - daysAgo * DAY_MS);
    const found = await findOldest(as, stage, now);
    if (found) await deleteApplication({ ...as, now }, given({ id: found.id }, { reason, version: found.version }));
  }
  const again = await findOldest(as, 'REJECTED', as.now);
  if (again) await duplicateApplication(as, given({ id: again.id }, { version: again.version }));
}

async function findOldest({ db }: StaffContext, stage: Stage, before: Date) {
  return db
    .selectFrom('application')
    .select(['id', 'version'])
    .where('status', '=', stage)
    .where('deleted_at', 'is', null)
    .where('stage_entered_at', '<', before)
    .where(
      sql<boolean>`(select count(*) from application other where other.status = ${stage} and other.deleted_at is null) > 3`,
    )
    .orderBy('stage_entered_at')
    .orderBy('id')
    .executeTakeFirst();
}

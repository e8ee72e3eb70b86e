import type { Insertable } from 'kysely';
import type { AnyActor, Context } from '../../platform/http/context.ts';
import type { CorrectionStepTable } from '../applications.tables.ts';

type Said = Pick<Insertable<CorrectionStepTable>, 'message' | 'wished_for' | 'old_value' | 'new_value'>;
type Step = Pick<Insertable<CorrectionStepTable>, 'correction_id' | 'step' | 'round'> & Partial<Said>;

const NOTHING_SAID: Said = { message: null, wished_for: null, old_value: null, new_value: null };

/** Keeps what happened to corrections: whatever comes later, each round can be read again (product/corrections.md#rounds). */
export async function keepSteps(
  { db, actor, now }: Pick<Context<AnyActor>, 'db' | 'actor' | 'now'>,
  steps: readonly Step[],
): Promise<void> {
  const user_id = actor?.realm === 'staff' ? actor.userId : null;
  await db
    .insertInto('correction_step')
    .values(steps.map((step) => ({ ...NOTHING_SAID, ...step, user_id, at: now })))
    .execute();
}

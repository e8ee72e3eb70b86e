import type { binEndpoints } from '@portal/contract/applications/bin.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { cardAct } from '../acts/cardAct.ts';
import './bin.tables.ts';

type Input = InputOf<typeof binEndpoints.deleteApplication>;

/**
 * Puts an application into the bin (product/applications.md#deletion): no reach holds it any more. Mails of it that wait are
 * taken back. Its reason is told in the bin, and by the history as long as the case is there.
 */
export const deleteApplication = cardAct({
  act: 'delete',
  async write({ context: { db, actor, now }, row }, { body: { reason } }: Input) {
    await db.insertInto('deletion').values({ id: row.id, user_id: actor.userId, reason, at: now }).execute();
    await db
      .updateTable('mail')
      .set({ state: 'WITHDRAWN' })
      .where('application_id', '=', row.id)
      .where('state', '=', 'WAITING')
      .where('claimed_until', 'is', null)
      .execute();
    return {
      changes: { deleted_at: now },
      alone: {},
      history: { kind: 'deleted', personal: { reason: { from: null, to: reason } } },
    };
  },
});

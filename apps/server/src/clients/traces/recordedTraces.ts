/** What is kept of a leader who was recorded and has no account, and erasing them: product/privacy.md#trace. */
import type { traceEndpoints, TracedLeaderDetail } from '@portal/contract/clients/traces.ts';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import { eraseRecorded } from '../../applications/bin/eraseRecorded.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields, refusal } from '../../platform/http/refusal.ts';
import { countsOf, everythingOfRecorded } from './keptOf.ts';
import { getRecorded, tellRecorded } from './recordedRow.ts';

type Endpoints = typeof traceEndpoints;

/** All that is kept of them, counted; whoever is out of reach, or has applied, is not found. */
export const getTracedLeader =
  (owners: readonly FileOwner[]) =>
  async (
    context: Pick<StaffContext, 'db' | 'actor'>,
    { params: { id } }: Pick<InputOf<Endpoints['getTracedLeader']>, 'params'>,
  ): Promise<TracedLeaderDetail> => {
    const row = await getRecorded(context, id);
    const kept = countsOf(await everythingOfRecorded(context.db, id, owners));
    return { ...tellRecorded(row), version: row.version, kept };
  };

/**
 * Erases them at once. Refusals: `record.stale` where person or churches are not those that the reader saw; at `confirm`
 * `erase.confirm` where neither name nor address stands there.
 */
export const eraseTracedLeader =
  (owners: readonly FileOwner[]) =>
  async (context: StaffContext, input: InputOf<Endpoints['eraseTracedLeader']>): Promise<null> => {
    const { params, body } = input;
    const {
      id,
      name,
      email,
      version,
      churches,
      created_at: began,
    } = await getRecorded(context, params.id, { locks: true });
    const seen = new Set(body.churches);
    if (version !== body.version || churches.length !== seen.size || churches.some((church) => !seen.has(church.id)))
      throw refusal('record.stale', undefined, { present: await getTracedLeader(owners)(context, input) });
    refuseFields({ confirm: whyNotConfirm(body.confirm, name, email) });
    await eraseRecorded(context, owners, { id, began });
    return null;
  };

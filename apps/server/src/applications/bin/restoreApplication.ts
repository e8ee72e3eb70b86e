import * as z from 'zod/mini';
import type { binEndpoints } from '@portal/contract/applications/bin.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { BIN_RIGHT } from '@portal/domain/access/reach.ts';
import { defineBulk } from '../../bulk/defineBulk.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { cardAct, requireAct } from '../acts/cardAct.ts';
import { describeApplications } from '../describeApplications.ts';
import { lockInReach } from '../lockApplication.ts';
import { saveApplication, type Change } from '../saveApplication.ts';
import { binList } from './listBin.ts';
import './bin.tables.ts';

type Endpoints = typeof binEndpoints;

/**
 * Takes an application out of the bin, back to its stage and its place in the column. Its card is made anew, since what it
 * shows may have changed meanwhile (a tag, a name). Refusal: `application.notDeleted`.
 */
export const restoreApplication = cardAct<InputOf<Endpoints['restoreApplication']>, 'restore'>({
  act: 'restore',
  write: ({ context, row }) => takeOut(context.db, row.id),
});

async function takeOut(db: Db, id: number): Promise<Change<'restored'>> {
  await db.deleteFrom('deletion').where('id', '=', id).execute();
  return { changes: { deleted_at: null }, history: { kind: 'restored' } };
}

/** Restores many; each as it is then. */
export const restoring = defineBulk({
  kind: 'restore',
  permission: anyOf(BIN_RIGHT),
  params: z.object({}),
  async row(context, _params, id) {
    const row = await lockInReach(context, id, { inBin: true });
    requireAct(context.actor, row, 'restore');
    await saveApplication(context, row, await takeOut(context.db, id));
  },
  describe: describeApplications,
});

/** Starts it for the chosen ones, or for all that fit the filters now; neither of both is `field.required`. */
export async function restoreApplications(
  context: StaffContext,
  { body: { applications, fitting } }: InputOf<Endpoints['restoreApplications']>,
): Promise<{ runId: number }> {
  if (!applications && !fitting) throw refusalAt('applications', 'field.required');
  const ids = applications ?? (await binList.all(context, fitting ?? {}, '-deleted'));
  return { runId: await startBulk(context, restoring, {}, ids) };
}

import type { manyEndpoints, ManyBody } from '@portal/contract/applications/found/many.ts';
import type { Foreseen } from '@portal/domain/access/foresee.ts';
import { problem } from '@portal/domain/problem.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { requireAny } from '../../platform/http/recognise.ts';
import { chosenIds, readLot, type LotRow } from './lot.ts';
import type { ManyAct } from './manyAct.ts';
import { MANY } from './manyActs.ts';

/**
 * Starts an act upon the chosen applications, or upon all that fit the filters now. For the whole lot first: the right
 * (GE004), what is wrong with what was asked, and RRU007. What the rules refuse of one is told of its row.
 */
export async function startMany(
  context: StaffContext,
  { body }: InputOf<typeof manyEndpoints.startMany>,
): Promise<{ runId: number }> {
  const { act, ids, foreseen } = await foreseeMany(context, body);
  const left = new Set(act.lot?.(body.act, foreseen));
  const lot = ids.filter((id) => !left.has(id));
  return { runId: await startBulk(context, act.bulk, body.act, lot) };
}

/** The act asked for, with what it would do to each of the chosen that are in sight. */
export async function foreseeMany(context: StaffContext, { act: params, ...chosen }: ManyBody) {
  // Its params are those of its own name.
  const act = MANY[params.do] as unknown as ManyAct<ManyBody['act']>;
  requireAny(context.actor, act.bulk.permission);
  await act.whyNot?.(context, params);
  const ids = await chosenIds(context, chosen);
  const rows = await readLot(context, ids);
  const foresee = (row: LotRow): Foreseen =>
    row.facts.deleted ? [problem('application.deleted')] : act.foresee(context.actor, row, params);
  const foreseen = rows.map((row): [LotRow, Foreseen] => [row, foresee(row)]);
  return { act, ids, foreseen };
}

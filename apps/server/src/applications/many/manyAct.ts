import type { ManyActName, MANY_ACTS } from '@portal/contract/applications/found/many.ts';
import type { z } from 'zod/mini';
import type { Foreseen } from '@portal/domain/access/foresee.ts';
import { defineBulk, type BulkDefinition } from '../../bulk/defineBulk.ts';
import type { StaffActor, StaffContext } from '../../platform/http/context.ts';
import { describeApplications } from '../describeApplications.ts';
import type { LotRow } from './lot.ts';

export type ParamsOf<Name extends ManyActName> = z.output<(typeof MANY_ACTS)[Name]>;

export interface ManyAct<Params extends object> {
  /** A row as the act upon one: its name in the contract, its schema, who may at all, and what it does. */
  bulk: BulkDefinition<Params>;
  /** What is wrong with what was asked, whichever applications it is about: refused, at its field. */
  whyNot?: (context: StaffContext, params: Params) => Promise<void> | void;
  /** What it would do with one of the lot. */
  foresee: (actor: StaffActor, row: LotRow, params: Params) => Foreseen;
  /** What holds for the whole lot before anything is begun: refuses it, or answers those of it that it is about. */
  lot?: (params: Params, foreseen: readonly [LotRow, Foreseen][]) => readonly number[] | undefined;
}

type Definition<Name extends ManyActName> = Omit<ManyAct<ParamsOf<Name>>, 'bulk'> &
  Pick<BulkDefinition<ParamsOf<Name>>, 'permission' | 'params' | 'row'>;

/** An act upon many applications; its line stands in manyActs.ts. */
export function manyAct<Name extends ManyActName>(
  kind: Name,
  { permission, params, row, ...act }: Definition<Name>,
): ManyAct<ParamsOf<Name>> {
  return { ...act, bulk: defineBulk({ kind, permission, params, row, describe: describeApplications }) };
}

import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { anyOf, type Endpoint } from '@portal/contract/endpoints.ts';
import { EXPORTS_CASES } from '@portal/domain/exports/exports.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { requireAny } from '../platform/http/recognise.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';

/** GE004 to whoever may not see the list, or take cases out where its rows are cases (product/exports.md#who). */
export function mayExport(actor: StaffActor, { name }: ExportedList): void {
  const { permission, list }: Endpoint = allEndpoints[name];
  if (typeof permission === 'object') requireAny(actor, permission);
  if (list?.ofCases) requireAny(actor, anyOf(EXPORTS_CASES));
}

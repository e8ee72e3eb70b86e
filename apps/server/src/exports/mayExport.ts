import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { anyOf, type Endpoint } from '@portal/contract/endpoints.ts';
import { EXPORTS_CASES } from '@portal/domain/exports/exports.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { holdsAny, requireAny } from '../platform/http/recognise.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';

/** What it takes to see the list, and to take cases out where its rows are cases (product/exports.md#who). */
function neededFor({ name }: ExportedList) {
  const { permission, list }: Endpoint = allEndpoints[name];
  return [...(typeof permission === 'object' ? [permission] : []), ...(list?.ofCases ? [anyOf(EXPORTS_CASES)] : [])];
}

/** GE004 to whoever may not take the list out. */
export function mayExport(actor: StaffActor, list: ExportedList): void {
  for (const each of neededFor(list)) requireAny(actor, each);
}

export const isExportable = (actor: StaffActor, list: ExportedList): boolean =>
  neededFor(list).every((each) => holdsAny(actor, each));

import { NAMED_AT_MOST } from '@portal/contract/applications/found/many.ts';
import type { LotRow } from './lot.ts';

/** The case numbers, in order; of many the first, and that there are more. */
export function casesOf(rows: readonly Pick<LotRow, 'caseNumber'>[]): string {
  const cases = rows.map(({ caseNumber }) => caseNumber).toSorted();
  const named = cases.slice(0, NAMED_AT_MOST).join(', ');
  return cases.length > NAMED_AT_MOST ? `${named}, … (+${cases.length - NAMED_AT_MOST})` : named;
}

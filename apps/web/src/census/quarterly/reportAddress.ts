import type { CensusAct } from '@portal/domain/census/states.ts';

/** Where a church's report of a quarter is filled in or read. */
export const reportAddress = (church: number, census: number, mode: CensusAct): string =>
  `/reports/list-churches/${church}/quarterly-list/${mode}/quarterly/${census}`;

/** Every statistic, by its name. */
import { MACRO } from './macro.ts';
import { REQUEST } from './request.ts';

export const STATISTICS = {
  macro: MACRO,
  request: REQUEST,
};
export type StatisticName = keyof typeof STATISTICS;
export const STATISTIC_NAMES = Object.keys(STATISTICS) as StatisticName[];

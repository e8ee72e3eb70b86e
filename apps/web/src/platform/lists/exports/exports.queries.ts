import type { Exported } from '@portal/contract/exports/exports.ts';

/** What one's exports, each and all, are renewed by. */
export const EXPORTS = ['exports'] as const;

export const isUnderWay = ({ state }: Pick<Exported, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING';

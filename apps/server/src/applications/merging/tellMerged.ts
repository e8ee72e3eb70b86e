import type { MergedIn } from '@portal/contract/churches/churches.ts';
import { undoableUntil } from '@portal/domain/churches/merging.ts';
import { isoOf } from '../../platform/database/jsonRows.ts';

/** As the statement's JSON has it. */
export type ToldMerging = Omit<MergedIn, 'undoableUntil'>;

/** What was merged into one, with how long it can be taken back. */
export const tellMerged = (rows: readonly ToldMerging[], now: Date): MergedIn[] =>
  rows.map(({ id, name, at }) => {
    const until = undoableUntil(new Date(at));
    return { id, name, at: isoOf(at), undoableUntil: now > until ? null : until.toISOString() };
  });

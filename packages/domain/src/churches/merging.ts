/** Persons, or churches, that are the same: product/churches.md#merging. */
import { problem, type Problem } from '../problem.ts';

export const MERGED_NOUNS = ['churches', 'persons'] as const;
export type MergedNoun = (typeof MERGED_NOUNS)[number];

/** What is chosen of two, field by field: a name, a country and the days of a church come with their changes. */
export const MERGE_FIELDS = {
  churches: ['name', 'city', 'country', 'days'],
  persons: ['name', 'email', 'phone', 'birthDate', 'spouse', 'parent', 'ephesian'],
} as const satisfies Record<MergedNoun, readonly string[]>;
export type MergeField = (typeof MERGE_FIELDS)[MergedNoun][number];
export const ALL_MERGE_FIELDS: readonly MergeField[] = [
  ...new Set<MergeField>([...MERGE_FIELDS.churches, ...MERGE_FIELDS.persons]),
];

export const MERGE_UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

export const undoableUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS);

/** Two of whom one is married to the other, or stands below the other in the tree, are not one. */
export function whyNotMerge(facts: { couple: boolean; oneBelowOther: boolean }): Problem[] {
  if (facts.couple) return [problem('merge.couple')];
  return facts.oneBelowOther ? [problem('leader.circle')] : [];
}

/** Why a merging is not taken back: too late, one of both was merged again, or what it moved was changed since. */
export function whyNotUndoMerge(
  { mergedAt, mergedAgain, changed }: { mergedAt: Date; mergedAgain: boolean; changed: boolean },
  now: Date,
): Problem[] {
  if (now > undoableUntil(mergedAt)) return [problem('merge.late', { days: MERGE_UNDO_DAYS })];
  if (mergedAgain) return [problem('merge.again')];
  return changed ? [problem('merge.changed')] : [];
}

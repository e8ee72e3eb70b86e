/** What the history of a card may be narrowed to, and what of it belongs where. */
import type { HistoryEntry } from '@portal/contract/history.ts';

export const HISTORY_PARTS = [
  'stages',
  'people',
  'corrections',
  'money',
  'interviews',
  'mails',
  'records',
  'changes',
  'checkIns',
  'courses',
  'reads',
] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** By how its kind begins; all else that happens to a card is of its stages. */
const PARTS: Readonly<Record<string, HistoryPart>> = {
  assigned: 'people',
  unassigned: 'people',
  handedOver: 'people',
  correction: 'corrections',
  paid: 'money',
  payment: 'money',
  exonerated: 'money',
  exoneration: 'money',
  interview: 'interviews',
  mail: 'mails',
  message: 'mails',
  edited: 'records',
  document: 'records',
  tag: 'records',
  note: 'records',
  erNote: 'records',
  reference: 'records',
  negativeReference: 'records',
  licence: 'records',
  dossier: 'records',
};

/** Where a row stands: a move that assigned somebody is of the stages and of the people, a payment that moved of both. */
export function partsOf({ what, detail }: Pick<HistoryEntry, 'what' | 'detail'>): readonly HistoryPart[] {
  const own = PARTS[what.split('.')[0] ?? ''] ?? 'stages';
  const parts = new Set<HistoryPart>([own]);
  if (detail['mails']) parts.add('mails');
  if (detail['to'] && detail['from'] !== detail['to']) parts.add('stages');
  if (detail['assigneeTo'] || detail['assigneeFrom']) parts.add('people');
  return [...parts];
}

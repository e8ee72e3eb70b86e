/** What takes a card off the board, brings it back, or makes another of it: rows of the table of acts (cardActs.ts). */
import { bySlug } from '../../access/actRights.ts';
import type { Problem } from '../../problem.ts';

const possible = (): Problem[] => [];

export const BIN_ACTS = {
  /** The same form and documents once more, submitted anew. */
  duplicate: {
    group: 'records',
    right: bySlug('business.request.duplicate'),
    whyNot: possible,
    tells: ['duplicated'],
  },
  /** Into the bin. */
  delete: { group: 'records', right: bySlug('business.request.delete'), whyNot: possible, tells: ['deleted'] },
  /** Back to where it was. */
  restore: {
    group: 'records',
    right: bySlug('business.request.delete'),
    whyNot: possible,
    tells: ['restored'],
    inBin: 'alone',
  },
  /** For good, with all that is personal. */
  erase: {
    group: 'records',
    right: bySlug('business.request.erase'),
    whyNot: possible,
    tells: ['erased'],
    inBin: 'too',
  },
} as const;

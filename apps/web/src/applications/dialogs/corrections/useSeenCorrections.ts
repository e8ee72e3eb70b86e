import { useState } from 'react';
import type { Correction } from '@portal/contract/applications/detail.ts';
import { isOpenCorrection } from '@portal/domain/applications/corrections.ts';

const NONE: readonly Correction[] = [];

/**
 * The corrections that were open at some time since the dialog was opened, those that were answered and those that wait.
 * What is settled meanwhile stays where it is, so that nothing slides under the pointer.
 */
export function useSeenCorrections(corrections: readonly Correction[] = NONE) {
  const [seen, setSeen] = useState<ReadonlyMap<number, 'answered' | 'waiting'>>(new Map());
  const fresh = corrections.flatMap(({ id, state }) => {
    const group = state === 'CORRECTED' ? 'answered' : 'waiting';
    const moves = seen.get(id) === undefined ? isOpenCorrection(state) : group === 'answered' && seen.get(id) !== group;
    return moves ? [[id, group] as const] : [];
  });
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh]));
  return {
    answered: corrections.filter(({ id }) => seen.get(id) === 'answered'),
    waiting: corrections.filter(({ id }) => seen.get(id) === 'waiting'),
  };
}

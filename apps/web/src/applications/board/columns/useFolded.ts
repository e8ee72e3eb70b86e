import { useCallback, useMemo, useState } from 'react';
import { useKept } from '../../../platform/session/useKept.ts';
import type { Board } from '../boardState.ts';

type Choice = Readonly<Record<string, boolean>>;

export interface Folded {
  /** Those that are strips. */
  stages: ReadonlySet<string>;
  fold: (status: string, folded: boolean) => void;
  unfoldAll: () => void;
}

const NONE: readonly string[] = [];

/**
 * Which columns are strips: those that the person folded, and empty ones that nobody unfolded; of a board without a card each
 * says what belongs there. One that empties while it
 * is looked at stays as it is, so that nothing slides under a pointer.
 */
export function useFolded(board: Board | undefined): Folded {
  const [choice, keep] = useKept('folded', choiceOf);
  const [filled, setFilled] = useState(NONE);
  const fresh = (board?.columns ?? []).flatMap(({ status, totalBD }) =>
    totalBD > 0 && !filled.includes(status) ? status : [],
  );
  if (fresh.length > 0) setFilled([...filled, ...fresh]);
  const all = (board?.columns ?? []).map(({ status }) => status).join(' ');
  const stages = useMemo(
    () => new Set(all.split(' ').filter((status) => choice[status] ?? (filled.length > 0 && !filled.includes(status)))),
    [all, choice, filled],
  );
  const fold = useCallback((status: string, folded: boolean) => keep((now) => ({ ...now, [status]: folded })), [keep]);
  const unfoldAll = () => keep(() => Object.fromEntries(all.split(' ').map((status) => [status, false])));
  return { stages, fold, unfoldAll };
}

const choiceOf = (kept: unknown): Choice => (typeof kept === 'object' && kept !== null ? (kept as Choice) : {});

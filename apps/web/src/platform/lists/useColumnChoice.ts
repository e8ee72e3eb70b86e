import { useState } from 'react';
import { useActor } from '../session/actor.ts';

/** Below the session's own prefix: who signs out takes it along. */
const keyOf = (userId: number, list: string) => `portal.columns.${userId}.${list}`;

type Choice = Readonly<Record<string, boolean>>;

export interface ColumnChoice {
  shows: (key: string) => boolean;
  show: (key: string, shown: boolean) => void;
  /** These and no others. */
  showOnly: (keys: readonly string[]) => void;
}

/** Which columns of a list the user shows; kept on the device. What nobody chose about is shown unless `hidden` names it. */
export function useColumnChoice(
  list: string,
  { keys, hidden = [] }: { keys: readonly string[]; hidden?: readonly string[] },
): ColumnChoice {
  const key = keyOf(useActor().userId, list);
  const [choice, setChoice] = useState<Choice>(() => read(key));
  const keep = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full storage costs the choice, never the list.
    }
  };
  return {
    shows: (column) => choice[column] ?? !hidden.includes(column),
    show: (column, shown) => keep({ ...choice, [column]: shown }),
    showOnly: (wanted) => keep(Object.fromEntries(keys.map((column) => [column, wanted.includes(column)]))),
  };
}

function read(key: string): Choice {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Choice | null;
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

import { useKept } from '../session/useKept.ts';

type Choice = Readonly<Record<string, boolean>>;

export interface ColumnChoice {
  shows: (key: string) => boolean;
  show: (key: string, shown: boolean) => void;
  /** These and no others. */
  showOnly: (keys: readonly string[]) => void;
}

/** Which columns of a list the user shows. What nobody chose about is shown unless `hidden` names it. */
export function useColumnChoice(
  list: string,
  { keys, hidden = [] }: { keys: readonly string[]; hidden?: readonly string[] },
): ColumnChoice {
  const [choice, keep] = useKept(`columns.${list}`, choiceOf);
  return {
    shows: (column) => choice[column] ?? !hidden.includes(column),
    show: (column, shown) => keep((now) => ({ ...now, [column]: shown })),
    showOnly: (wanted) => keep(() => Object.fromEntries(keys.map((column) => [column, wanted.includes(column)]))),
  };
}

const choiceOf = (kept: unknown): Choice => (typeof kept === 'object' && kept !== null ? (kept as Choice) : {});

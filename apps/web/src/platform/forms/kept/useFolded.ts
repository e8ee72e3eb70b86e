import { useState } from 'react';
import { useFieldArray, type ArrayPath, type Control, type FieldArray, type FieldValues } from 'react-hook-form';
import { ApiRefusal } from '../../network/refusals.ts';

/** Which entry of a list in a form is unfolded: one at a time. */
export function useFolded(list: string) {
  const [open, unfold] = useState<number>();
  /** What the server found wrong stands in an entry that may be folded. */
  function unfoldWrong(error: unknown): never {
    const paths = error instanceof ApiRefusal ? Object.keys(error.fields) : [];
    const wrong = paths.find((path) => path.startsWith(`${list}.`))?.split('.')[1];
    if (wrong !== undefined) unfold(Number(wrong));
    throw error;
  }
  return { open, unfold, unfoldWrong };
}

/** The entries of such a list: what is done to them, and which stays unfolded by it. */
export function useFoldedList<Values extends FieldValues, Name extends ArrayPath<Values>>(
  control: Control<Values>,
  name: Name,
  { open, unfold }: Pick<ReturnType<typeof useFolded>, 'open' | 'unfold'>,
  empty: () => FieldArray<Values, Name>,
) {
  // An entry may have an id of its own.
  const list = useFieldArray({ control, name, keyName: 'key' });
  return {
    entries: list.fields,
    add() {
      list.append(empty());
      unfold(list.fields.length);
    },
    /** What the frame of an entry asks for. */
    of: (index: number) => ({
      isOpen: open === index,
      onOpen: (unfolded: boolean) => unfold(unfolded ? index : undefined),
      isFirst: index === 0,
      isLast: index === list.fields.length - 1,
      onMove(by: 1 | -1) {
        list.move(index, index + by);
        if (open === index) unfold(index + by);
        else if (open === index + by) unfold(index);
      },
      onRemove() {
        list.remove(index);
        unfold(undefined);
      },
    }),
  };
}

/** What an entry is given to be folded, moved and removed by. */
export type FoldedEntry = ReturnType<ReturnType<typeof useFoldedList>['of']>;

import { useState } from 'react';
import { countSelected, type Selection } from '../../ui/table/selection.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import type { AskedOfMany } from './BulkDialog.tsx';

interface Narrowed {
  address: Pick<ListAddress, 'search' | 'filters'>;
  pages: { total: number | undefined };
}

/** An act on many rows of a list: `ask` is for its button, and with `asked` its dialog is there. */
export function useAskedOfMany({ address, pages }: Narrowed): {
  ask: (selection: Selection, done: () => void) => void;
  asked: AskedOfMany | undefined;
} {
  const [of, setOf] = useState<{ selection: Selection; done: () => void }>();
  return {
    ask: (selection, done) => setOf({ selection, done }),
    asked: of && {
      selection: of.selection,
      count: countSelected(of.selection, pages.total ?? 0),
      fitting: { search: address.search, ...address.filters },
      onStarted: of.done,
      onClose: () => setOf(undefined),
    },
  };
}

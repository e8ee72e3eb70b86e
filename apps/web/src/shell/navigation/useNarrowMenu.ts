import { useState } from 'react';

const KEPT = 'portal_menu';

/** Whether the menu is collapsed to its icons; kept on the device. */
export function useNarrowMenu(): [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(KEPT) === 'narrow');
  return [
    narrow,
    (next) => {
      localStorage.setItem(KEPT, next ? 'narrow' : 'wide');
      setNarrow(next);
    },
  ];
}

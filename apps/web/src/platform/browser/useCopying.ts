import { useRef, useState } from 'react';

/** Copies a text that is shown in the element of `shown`; where the browser does not allow that, selects it there. `said` is what was done. */
export function useCopying(text: string) {
  const [said, setSaid] = useState<'copied' | 'selected'>();
  const shown = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      // Missing where the portal is served by plain http.
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid('selected');
    }
  };
  return { copy: () => void copy(), said, shown };
}

import { useWindowEvent } from '@mantine/hooks';

/** Ctrl-K, on a Mac Cmd-K, from anywhere, while typing too; not over a dialog, which may hold what was typed. */
export function useSearchKey(open: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    if (document.querySelector('[role="dialog"]')) return;
    // Browsers have it for their own bar.
    event.preventDefault();
    open();
  });
}

/** Aborted as soon as one of the signals is: `AbortSignal.any`, which Safari has since 17.4 and older phones never will. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const over = new AbortController();
  for (const signal of signals) {
    const end = () => over.abort(signal.reason);
    if (signal.aborted) end();
    // Gone with the first of them: one of them may live as long as the tab.
    else signal.addEventListener('abort', end, { signal: over.signal });
  }
  return over.signal;
}

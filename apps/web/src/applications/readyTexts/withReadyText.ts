/** What stands in a field with a ready text taken: what was typed before stays above it. */
export function withReadyText(typed: string, ready: string): string {
  const before = typed.trim();
  if (before === '') return ready;
  return before.includes(ready) ? typed : `${before}\n${ready}`;
}

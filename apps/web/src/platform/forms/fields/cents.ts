/** The most that the contract takes: 999,999.99. */
const MOST_CENTS = 99_999_999;

/** Integer cents of an amount in dollars as typed (`150`, `150.5`, `1,250.00`), or nothing for what is no such amount above 0. */
export const centsOf = (typed: string): number | undefined => centsFromZero(typed) || undefined;

/** The same, of an amount that may be 0. */
export function centsFromZero(typed: string): number | undefined {
  const text = typed.trim().replace(/^(?:USD|\$)\s*/iu, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text) ? text.replaceAll(',', '') : text;
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) return undefined;
  // Text to integer without passing through a fraction, which cannot hold cents exactly.
  const cents = Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`);
  return cents <= MOST_CENTS ? cents : undefined;
}

/** What must be read back where a value was stored: text NFC and trimmed, nothing where it is empty. */
export const stored = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() || null : value;

import type { Services } from './services.ts';

/** Good for 5 to 10 minutes. */
const LIFE_MS = 5 * 60_000;

type Part = string | number;

/**
 * The last step of an address that opens one thing for whoever holds it, for a while: its parts, the instant when it
 * expires, a signature. It expires on the next five-minute mark but one, so that the same thing has the same address for
 * a while and browsers can keep it. Parts are words and numbers, without a full stop.
 */
export function signAddress({ secrets }: Services, purpose: string, parts: readonly Part[], now: Date): string {
  const text = [...parts, (Math.floor(now.getTime() / LIFE_MS) + 2) * LIFE_MS].join('.');
  return `${text}.${secrets.sign(purpose, text)}`;
}

/** The parts of an address; nothing where it is malformed, forged or expired. */
export function openAddress({ secrets }: Services, purpose: string, address: string, now: Date): string[] | undefined {
  const [, text = '', signature = ''] = /^([\w.]{1,200})\.([\w-]{43})$/.exec(address) ?? [];
  if (text === '' || !secrets.verify(purpose, text, signature)) return undefined;
  const parts = text.split('.');
  // Nothing has such a number, and the database could not even look for it.
  if (parts.some((part) => /^\d+$/.test(part) && !Number.isSafeInteger(Number(part)))) return undefined;
  return Number(parts.pop()) > now.getTime() ? parts : undefined;
}

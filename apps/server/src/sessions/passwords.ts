import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's present defaults. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

let anyHash: Promise<string> | undefined;

/** One verification on every path: an account that does not exist costs as long as one that does. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  anyHash ??= hash('no account has this');
  // Awaited on every path: else the first unknown address after a start would take longer.
  const any = await anyHash;
  const matches = await verify(passwordHash ?? any, password.normalize('NFC')).catch(() => false);
  return matches && typeof passwordHash === 'string';
}

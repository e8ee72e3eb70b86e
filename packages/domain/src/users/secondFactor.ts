/** Rules of the second factor beside the password: product/sessions.md#second-factor. */
import type { Permission } from '../access/permissions.ts';
import { whyNotGiven } from '../access/roleRules.ts';
import { problem, type Problem } from '../problem.ts';
import { whyNotRemoved } from './accounts.ts';

/** How long a right password waits for the second factor. */
export const SECOND_STEP_MINUTES = 5;
/** How long a change of factors may take: somebody may first have to install an app. */
export const FACTOR_CHANGE_MINUTES = 15;
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 50;

/** With what a session was signed in: a password alone, or one with a second factor. */
export const PROOFS = ['PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'] as const;
export type Proof = (typeof PROOFS)[number];

/** What an owner may do to the own factors, as it is told by mail. */
export const FACTOR_CHANGES = ['APP_ON', 'APP_REPLACED', 'APP_OFF', 'PASSKEY_ON', 'PASSKEY_OFF', 'CODES'] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

/** Letters and digits that nobody takes for others. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A recovery code as it is shown. `bytes`, at least ten, are random: 32 letters divide them evenly. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]);
  return `${letters.slice(0, CODE_LENGTH / 2).join('')}-${letters.slice(CODE_LENGTH / 2).join('')}`;
}

/** What was typed as a code: six digits of an app, ten characters of a recovery code, or neither. Spaces and case are free. */
export function readCode(typed: string): { kind: 'APP' | 'RECOVERY'; code: string } | undefined {
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'APP', code };
  const isRecovery = code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter));
  return isRecovery ? { kind: 'RECOVERY', code } : undefined;
}

/** Why the last factor may not be switched off, or nothing: a role of its owner needs one. */
export const whyNotSwitchedOff = ({ needed, left }: { needed: boolean; left: number }): Problem | undefined =>
  needed && left === 0 ? problem('factor.required') : undefined;

interface Removal {
  isSelf: boolean;
  hasFactor: boolean;
  /** All that the roles of its owner permit. */
  rights: readonly Permission[];
  actor: ReadonlySet<Permission>;
}

/**
 * Why who manages users may not remove somebody's factor, or nothing: not the own, for which it is asked; not that of
 * somebody who may do more (product/access.md#giving-rights).
 */
export function whyNotFactorRemoved({ isSelf, hasFactor, rights, actor }: Removal): Problem[] {
  const beyond = whyNotGiven(rights, actor);
  return [
    ...whyNotRemoved({ isSelf, isLastAdministrator: false }),
    ...(beyond ? [beyond] : []),
    ...(hasFactor ? [] : [problem('factor.none')]),
  ];
}

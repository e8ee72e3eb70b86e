import { problem, type Problem } from '../problem.ts';

/**
 * The terms that applicants accept when registering and staff when they follow their invitation; which version is kept
 * with the account (product/privacy.md#consent).
 */
export const TERMS_VERSION = '2026-11-01';

/** Why these terms cannot be accepted, or nothing: only the present ones were read. */
export const whyNotTerms = (version: string): Problem | undefined =>
  version === TERMS_VERSION ? undefined : problem('terms.version');

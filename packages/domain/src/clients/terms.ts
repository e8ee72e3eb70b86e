/** The terms that an applicant accepts when registering; which version is kept with the account (decisions.md §14). */
export const TERMS_VERSION = '2026-11-01';

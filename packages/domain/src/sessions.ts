/** Limits of sessions: product/sessions.md#lifetime, product/sessions.md#split. */

/** Without *remember me* a session ends this long after the user's last activity. */
const IDLE_MINUTES = 720;
/** With *remember me*, and the life of the cookie. */
export const REMEMBER_DAYS = 30;
/** Access tokens only name a session and are renewed silently. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** A refresh repeated within this time under the same key gets the same successor: a lost answer is not theft. */
export const REFRESH_REPEAT_SECONDS = 60;
export const FAILURES_UNTIL_LOCK = 5;
export const LOCK_MINUTES = 15;
/** A token is split here between cookie and local storage. */
export const TOKEN_SPLIT = 150;

const MINUTE = 60_000;

/** Whoever did nothing for so long was away: what they do next begins another visit. */
export const VISIT_PAUSE_MS = 60 * MINUTE;

/** Whether a session has lapsed: `activeAt` is the last thing the user did. Exactly at the limit it still holds. */
export function hasLapsed(session: { remember: boolean; activeAt: Date }, now: Date): boolean {
  const life = session.remember ? REMEMBER_DAYS * 24 * 60 * MINUTE : IDLE_MINUTES * MINUTE;
  return now.getTime() - session.activeAt.getTime() > life;
}

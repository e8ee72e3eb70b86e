/** Where the user wanted to go when the session was missing or ended (product/portal.md#open-page). One a tab. */
import { onSessionChange } from '../session/session.ts';

const KEPT = 'portal_target';

/** A path within the portal, never an address elsewhere. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !text.startsWith('/login');

export function keepTarget(path: string): void {
  if (isPath(path)) sessionStorage.setItem(KEPT, path);
}

export function keptTarget(): string | undefined {
  const path = sessionStorage.getItem(KEPT);
  return path !== null && isPath(path) ? path : undefined;
}

export const forgetTarget = (): void => sessionStorage.removeItem(KEPT);

/** Who signs out on purpose leaves nothing for the next one. */
onSessionChange((change) => {
  if (change.is === 'ended' && change.why === 'asked') forgetTarget();
});

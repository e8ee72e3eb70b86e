/** The role that all tabs of the browser work in; absent, the server takes the user's last one. */
const KEPT = 'portal.role';

export function activeRole(): number | undefined {
  const id = Number(localStorage.getItem(KEPT));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const chooseRole = (id: number): void => localStorage.setItem(KEPT, String(id));

/** A role that is no longer held would shut the user out. */
export const forgetRole = (): void => localStorage.removeItem(KEPT);

/** Calls back where another tab chose a role. Answers how to stop. */
export function onRoleChosen(chosen: () => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => key === KEPT && newValue !== null && chosen();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

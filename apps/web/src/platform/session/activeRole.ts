/** The role this tab works in; absent, the server takes the user's last one. Another tab may work in another. */
const KEPT = 'portal.role';

export function activeRole(): number | undefined {
  const id = Number(sessionStorage.getItem(KEPT));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const chooseRole = (id: number): void => sessionStorage.setItem(KEPT, String(id));

/** A role that is no longer held would shut the user out. */
export const forgetRole = (): void => sessionStorage.removeItem(KEPT);

/** Who is signed in, for the screens inside the frame. */
import { createContext, useContext } from 'react';
import type { Me } from '@portal/contract/users/me.ts';
import type { Actor } from '@portal/domain/access/reach.ts';
import { isPermission } from '@portal/domain/access/permissions.ts';

export interface SignedIn {
  me: Me;
  /** The user in the active role, as the domain's functions ask for it. */
  actor: Actor;
}

export const SignedInContext = createContext<SignedIn | null>(null);

export const actorOf = (me: Me): Actor => ({
  userId: me.id,
  standsInFor: me.standsInFor.map(({ id }) => id),
  permissions: new Set((me.active?.permissions ?? []).filter(isPermission)),
});

/** The signed-in user; only inside the frame. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('This screen stands outside the frame.');
  return signedIn;
}

/** The user in the active role. */
export const useActor = (): Actor => useSignedIn().actor;

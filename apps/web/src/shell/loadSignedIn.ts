import { whole } from '../platform/chunks.ts';

/** Everything behind the login. */
export const loadSignedIn = whole(() => import('./SignedIn.tsx'));

/** Signing in and out, for staff (`/auth`) and for clients (`/client`): product/sessions.md#signing-in. */
import * as z from 'zod/mini';
import { endpoints, nothing } from './endpoints.ts';
import { id, instant, secret } from './fields.ts';

/** A token request: a password, or the refresh token of a session. */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: secret,
    password: secret,
    remember: z._default(z.boolean(), false),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret }),
]);

/** The tokens stand beside `data`, as product/api.md#envelope has it. `expires_in` counts seconds. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.int() });
export type Tokens = z.output<typeof tokens>;

/** Where an account is signed in. */
export const openSession = z.object({
  id,
  /** The one of this request. */
  current: z.boolean(),
  createdAt: instant,
  activeAt: instant,
  remember: z.boolean(),
  /** As the browser named itself. */
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type OpenSession = z.output<typeof openSession>;

export const sessionEndpoints = endpoints({
  createToken: {
    method: 'POST',
    path: '/auth/token',
    permission: 'public',
    // Every tab of an office behind one address renews here four times an hour.
    perMinute: 120,
    does: 'Signs a staff user in, or renews the session with its refresh token (rotating; single use).',
    body: tokenRequest,
    reply: tokens,
    errors: ['login.badCredentials', 'login.locked', 'login.inactive', 'login.disabled', 'login.sessionEnded'],
  },
  signOut: {
    method: 'POST',
    path: '/auth/sign-out',
    permission: 'staff',
    does: 'Ends the session of the presented access token.',
    reply: nothing,
  },
});

/** Signing in and out, for staff (`/auth`) and for clients (`/client`): product/sessions.md#signing-in. */
import * as z from 'zod/mini';
import { line } from '@portal/domain/fields/rules.ts';
import { PROOFS } from '@portal/domain/users/secondFactor.ts';
import { endpoints, nothing } from './endpoints.ts';
import { id, instant, optionallyRuled, secret } from './fields.ts';

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

/** A code of the app or a recovery code, as typed; spaces, hyphens and capitals are free. */
export const factorCode = optionallyRuled(line(40));

/** Bytes of an authenticator, base64url. */
export const authenticatorBytes = z.string().check(z.regex(/^[\w-]{1,6000}$/));

/** What a passkey signed, in the words of WebAuthn. */
export const assertion = z._default(
  z.nullable(
    z.object({
      id: authenticatorBytes,
      clientDataJSON: authenticatorBytes,
      authenticatorData: authenticatorBytes,
      signature: authenticatorBytes,
    }),
  ),
  null,
);
export type Assertion = NonNullable<z.output<typeof assertion>>;

/** What the browser is given to ask an authenticator with, as WebAuthn has it in JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** After the right password of somebody with a second factor: what stands for it, for five minutes and no other call. */
const secondStep = z.object({
  step: z.string(),
  /** To sign with one of the user's passkeys; null where there is none. */
  passkey: z.nullable(passkeyOptions),
});
export type SecondStep = z.output<typeof secondStep>;

/** Where an account is signed in. */
export const openSession = z.object({
  id,
  /** The one of this request. */
  current: z.boolean(),
  createdAt: instant,
  activeAt: instant,
  remember: z.boolean(),
  /** With what it was signed in. */
  proof: z.enum(PROOFS),
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
    does:
      'Signs a staff user in, or renews the session with its refresh token (rotating; single use). Whoever has a second ' +
      'factor gets no tokens yet, but a step to prove it with.',
    body: tokenRequest,
    reply: z.union([tokens, secondStep]),
    errors: ['login.badCredentials', 'login.locked', 'login.inactive', 'login.disabled', 'login.sessionEnded'],
  },
  proveSecondFactor: {
    method: 'POST',
    path: '/auth/token/second-factor',
    permission: 'public',
    perMinute: 60,
    does: 'Ends a sign-in that waits for the second factor: a code of the app, a recovery code or a passkey.',
    body: z.object({ step: secret, remember: z._default(z.boolean(), false), code: factorCode, passkey: assertion }),
    reply: tokens,
    errors: ['factor.code', 'login.locked', 'login.stepEnded'],
  },
  signOut: {
    method: 'POST',
    path: '/auth/sign-out',
    permission: 'staff',
    beforeSecondFactor: true,
    does: 'Ends the session of the presented access token.',
    reply: nothing,
  },
});

/** The signed-in user's own second factor: product/sessions.md#second-factor. */
import * as z from 'zod/mini';
import { line } from '@portal/domain/fields/rules.ts';
import { MAX_PASSKEY_NAME } from '@portal/domain/users/secondFactor.ts';
import { endpoints, nothing } from '../endpoints.ts';
import { id, idText, instant, ruled, secret } from '../fields.ts';
import { assertion, authenticatorBytes, factorCode, passkeyOptions } from '../sessions.ts';

const ownFactors = z.object({
  /** Since when an authenticator app is set up. */
  app: z.nullable(z.object({ createdAt: instant })),
  passkeys: z.array(z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
  /** A role of the user needs one. */
  needed: z.boolean(),
});
export type OwnFactors = z.output<typeof ownFactors>;

const factorStep = z.object({
  /** Stands for the change under way, for 15 minutes. */
  step: z.string(),
  /** For an app that is set up with it: the secret in base32, and the same as an address that a QR code carries. */
  secret: z.string(),
  uri: z.string(),
  /** To sign with a passkey that the user has; null where there is none. */
  prove: z.nullable(passkeyOptions),
  /** To make a new passkey. */
  create: passkeyOptions,
});
export type FactorStep = z.output<typeof factorStep>;

/** Who changes factors proves the password again, and the factor where one stands: a stolen session does neither. */
const proof = { password: secret, code: factorCode, passkey: assertion };
const step = { step: secret };

/** The recovery codes that were made with the first factor or anew: shown this once. */
const shownCodes = z.object({ codes: z.array(z.string()) });

const base = '/business/user/me/second-factor';
const own = { permission: 'staff', beforeSecondFactor: true } as const;
const unproved = ['field.oldPassword', 'factor.code', 'login.locked', 'login.stepEnded'] as const;

export const secondFactorEndpoints = endpoints({
  getOwnFactors: {
    ...own,
    method: 'GET',
    path: base,
    does: 'The second factors of the user, and how many recovery codes are left.',
    reply: ownFactors,
  },
  beginFactorChange: {
    ...own,
    method: 'POST',
    path: `${base}/steps`,
    does: 'Begins a change of the own factors: what a new app or passkey is made with, and a passkey asked by.',
    reply: factorStep,
  },
  setUpApp: {
    ...own,
    method: 'PUT',
    path: `${base}/app`,
    does: 'Sets an authenticator app up, or another in its place, by a code of it. With the first factor come recovery codes.',
    body: z.object({ ...proof, ...step, appCode: ruled(line(20)) }),
    reply: shownCodes,
    errors: unproved,
  },
  removeApp: {
    ...own,
    method: 'DELETE',
    path: `${base}/app`,
    does: 'Switches the authenticator app off. Recovery codes go with the last factor.',
    body: z.object({ ...proof, step: z.optional(secret) }),
    reply: nothing,
    errors: [...unproved, 'factor.none', 'factor.required'],
  },
  addPasskey: {
    ...own,
    method: 'POST',
    path: `${base}/passkeys`,
    does: 'Adds a passkey, at most ten. With the first factor come recovery codes.',
    body: z.object({
      ...proof,
      ...step,
      name: ruled(line(MAX_PASSKEY_NAME)),
      created: z.object({
        id: authenticatorBytes,
        clientDataJSON: authenticatorBytes,
        attestationObject: authenticatorBytes,
        transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
      }),
    }),
    reply: shownCodes,
    errors: [...unproved, 'factor.passkey', 'factor.tooMany'],
  },
  removePasskey: {
    ...own,
    method: 'DELETE',
    path: `${base}/passkeys/:passkeyId`,
    does: 'Removes a passkey. Recovery codes go with the last factor.',
    params: z.object({ passkeyId: idText }),
    body: z.object({ ...proof, step: z.optional(secret) }),
    reply: nothing,
    errors: [...unproved, 'factor.required', 'http.notFound'],
  },
  renewRecoveryCodes: {
    ...own,
    method: 'POST',
    path: `${base}/codes`,
    does: 'Makes ten new recovery codes; those of before end.',
    body: z.object({ ...proof, step: z.optional(secret) }),
    reply: shownCodes,
    errors: [...unproved, 'factor.none'],
  },
});

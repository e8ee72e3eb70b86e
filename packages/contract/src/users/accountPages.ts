/** The staff account's public pages (`/auth`): reset, invitation, confirmation of an address: product/sessions.md#links. */
import * as z from 'zod/mini';
import { email } from '@portal/domain/fields/rules.ts';
import { endpoints, nothing } from '../endpoints.ts';
import { newPassword, ruled, secret } from '../fields.ts';

export const accountEndpoints = endpoints({
  requestStaffReset: {
    method: 'POST',
    path: '/auth/password/reset',
    permission: 'public',
    perMinute: 10,
    does: 'Mails a link for a new password, if the address is known; the answer does not tell.',
    body: z.object({ email: ruled(email) }),
    reply: nothing,
  },
  setStaffPassword: {
    method: 'POST',
    path: '/auth/password',
    permission: 'public',
    perMinute: 30,
    does: 'Sets a new password with the mailed token, ends every session and lifts a lock.',
    body: z.object({ token: secret, password: newPassword, confirmPassword: secret }),
    reply: nothing,
    errors: ['login.tokenUsed', 'field.match', 'field.samePassword'],
  },
  getInvitation: {
    method: 'POST',
    path: '/auth/welcome/invitation',
    permission: 'public',
    perMinute: 30,
    does: 'Whom a welcome token invites, and which terms are to be accepted; it is not used up.',
    body: z.object({ token: secret }),
    reply: z.object({ name: z.string(), lastName: z.string(), email: z.string(), termsVersion: z.string() }),
    errors: ['login.tokenUsed'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/auth/welcome',
    permission: 'public',
    perMinute: 30,
    does: 'Registers the invited user, who accepts the terms: sets the password and makes the account active.',
    body: z.object({
      token: secret,
      password: newPassword,
      confirmPassword: secret,
      termsVersion: ruled(() => undefined),
    }),
    reply: nothing,
    errors: ['login.tokenUsed', 'field.match', 'terms.version'],
  },
  confirmStaffEmail: {
    method: 'POST',
    path: '/auth/email/confirm',
    permission: 'public',
    perMinute: 30,
    does: 'Confirms a changed address with the mailed token; from then on it is the one to sign in with.',
    body: z.object({ token: secret }),
    reply: nothing,
    errors: ['login.tokenUsed', 'field.taken'],
  },
  getLegal: {
    method: 'GET',
    path: '/auth/legal',
    permission: 'public',
    does: 'What the terms and privacy pages name: the organization, its contact and the governing state.',
    reply: z.object({
      organization: z.string(),
      contactEmail: z.nullable(z.string()),
      governingState: z.string(),
      termsVersion: z.string(),
    }),
  },
});

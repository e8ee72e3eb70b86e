/** Accounts of the customer portal (`/client/account`, `/client/token`): product/clients.md#accounts. */
import * as z from 'zod/mini';
import { email } from '@portal/domain/fields/rules.ts';
import { endpoints, nothing } from '../endpoints.ts';
import { language, newPassword, ruled, secret } from '../fields.ts';
import { tokenRequest, tokens } from '../sessions.ts';

export const ownClientAccountEndpoints = endpoints({
  register: {
    method: 'POST',
    path: '/client/account',
    permission: 'public',
    perMinute: 20,
    does: 'Registers an applicant; the answer is the same whether or not the address is known.',
    body: z.object({ email: ruled(email), password: newPassword, language, termsVersion: ruled(() => undefined) }),
    reply: nothing,
    errors: ['terms.version'],
  },
  confirmAccount: {
    method: 'POST',
    path: '/client/account/confirm',
    permission: 'public',
    perMinute: 30,
    does: 'Confirms the address with the mailed token.',
    body: z.object({ token: secret }),
    reply: nothing,
    errors: ['login.tokenUsed'],
  },
  createClientToken: {
    method: 'POST',
    path: '/client/token',
    permission: 'public',
    perMinute: 120,
    does: 'Signs a client in, or renews the session.',
    body: tokenRequest,
    reply: tokens,
    errors: ['login.badCredentials', 'login.locked', 'login.inactive', 'login.disabled', 'login.sessionEnded'],
  },
  requestReset: {
    method: 'POST',
    path: '/client/account/reset',
    permission: 'public',
    perMinute: 10,
    does: 'Mails a link for a new password, if the address is known; the answer does not tell.',
    body: z.object({ email: ruled(email) }),
    reply: nothing,
  },
  setPassword: {
    method: 'POST',
    path: '/client/account/password',
    permission: 'public',
    perMinute: 30,
    does: 'Sets a new password with the mailed token and ends every session.',
    body: z.object({ token: secret, password: newPassword }),
    reply: nothing,
    errors: ['login.tokenUsed'],
  },
  confirmClientEmail: {
    method: 'POST',
    path: '/client/account/email',
    permission: 'public',
    perMinute: 30,
    does: 'Makes the address that the mailed token confirms the one of the account.',
    body: z.object({ token: secret }),
    reply: nothing,
    errors: ['login.tokenUsed', 'field.taken'],
  },
});

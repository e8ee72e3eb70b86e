/** Accounts of the customer portal (`/client/account`, `/client/token`): decisions.md §6. */
import * as z from 'zod/mini';
import { email, password } from '@portal/domain/fields/rules.ts';
import { endpoints, nothing } from './endpoints.ts';
import { language, ruled, secret } from './fields.ts';
import { tokenRequest, tokens } from './sessions.ts';

const newPassword = z.string().check(
  z.maxLength(1000),
  z.check((ctx) => {
    const found = password(ctx.value, '');
    if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
  }),
);

export const clientEndpoints = endpoints({
  register: {
    method: 'POST',
    path: '/client/account',
    permission: 'public',
    does: 'Registers an applicant; the answer is the same whether or not the address is known.',
    body: z.object({ email: ruled(email), password: newPassword, language, termsVersion: ruled(() => undefined) }),
    reply: nothing,
    errors: ['terms.version'],
  },
  confirmAccount: {
    method: 'POST',
    path: '/client/account/confirm',
    permission: 'public',
    does: 'Confirms the address with the mailed token.',
    body: z.object({ token: secret }),
    reply: nothing,
    errors: ['login.tokenUsed'],
  },
  createClientToken: {
    method: 'POST',
    path: '/client/token',
    permission: 'public',
    does: 'Signs a client in, or renews the session.',
    body: tokenRequest,
    reply: tokens,
    errors: ['login.badCredentials', 'login.locked', 'login.inactive', 'login.disabled', 'login.sessionEnded'],
  },
  requestReset: {
    method: 'POST',
    path: '/client/account/reset',
    permission: 'public',
    does: 'Mails a link for a new password, if the address is known; the answer does not tell.',
    body: z.object({ email: ruled(email) }),
    reply: nothing,
  },
  setPassword: {
    method: 'POST',
    path: '/client/account/password',
    permission: 'public',
    does: 'Sets a new password with the mailed token and ends every session.',
    body: z.object({ token: secret, password: newPassword }),
    reply: nothing,
    errors: ['login.tokenUsed'],
  },
});

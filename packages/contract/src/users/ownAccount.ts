/** The signed-in user's own account: password, address, sessions, saved views of lists. */
import * as z from 'zod/mini';
import { email, line } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, newPassword, ruled, secret } from '../fields.ts';
import { openSession } from '../sessions.ts';

const listName = z.string().check(z.regex(/^[a-z][A-Za-z.-]{0,39}$/));
/** No half of a sign, which no database keeps. */
const isWhole = (text: string): boolean => text.isWellFormed();

const savedView = z.object({
  id,
  name: z.string(),
  query: z.string(),
  /** Who shares it; nothing of one's own. */
  by: z.nullable(z.string()),
  shared: z.boolean(),
  /** The list opens with it in the active role. */
  opens: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

export const ownAccountEndpoints = endpoints({
  changePassword: {
    method: 'PUT',
    path: '/business/user/me/password',
    permission: 'staff',
    does: 'Changes the password: the present one is asked for, the new one must differ. Ends the other sessions.',
    body: z.object({ currentPassword: secret, password: newPassword, confirmPassword: secret }),
    reply: nothing,
    errors: ['field.oldPassword', 'field.samePassword', 'field.match', 'login.locked'],
  },
  changeEmail: {
    method: 'PUT',
    path: '/business/user/me/email',
    permission: 'staff',
    does: 'Mails a link to the new address; the change is made when it is followed. The present address is told.',
    body: z.object({ email: ruled(email), confirmEmail: ruled(email), password: secret }),
    reply: nothing,
    errors: ['field.oldPassword', 'field.match', 'field.taken', 'field.sameEmail', 'login.locked'],
  },
  listOwnSessions: {
    method: 'GET',
    path: '/business/user/me/sessions',
    permission: 'staff',
    does: 'Where the user is signed in, the last used first.',
    reply: z.array(openSession),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/business/user/me/sessions/:sessionId',
    permission: 'staff',
    does: 'Ends one session of the user.',
    params: z.object({ sessionId: idText }),
    reply: nothing,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/business/user/me/sessions',
    permission: 'staff',
    does: 'Ends every session of the user but the one of this request; answers how many.',
    reply: z.object({ ended: z.int() }),
  },
  listViews: {
    method: 'GET',
    path: '/business/user/me/views/:list',
    permission: 'staff',
    does: "The user's saved views of a list and those that others share, by name.",
    params: z.object({ list: listName }),
    reply: z.array(savedView),
  },
  saveView: {
    method: 'PUT',
    path: '/business/user/me/views/:list',
    permission: 'staff',
    does: 'Keeps filters, order and columns of a list under a name; the same name again replaces it. At most 20 a list.',
    params: z.object({ list: listName }),
    body: z.object({ name: ruled(line(60)), query: z.string().check(z.maxLength(2000), z.refine(isWhole)) }),
    reply: savedView,
    errors: ['view.tooMany'],
  },
  forgetView: {
    method: 'DELETE',
    path: '/business/user/me/views/:list/:viewId',
    permission: 'staff',
    does: 'Forgets a saved view; shared, nobody has it any more.',
    params: z.object({ list: listName, viewId: idText }),
    reply: nothing,
  },
  viewSharing: {
    method: 'GET',
    path: '/business/user/me/views/:list/:viewId/sharing',
    permission: anyOf('business.view.share'),
    does: "Whether one of the user's own views is shared, and the active roles in which its list opens with it.",
    params: z.object({ list: listName, viewId: idText }),
    reply: z.object({
      shared: z.boolean(),
      roles: z.array(z.object({ id, name: z.string(), opens: z.boolean() })),
    }),
  },
  shareView: {
    method: 'PUT',
    path: '/business/user/me/views/:list/:viewId/sharing',
    permission: anyOf('business.view.share'),
    does: "Shares one of the user's own views with all who open the list, or no longer; in the roles named the list opens with it.",
    params: z.object({ list: listName, viewId: idText }),
    body: z.object({ shared: z.boolean(), roles: z.array(id).check(z.maxLength(200)) }),
    reply: savedView,
  },
});

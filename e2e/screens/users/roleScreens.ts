import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from '../steps.ts';

const openMenu = press('roleList', 'actionsOf');
const boxes: ScreenToSee['ready'] = ({ page }) => page.getByRole('checkbox').first();
/** As somebody has it who may see roles alone. */
const readingOnly = {
  '/business/user/me': {
    changed: (me: any) => ({
      ...me,
      active: {
        ...me.active,
        permissions: me.active.permissions.filter((slug: string) => slug !== 'business.role.manage'),
      },
    }),
  },
};

/** Roles: their list, what may be done about one, and the form with all that may be permitted. */
export const ROLE_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'roles',
      shows: ['/roles/list', 'RolesScreen'],
      at: '/roles/list',
      ready: row,
      reads: { path: '/business/role', empty: text('roleList', 'emptyText') },
    },
    { name: 'roles, acts', shows: ['RoleMenu'], at: '/roles/list?search=analyst', steps: openMenu, ready: menu },
    {
      name: 'roles, one is deleted',
      shows: ['DeleteRoleDialog'],
      at: '/roles/list?search=archive',
      steps: inTurn(openMenu, choose('roleList', 'delete')),
      ready: dialog,
    },
    {
      name: 'role, a new one',
      shows: ['/roles/create/:id?', 'RoleFormScreen'],
      at: '/roles/create',
      ready: boxes,
      reads: { path: '/business/role/options' },
    },
    { name: 'role, nothing entered', at: '/roles/create', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'role, a permission is looked for',
      at: '/roles/create',
      steps: ({ page }) => page.getByRole('searchbox').last().fill('er'),
      ready: boxes,
      leavesMarks: true,
    },
    {
      name: 'role',
      at: ({ analystRole }) => `/roles/create/${analystRole}`,
      ready: boxes,
      reads: { path: '/business/role/*' },
    },
    {
      name: 'role, more is shipped for it',
      at: ({ analystRole }) => `/roles/create/${analystRole}`,
      answers: {
        '/business/role/*': {
          changed: (role: any) => ({ ...role, offered: ['business.request.er.notes', 'business.request.unfinished'] }),
        },
      },
      ready: text('roleList', 'takeOffered'),
    },
    {
      name: 'role, for who may only see it',
      at: ({ analystRole }) => `/roles/create/${analystRole}`,
      answers: readingOnly,
      ready: boxes,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));

import { exportOf } from '../../platform/lists/exportOf.ts';
import { tellStaff } from '../staffUser.ts';
import { users } from './listUsers.ts';

/** Everyone who works in the portal. */
export const usersExport = exportOf(
  'listUsers',
  'users',
  { rows: users.whole, tell: (rows, { db, language = 'en' }) => tellStaff({ db, language }, rows) },
  [
    { key: 'name', text: ({ name, lastName }) => `${name} ${lastName}`, width: 30 },
    { key: 'email', under: 'name', text: ({ email }) => email, width: 32 },
    { key: 'roles', text: ({ roles }, words) => words.list(roles.map(({ name }) => name)) },
    { key: 'country', country: ({ country }) => country },
    { key: 'status', text: ({ status }, words) => words.say('users', `status.${status}`), width: 16 },
    { key: 'lastSignIn', instant: ({ lastSignInAt }) => lastSignInAt },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
    {
      key: 'phone',
      text: ({ phoneCode, mobile }) => (mobile === null ? null : `+${phoneCode ?? ''} ${mobile}`),
      width: 18,
    },
    { key: 'created', day: ({ createdAt }) => createdAt },
  ],
);

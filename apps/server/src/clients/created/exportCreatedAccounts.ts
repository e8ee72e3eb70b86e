import { exportOf } from '../../platform/lists/exportOf.ts';
import { createdAccounts, tellCreated } from './listCreatedAccounts.ts';

/** Accounts by when they were created. */
export const createdAccountsExport = exportOf(
  'listCreatedAccounts',
  'createdAccounts',
  { rows: createdAccounts.whole, tell: (rows) => rows.map(tellCreated) },
  [
    { key: 'created', instant: ({ createdAt }) => createdAt },
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'email', under: 'name', text: ({ email }) => email, width: 32 },
    {
      key: 'confirmed',
      instant: ({ confirmedAt }) => confirmedAt,
    },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
    {
      key: 'stage',
      text: ({ stage }, words) => (stage ? words.say('stages', stage) : words.say('clients', 'stage.NONE')),
      width: 20,
    },
  ],
);

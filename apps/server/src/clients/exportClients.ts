import { exportOf } from '../platform/lists/exportOf.ts';
import { tellClient } from './clientRow.ts';
import { clients } from './listClients.ts';

/** Leaders and applicants. */
export const clientsExport = exportOf(
  'listClients',
  'clients',
  { rows: clients.whole, tell: (rows) => rows.map(tellClient) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    { key: 'email', under: 'name', text: ({ email }) => email, width: 32 },
    { key: 'kind', text: ({ kind }, words) => words.say('clients', `kind.${kind}`), width: 14 },
    {
      key: 'stage',
      text: ({ application }, words) =>
        application ? words.say('stages', application.stage) : words.say('clients', 'stage.NONE'),
      width: 20,
    },
    { key: 'caseNumber', text: ({ application }) => application?.caseNumber, width: 14 },
    { key: 'church', text: ({ application }) => application?.churchName, width: 30 },
    { key: 'country', under: 'church', country: ({ application }) => application?.country },
    { key: 'ephesian', text: ({ application }) => application?.ephesian?.name },
    { key: 'status', text: ({ status }, words) => words.say('clients', `status.${status}`), width: 16 },
    { key: 'lastActive', instant: ({ lastActiveAt }) => lastActiveAt },
    { key: 'lastSignIn', instant: ({ lastSignInAt }) => lastSignInAt },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
    { key: 'created', day: ({ createdAt }) => createdAt },
  ],
);

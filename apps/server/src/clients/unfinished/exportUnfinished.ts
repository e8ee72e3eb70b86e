import { exportOf } from '../../platform/lists/exportOf.ts';
import { tellUnfinished } from './listUnfinished.ts';
import { unfinished } from './unfinished.ts';

/** Accounts that wait for something. */
export const unfinishedExport = exportOf(
  'listUnfinished',
  'unfinished',
  { rows: unfinished.whole, tell: (rows, { now }) => rows.map((row) => tellUnfinished(row, now)) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'email',
      title: (words) => words.say('clients', 'email'),
      under: 'name',
      text: ({ email }) => email,
      width: 32,
    },
    { key: 'waits', text: ({ waits }, words) => words.say('unfinished', `waits.${waits}`) },
    { key: 'progress', text: ({ formState }, words) => words.say('unfinished', `form.${formState ?? 'NONE'}`) },
    { key: 'lastActive', instant: ({ lastActiveAt }) => lastActiveAt },
    { key: 'reminded', instant: ({ remindedAt }) => remindedAt },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
    { key: 'created', day: ({ createdAt }) => createdAt },
  ],
);

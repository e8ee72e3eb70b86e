import { exportOf } from '../../platform/lists/exportOf.ts';
import { drafts } from './drafts.ts';
import { tellDraft } from './listDrafts.ts';

/** Applications that were begun and not submitted. */
export const draftsExport = exportOf(
  'listDrafts',
  'drafts',
  { rows: drafts.whole, tell: (rows, { now }) => rows.map((row) => tellDraft(row, now)) },
  [
    { key: 'name', text: ({ name }) => name, width: 30 },
    {
      key: 'email',
      title: (words) => words.say('clients', 'email'),
      under: 'name',
      text: ({ email }) => email,
      width: 32,
    },
    { key: 'church', text: ({ churchName }) => churchName, width: 30 },
    { key: 'country', under: 'church', country: ({ country }) => country },
    { key: 'form', text: ({ formState }, words) => words.say('drafts', `form.${formState}`) },
    {
      key: 'missing',
      title: (words) => words.say('exports', 'missingFields'),
      number: ({ missing }) => missing.length,
    },
    { key: 'phone', text: ({ phone }) => phone, width: 20 },
    { key: 'lastActive', instant: ({ lastActiveAt }) => lastActiveAt },
    { key: 'started', instant: ({ startedAt }) => startedAt },
    { key: 'reminded', instant: ({ remindedAt }) => remindedAt },
    { key: 'erased', day: ({ erasedFrom }) => erasedFrom },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
  ],
);

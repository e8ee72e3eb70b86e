import { exportOf } from '../../platform/lists/exportOf.ts';
import { recipients, tellRecipient } from './listRecipients.ts';

/** Who got which notification, in which language, and how each stands. */
export const recipientsExport = exportOf(
  'listRecipients',
  'recipientList',
  { rows: recipients.whole, tell: (rows) => rows.map(tellRecipient) },
  [
    { key: 'recipient', text: ({ name }) => name, width: 30 },
    { key: 'caseNumber', text: ({ caseNumber }) => caseNumber ?? '', width: 16 },
    { key: 'kind', text: ({ kind }, words) => words.say('recipientList', `kind.${kind}`), width: 14 },
    { key: 'language', text: ({ language }, words) => words.say('recipientList', `language.${language}`), width: 12 },
    { key: 'state', text: ({ state }, words) => words.say('recipientList', `state.${state}`), width: 14 },
    {
      key: 'why',
      text: ({ why, answer }, words) =>
        why === null ? (answer?.line ?? answer?.code ?? '') : words.say('recipientList', `why.${why}`),
      width: 40,
    },
    { key: 'sentAt', instant: ({ sentAt }) => sentAt },
    { key: 'notification', text: ({ notification }) => notification.name, width: 40 },
  ],
);

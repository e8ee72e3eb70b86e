import { exportOf } from '../platform/lists/exportOf.ts';
import { mails } from './listOutbox.ts';
import { outboxMails } from './outboxMail.ts';

/** Mails as they stand in the outbox; their texts and links stay there. */
export const outboxExport = exportOf(
  'listOutbox',
  'outbox',
  { rows: mails.whole, tell: (rows, context) => outboxMails(context, rows, () => null) },
  [
    { key: 'subject', text: ({ subject }) => subject, width: 40 },
    { key: 'to', text: ({ to }) => to, width: 32 },
    { key: 'state', text: ({ state }, words) => words.say('outbox', `state.${state}`), width: 14 },
    {
      key: 'sent',
      title: (words) => words.say('outbox', 'state.SENT'),
      under: 'state',
      instant: ({ sentAt }) => sentAt,
    },
    { key: 'language', text: ({ language }, words) => words.say('shell', `language.${language}`), width: 12 },
    { key: 'tries', number: ({ attempts }) => attempts },
    { key: 'created', instant: ({ createdAt }) => createdAt },
  ],
);

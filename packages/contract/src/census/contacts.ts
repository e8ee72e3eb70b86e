/** How a church is reached about a report that it owes, and what was done about it: product/census.md#chasing. */
import * as z from 'zod/mini';
import { noteRule } from '@portal/domain/census/contacts.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { idText, ruled } from '../fields.ts';
import { contact } from './reportChurches.ts';

const contacts = z.object({
  /** Who leads the church, by the applications that admitted them. */
  people: z.array(
    z.object({
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Of the account; null: there is none that is active, and no mail reaches them. */
      language: z.nullable(z.enum(LANGUAGES)),
    }),
  ),
  /** The newest first. */
  contacts: z.array(contact),
  /** Whether a reminder may be sent now. */
  remind: z.boolean(),
});
export type ReportContacts = z.output<typeof contacts>;

const params = z.object({ church: idText, census: idText });
const PATH = '/business/report/church/:church/census/:census';
const chases = anyOf('business.report.census');

export const reportContactEndpoints = endpoints({
  getReportContacts: {
    method: 'GET',
    path: `${PATH}/contacts`,
    permission: chases,
    does: 'How the church of a report is reached, and the reminders and calls about it, the newest first.',
    params,
    reply: contacts,
  },
  remindOfReport: {
    method: 'POST',
    path: `${PATH}/reminders`,
    permission: chases,
    does: 'Mails those who lead the church that the report is owed, once a day.',
    params,
    reply: contacts,
    errors: ['census.sent', 'census.expired', 'census.closed', 'census.reminded', 'census.unreachable'],
  },
  noteReportContact: {
    method: 'POST',
    path: `${PATH}/contacts`,
    permission: chases,
    does: 'Notes a call or a message about the report, in one line.',
    params,
    body: z.object({ note: ruled(noteRule) }),
    reply: contacts,
  },
});

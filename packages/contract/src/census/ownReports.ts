/** A church's own quarterly reports (`/client/census`): product/census.md#client-calls. */
import * as z from 'zod/mini';
import { CENSUS_SECTIONS, SATISFACTIONS } from '@portal/domain/census/form.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { answered, draft, standing, version } from './answers.ts';

const own = { id, church: z.object({ id, name: z.string() }), ...standing };
const label = z.object({ en: z.string(), es: z.string() });

/** What the form asks: sections in their order, with the fields of each. */
const form = z.array(
  z.object({
    section: z.enum(CENSUS_SECTIONS),
    label,
    fields: z.array(
      z.object({
        key: z.string(),
        label,
        kind: z.enum(['count', 'yesNo', 'satisfaction', 'text']),
        /** Without it a report is not sent. */
        needed: z.boolean(),
        /** Of a count; the least is 0. */
        most: z.nullable(z.int()),
        /** Of a text, in characters. */
        longest: z.nullable(z.int()),
        /** Of a satisfaction, with what each is called. */
        choices: z.nullable(z.array(z.object({ value: z.enum(SATISFACTIONS), label }))),
      }),
    ),
  }),
);
export type ToldCensusForm = z.output<typeof form>;

const ownReport = z.object({ ...own, ...answered, form });
export type OwnReport = z.output<typeof ownReport>;

const params = z.object({ id: idText });

export const ownReportEndpoints = endpoints({
  listOwnReports: {
    method: 'GET',
    path: '/client/census',
    permission: 'client',
    does: 'The quarterly reports of the churches that the client leads, the newest first.',
    reply: z.array(z.object(own)),
  },
  getOwnReport: {
    method: 'GET',
    path: '/client/census/:id',
    permission: 'client',
    does: 'A report: what the form asks, what was answered, and the answers of the quarters before.',
    params,
    reply: ownReport,
  },
  saveOwnReport: {
    method: 'PUT',
    path: '/client/census/:id',
    permission: 'client',
    does: 'Saves answers as a draft; what breaks a rule is told at its field and nothing is stored.',
    params,
    body: z.object({ ...draft.shape, version }),
    reply: ownReport,
    present: ownReport,
    errors: ['record.stale', 'census.sent', 'census.expired', 'census.closed'],
  },
  sendOwnReport: {
    method: 'POST',
    path: '/client/census/:id/submissions',
    permission: 'client',
    does: 'Sends the report; all that is missing is told at once.',
    params,
    body: z.object({ version }),
    reply: ownReport,
    present: ownReport,
    errors: ['record.stale', 'census.sent', 'census.expired', 'census.closed', 'census.incomplete'],
  },
});

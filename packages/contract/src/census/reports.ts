/** The churches' quarterly reports, as staff read, fill in and open them again: product/census.md#states. */
import * as z from 'zod/mini';
import { REPORT_READERS } from '@portal/domain/census/access.ts';
import { reasonRule } from '@portal/domain/census/answers.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, ruled } from '../fields.ts';
import { answered, draft, standing, version } from './answers.ts';

/** Another deadline, with the reason; the last one that was given. */
const reopened = z.object({ at: instant, by: z.nullable(z.string()), reason: z.nullable(z.string()) });

const quarterly = z.object({
  ...standing,
  /** Who sent it; null: the church itself, or it was not sent. */
  sentBy: z.nullable(z.string()),
  reopened: z.nullable(reopened),
  version: z.int(),
});
export type QuarterlyReport = z.output<typeof quarterly>;

const reportChurch = z.object({
  id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  leader: z.nullable(z.string()),
  /** The church's days are over: nothing more is answered. */
  closed: z.boolean(),
});

const report = z.object({ ...quarterly.shape, ...answered, church: reportChurch });
export type CensusReport = z.output<typeof report>;

/** The slugs that read reports. */
const reads = anyOf(...REPORT_READERS);
const edits = anyOf('business.census.edit');
const params = z.object({ church: idText, census: idText });
const PATH = '/business/report/church/:church/census/:census';

export const censusReportEndpoints = endpoints({
  listChurchReports: {
    method: 'GET',
    path: '/business/report/church/:church',
    permission: reads,
    does: 'The quarterly reports of a church, the newest first.',
    params: z.object({ church: idText }),
    reply: z.object({ church: reportChurch, reports: z.array(quarterly) }),
  },
  getChurchReport: {
    method: 'GET',
    path: PATH,
    permission: reads,
    does: 'A church’s report of a quarter: its answers, those of the quarters before, and what the reader may do.',
    params,
    reply: report,
  },
  saveChurchReport: {
    method: 'PUT',
    path: PATH,
    permission: edits,
    does: 'Saves answers as a draft; what breaks a rule is told at its field and nothing is stored.',
    params,
    body: z.object({ ...draft.shape, version }),
    reply: report,
    present: report,
    errors: ['record.stale', 'census.sent', 'census.expired', 'census.closed'],
  },
  sendChurchReport: {
    method: 'POST',
    path: `${PATH}/submissions`,
    permission: edits,
    does: 'Sends the report in the church’s name; all that is missing is told at once.',
    params,
    body: z.object({ version }),
    reply: report,
    present: report,
    errors: ['record.stale', 'census.sent', 'census.expired', 'census.closed', 'census.incomplete'],
  },
  reopenChurchReport: {
    method: 'POST',
    path: `${PATH}/reopenings`,
    permission: edits,
    does: 'Gives a report that was not received another deadline, with the reason.',
    params,
    body: z.object({ deadline: ruled(date), reason: ruled(reasonRule), version }),
    reply: report,
    present: report,
    errors: ['record.stale', 'census.sent', 'census.closed'],
  },
});

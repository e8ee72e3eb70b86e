/** Accepted documents that end: their list, and what is done to many of them (product/applications.md#dated-documents). */
import * as z from 'zod/mini';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { DATED_STANDINGS, DATING_PERMISSIONS } from '@portal/domain/applications/files/datedDocuments.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../../endpoints.ts';
import { id, ruled } from '../../fields.ts';
import { declareList, listOf, narrowing } from '../../lists.ts';
import { seesApplications } from '../board.ts';

const datedDocument = z.object({
  /** Of its acceptance, which acts upon many name. */
  id,
  application: id,
  kind: z.enum(DOCUMENT_KINDS),
  standing: z.enum(DATED_STANDINGS),
  /** The last day on which it holds, `YYYY-MM-DD`, in New York. */
  validUntil: z.string(),
  caseNumber: z.nullable(z.string()),
  name: z.nullable(z.string()),
  churchName: z.nullable(z.string()),
  country: z.nullable(z.string()),
  ephesian: z.nullable(z.string()),
});
export type DatedDocument = z.output<typeof datedDocument>;

export const DATED_DOCUMENT_LIST = declareList({
  search: 'words',
  filters: {
    standing: { kind: 'several', of: { kind: 'oneOf', values: DATED_STANDINGS } },
    kind: { kind: 'several', of: { kind: 'oneOf', values: DOCUMENT_KINDS } },
    country: { kind: 'several', of: { kind: 'country' } },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
  },
  sorts: ['until'],
  usual: 'until',
  ofCases: true,
});

/** The chosen ones, or all that fit. */
const chosen = {
  documents: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
  fitting: z.optional(z.object(narrowing(DATED_DOCUMENT_LIST))),
};
const message = ruled(paragraph(MAX_CORRECTION_MESSAGE));
const started = z.object({ runId: id });

export const datedDocumentEndpoints = endpoints({
  listDatedDocuments: {
    path: '/business/document',
    permission: seesApplications,
    does: 'Accepted documents that say until when they hold, of applications in sight that are reviewed, 25 a page, those that end first before the others.',
    ...listOf(DATED_DOCUMENT_LIST, datedDocument),
  },
  askDocuments: {
    method: 'POST',
    path: '/business/document/corrections',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Asks the applicants for the chosen documents anew, or for all that fit the filters, each by a correction in the applicant’s language; told row by row.',
    body: z.object({ ...chosen, message: z.object({ en: message, es: message }) }),
    reply: started,
  },
  dateDocuments: {
    method: 'POST',
    path: '/business/document/ends',
    permission: anyOf(...DATING_PERMISSIONS),
    does: 'Gives the chosen documents, or all that fit the filters, another last day without another file; told row by row.',
    body: z.object({ ...chosen, validUntil: ruled(date) }),
    reply: started,
  },
});

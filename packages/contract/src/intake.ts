/** The applicant's form, from its start to its corrections (`/client/request`): product/form.md#fields. */
import * as z from 'zod/mini';
import { DOCUMENT_KINDS, FORM, PHOTO_KINDS, type Section } from '@portal/domain/applications/form.ts';
import { CORRECTION_STATES, FORM_STATES, PAYMENT_STATUSES } from '@portal/domain/applications/values.ts';
import { cardForReader } from './applications/card.ts';
import { anyOf, endpoints, UPLOAD_ERRORS } from './endpoints.ts';
import { id, idText, instant } from './fields.ts';
import { ministryBands } from './settings.ts';

/** Longer than any field of the form. */
const MAX_SEEN = 5_000;

const SHAPES = { text: z.string(), date: z.string(), choice: z.string(), yesNo: z.boolean(), number: z.int() } as const;

/** A step as a draft: every field may be missing (left as it was), null or empty (emptied). Rules are asked by the act. */
const step = (section: Section) =>
  z.object(
    Object.fromEntries(
      Object.entries(FORM[section]).map(([name, { kind }]) => [name, z.optional(z.nullable(SHAPES[kind]))]),
    ),
  );

const formValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), formValue);
const fileSummary = z.object({ name: z.string(), mediaType: z.string(), bytes: z.int() });

const clientApplication = z.object({
  id,
  status: z.string(),
  caseNumber: z.nullable(z.string()),
  formState: z.enum(FORM_STATES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** The fee to pay, in cents. */
  fee: z.object({ amount: z.int(), currency: z.string() }),
  startedAt: instant,
  submittedAt: z.nullable(instant),
  leader: values,
  spouse: values,
  ministry: values,
  contact: values,
  photos: z.array(z.object({ kind: z.enum(PHOTO_KINDS), ...fileSummary.shape })),
  documents: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), ...fileSummary.shape })),
  /** What the submission would still refuse, by field key. */
  missing: z.record(
    z.string(),
    z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
  ),
  openCorrections: z.int(),
});
export type ClientApplication = z.output<typeof clientApplication>;

const clientCorrection = z.object({
  id,
  field: z.string(),
  message: z.string(),
  state: z.enum(CORRECTION_STATES),
  round: z.int(),
  askedAt: instant,
  /** The day by which the answer is wished, `YYYY-MM-DD`. */
  wishedFor: z.nullable(z.string()),
});

const params = z.object({ id: idText });
const saveStep = (section: Section) =>
  ({
    method: 'PUT',
    path: `/client/request/:id/${section}`,
    permission: 'client',
    does: `Saves the ${section} step as a draft; what breaks a rule is told at its field and nothing is stored.`,
    params,
    body: step(section),
    reply: clientApplication,
    errors: ['submission.done'],
  }) as const;

export const intakeEndpoints = endpoints({
  listOwnApplications: {
    method: 'GET',
    path: '/client/request',
    permission: 'client',
    does: 'The client’s applications, newest first.',
    reply: z.array(
      z.object({
        id,
        status: z.string(),
        caseNumber: z.nullable(z.string()),
        startedAt: instant,
        submittedAt: z.nullable(instant),
        /** Messages of the staff that the client has not read. */
        unread: z.int(),
      }),
    ),
  },
  startApplication: {
    method: 'POST',
    path: '/client/request',
    permission: 'client',
    does: 'Starts an application; one unfinished at a time.',
    reply: clientApplication,
    errors: ['application.open'],
  },
  getOwnApplication: {
    method: 'GET',
    path: '/client/request/:id',
    permission: 'client',
    does: 'The application as the client may see it.',
    params,
    reply: clientApplication,
  },
  saveLeader: saveStep('leader'),
  saveSpouse: saveStep('spouse'),
  saveMinistry: saveStep('ministry'),
  saveContact: saveStep('contact'),
  savePhoto: {
    method: 'PUT',
    path: '/client/request/:id/photo',
    permission: 'client',
    does: 'Uploads the leader’s photo (`?of=SPOUSE` the spouse’s): JPG or PNG, at least 200 × 200.',
    params,
    query: z.object({ of: z._default(z.enum(PHOTO_KINDS), 'LEADER') }),
    file: 'file',
    reply: clientApplication,
    errors: [...UPLOAD_ERRORS, 'submission.done'],
  },
  saveDocument: {
    method: 'PUT',
    path: '/client/request/:id/documents/:kind',
    permission: 'client',
    does: 'Uploads a document: PDF, or JPG or PNG of at least 300 × 300.',
    params: z.object({ id: idText, kind: z.enum(DOCUMENT_KINDS) }),
    file: 'file',
    reply: clientApplication,
    errors: [...UPLOAD_ERRORS, 'submission.done'],
  },
  submitApplication: {
    method: 'POST',
    path: '/client/request/:id/submissions',
    permission: 'client',
    does: 'Submits the form: gives the case number, judges by the ministry rules, assigns the Ephesian in charge.',
    params,
    reply: clientApplication,
    errors: ['submission.incomplete', 'submission.done'],
  },
  listOwnCorrections: {
    method: 'GET',
    path: '/client/request/:id/corrections',
    permission: 'client',
    does: 'The open corrections.',
    params,
    reply: z.array(clientCorrection),
  },
  answerCorrection: {
    method: 'PUT',
    path: '/client/request/:id/corrections/:correction',
    permission: 'client',
    does: 'Answers a correction: `{ value }` for a field, a file part for a photo or document.',
    params: z.object({ id: idText, correction: idText }),
    body: z.optional(z.object({ value: formValue })),
    file: 'file',
    reply: z.array(clientCorrection),
    errors: ['correction.state', ...UPLOAD_ERRORS],
  },
});

/** What somebody saw in the fields of a section. */
const seen = (section: Section) =>
  z.object(
    Object.fromEntries(
      Object.keys(FORM[section]).map((name) => [
        name,
        z.optional(z.union([z.string().check(z.maxLength(MAX_SEEN)), z.number(), z.boolean(), z.null()])),
      ]),
    ),
  );

/** A section of the form as it is, by field name. */
const sectionValues = z.object({ values });

const edit = (section: Section) =>
  ({
    method: 'PUT',
    path: `/business/request/:id/form/${section}`,
    permission: anyOf('business.request.edit'),
    does: `Changes fields of the ${section} section; \`was\` is what the editor saw in them, and what is another by now is not overwritten.`,
    params,
    body: z.object({ values: step(section), was: seen(section) }),
    reply: cardForReader,
    present: sectionValues,
    errors: ['edit.stage', 'edit.notMarried', 'record.stale'],
  }) as const;

/** What staff change of a submitted form. */
export const formEditEndpoints = endpoints({
  editLeader: edit('leader'),
  editSpouse: edit('spouse'),
  editMinistry: edit('ministry'),
  editContact: edit('contact'),
});

/** How an application is judged: the band's rank and colour. */
const judgement = z.object({ classification: z.string(), flag: z.nullable(z.string()) });

export const rulePreviewEndpoints = endpoints({
  previewMinistryRules: {
    method: 'POST',
    path: '/business/setting/ministry/rules/preview',
    permission: anyOf('business.configuration.request'),
    does: 'Which open applications such rules would judge otherwise than they are; the first of them that the reader sees by name.',
    body: z.object({ rules: ministryBands }),
    reply: z.object({
      total: z.int(),
      changed: z.int(),
      some: z.array(
        z.object({
          id,
          caseNumber: z.nullable(z.string()),
          name: z.string(),
          country: z.string(),
          members: z.int(),
          is: judgement,
          wouldBe: judgement,
        }),
      ),
    }),
    errors: ['SUR003', 'SUR005', 'SUR006', 'rules.overlap', 'rules.gap', 'rules.endless'],
  },
});

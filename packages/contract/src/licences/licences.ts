/** The licence of an admitted leader: its card, its acts, and the public page that says whether it holds (product/licences.md#life). */
import * as z from 'zod/mini';
import { LICENCE_PERMISSIONS } from '@portal/domain/licences/access.ts';
import { LICENCE_STANDINGS, LISTED_STANDINGS, MAX_LICENCE_REASON } from '@portal/domain/licences/licence.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { seesApplications } from '../applications/board.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, optionallyRuled } from '../fields.ts';
import { declareList, listOf, narrowing } from '../lists.ts';

const licence = z.object({
  code: z.string(),
  standing: z.enum(LICENCE_STANDINGS),
  issuedAt: instant,
  /** The last day on which it holds, `YYYY-MM-DD`, in New York. */
  validUntil: z.string(),
  /** Taken back by hand, and why. */
  deactivated: z.boolean(),
  reason: z.nullable(z.string()),
  /** Whether it may be renewed already. */
  renewable: z.boolean(),
  /** Where anybody reads whether it holds; the QR leads there. */
  address: z.string(),
  /** Where the leader card is opened as PDF, while it holds. */
  pdf: z.nullable(z.string()),
  version: z.int(),
});
export type Licence = z.output<typeof licence>;

/** Null: none has been issued. */
const held = z.object({ licence: z.nullable(licence) });
export type HeldLicence = z.output<typeof held>;

const params = z.object({ id: idText });
/** The version of the licence that the reader saw; its own, since the card's does not rise. */
const seen = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** A licence by the application that it came of: `id` is the application's. */
const listedLicence = z.object({
  id,
  code: z.string(),
  standing: z.enum(LISTED_STANDINGS),
  validUntil: z.string(),
  caseNumber: z.nullable(z.string()),
  name: z.nullable(z.string()),
  churchName: z.nullable(z.string()),
  country: z.nullable(z.string()),
  ephesian: z.nullable(z.string()),
});
export type ListedLicence = z.output<typeof listedLicence>;

export const LICENCE_LIST = declareList({
  search: 'words',
  filters: {
    standing: { kind: 'several', of: { kind: 'oneOf', values: LISTED_STANDINGS } },
    country: { kind: 'several', of: { kind: 'country' } },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
  },
  sorts: ['until'],
  usual: 'until',
  ofCases: true,
});

export const licenceEndpoints = endpoints({
  listLicences: {
    path: '/business/licence',
    permission: seesApplications,
    does: 'Living licences of applications in sight, 25 a page, those that end first before the others.',
    ...listOf(LICENCE_LIST, listedLicence),
  },
  renewLicences: {
    method: 'POST',
    path: '/business/licence/renewals',
    permission: anyOf(...LICENCE_PERMISSIONS),
    does: 'Renews the licences of the chosen applications, or all that fit the filters, for a year; told row by row.',
    body: z.object({
      applications: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      fitting: z.optional(z.object(narrowing(LICENCE_LIST))),
    }),
    reply: z.object({ runId: id }),
  },
  getLicence: {
    method: 'GET',
    path: '/business/request/:id/licence',
    permission: seesApplications,
    does: 'The licence that came of an application: its code, whether it holds and until when.',
    params,
    reply: held,
  },
  renewLicence: {
    method: 'POST',
    path: '/business/request/:id/licence/renewal',
    permission: seesApplications,
    does: 'Lets a licence that ends soon or has ended hold for a year more.',
    params,
    body: z.object({ seen }),
    reply: held,
    present: held,
    errors: ['licence.stage', 'licence.early', 'licence.inactive', 'record.stale'],
  },
  reissueLicence: {
    method: 'POST',
    path: '/business/request/:id/licence/code',
    permission: seesApplications,
    does: 'Gives a licence another code; the one before is dead.',
    params,
    body: z.object({ seen }),
    reply: held,
    present: held,
    errors: ['licence.stage', 'licence.inactive', 'record.stale'],
  },
  switchLicence: {
    method: 'POST',
    path: '/business/request/:id/licence/switch',
    permission: seesApplications,
    does: 'Takes a licence back, with the reason, or gives it again.',
    params,
    body: z.object({ active: z.boolean(), reason: optionallyRuled(paragraph(MAX_LICENCE_REASON)), seen }),
    reply: held,
    present: held,
    errors: ['licence.stage', 'record.stale'],
  },
  verifyLicence: {
    method: 'GET',
    path: '/verify/:code',
    permission: 'public',
    perMinute: 30,
    does: 'Whether a licence holds, with its holder’s name, title and church, and until when; one that is not known is not found.',
    params: z.object({ code: z.string().check(z.maxLength(60)) }),
    reply: z.object({
      standing: z.enum(LICENCE_STANDINGS),
      name: z.nullable(z.string()),
      title: z.nullable(z.object({ en: z.string(), es: z.string() })),
      church: z.nullable(z.string()),
      validUntil: z.nullable(z.string()),
    }),
  },
});

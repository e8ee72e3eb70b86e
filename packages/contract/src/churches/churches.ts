/** One church and one leader, each with what is known and one line of time: product/churches.md#pages. */
import * as z from 'zod/mini';
import { CHANGE_REASON_MAX, CHURCH_CHANGES } from '@portal/domain/churches/changes.ts';
import { LINE_SOURCES } from '@portal/domain/churches/line.ts';
import { LISTED_STANDINGS } from '@portal/domain/licences/licence.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { churchName, country, date, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { cursor, id, idText, instant, ruled } from '../fields.ts';
import { seesApplications } from '../applications/board.ts';

const params = z.object({ id: idText });
const named = z.object({ id, name: z.string() });

/** Those alone that the reader may see. */
const application = z.object({
  id,
  caseNumber: z.nullable(z.string()),
  stage: z.enum(BOARD_STAGES),
  submittedAt: z.nullable(instant),
  /** Why it was deactivated. */
  rejectType: z.nullable(z.string()),
});
export type NetworkApplication = z.output<typeof application>;

/** Who may be the same, with where the newest application in sight stands. */
const alike = z.object({ ...named.shape, stage: z.nullable(z.enum(BOARD_STAGES)) });
/** What was merged into it; until when it can be taken back, null once that is over. */
const mergedIn = z.object({ ...named.shape, at: instant, undoableUntil: z.nullable(instant) });
const same = { alike: z.array(alike), merged: z.array(mergedIn) };
export type Alike = z.output<typeof alike>;
export type MergedIn = z.output<typeof mergedIn>;

const church = z.object({
  id,
  version: z.int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  validFrom: z.string(),
  /** The last day, which may be to come. */
  validTo: z.nullable(z.string()),
  /** Who has it in charge: of its newest leader by hand, else of its country. */
  ephesian: z.nullable(named),
  /** Who applied for it, the newest first; then who was recorded without an application. */
  leaders: z.array(named),
  applications: z.array(application),
  /** Changes of name and country that begin on a day to come. */
  toCome: z.array(z.object({ what: z.enum(CHURCH_CHANGES), day: z.string(), after: z.nullable(z.string()) })),
  ...same,
  may: z.object({ change: z.boolean() }),
});
export type ChurchPage = z.output<typeof church>;

const leader = z.object({
  id,
  version: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  spouse: z.nullable(named),
  /** Children, as the newest form has it. */
  numberOfChildren: z.nullable(z.int()),
  churches: z.array(z.object({ ...named.shape, country: z.string() })),
  /** By hand, else of the country of the newest application. */
  ephesian: z.nullable(named),
  parent: z.nullable(named),
  spiritualChildren: z.array(named),
  /** The living one, with the application on whose card it is looked after. */
  licence: z.nullable(z.object({ standing: z.enum(LISTED_STANDINGS), until: z.string() })),
  applications: z.array(application),
  ...same,
  may: z.object({ merge: z.boolean() }),
});
export type LeaderPage = z.output<typeof leader>;

const lineEntry = z.object({
  /** Of all entries of a line. */
  key: z.string(),
  source: z.enum(LINE_SOURCES),
  what: z.string(),
  at: instant,
  by: z.nullable(z.string()),
  /** The application that it is told of. */
  application: z.nullable(z.object({ id, caseNumber: z.nullable(z.string()) })),
  /** Names, stages, days and codes that its text names. */
  detail: z.record(z.string(), z.nullable(z.string())),
});
export type LineEntry = z.output<typeof lineEntry>;

/** A page of a line of time, the newest first, behind `after`, the `next` of the page before. */
const line = {
  method: 'GET' as const,
  permission: seesApplications,
  params,
  query: z.object({ after: cursor }),
  reply: z.object({ data: z.array(lineEntry), next: z.nullable(z.string()) }),
  errors: ['http.notFound'] as const,
};
export type Line = z.output<typeof line.reply>;

export const churchEndpoints = endpoints({
  getChurch: {
    method: 'GET',
    path: '/business/church/:id',
    permission: seesApplications,
    does: 'A church within the reader’s reach: name, place, days, leaders, applications.',
    params,
    reply: church,
    errors: ['http.notFound'],
  },
  getChurchLine: { ...line, path: '/business/church/:id/line', does: 'What happened to a church, the newest first.' },
  changeChurch: {
    method: 'POST',
    path: '/business/church/:id/changes',
    permission: anyOf('business.request.edit'),
    does: 'Changes name or country of a church, or says when it opened or closes, each from a day on.',
    params,
    body: z.object({
      what: z.enum(CHURCH_CHANGES),
      /** In New York: the first day of what is new; the last one of a church that closes. */
      day: ruled(date),
      name: z.optional(ruled(churchName)),
      country: z.optional(ruled(country)),
      reason: ruled(paragraph(CHANGE_REASON_MAX)),
      version: z.int(),
    }),
    /** Null where the church is out of the reader's reach now: its new country is another's. */
    reply: z.nullable(church),
    present: church,
    errors: [
      'http.notFound',
      'record.stale',
      'church.tooFar',
      'church.beforeOpening',
      'church.beforeClosing',
      'church.unchanged',
    ],
  },
  getLeader: {
    method: 'GET',
    path: '/business/leader/:id',
    permission: seesApplications,
    does: 'A leader, or the spouse of one, within the reader’s reach: contact, family, churches, licence, applications.',
    params,
    reply: leader,
    errors: ['http.notFound'],
  },
  getLeaderLine: { ...line, path: '/business/leader/:id/line', does: 'What happened to a leader, the newest first.' },
});

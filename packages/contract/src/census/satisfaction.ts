/** The vision report and the pastoral-care report, one mechanism: product/census.md#reports. */
import * as z from 'zod/mini';
import { REPORT_READERS } from '@portal/domain/census/access.ts';
import { SATISFACTIONS } from '@portal/domain/census/form.ts';
import { SATISFACTION_REPORTS, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, instant } from '../fields.ts';
import { declareList, listOf, narrowing } from '../lists.ts';
import { census } from './answers.ts';

/** Of reports: product/census.md#totals. */
export const totals = z.object({
  generated: z.int(),
  received: z.int(),
  pending: z.int(),
  expired: z.int(),
  satisfied: z.int(),
  dissatisfied: z.int(),
});

const filters = {
  /** The id of a quarter's census. */
  census: { kind: 'record' },
  /** As the report kept them on the day when it went out, like the Ephesian. */
  country: { kind: 'several', of: { kind: 'country' } },
  ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
} as const;

export const COMMENT_LIST = declareList({
  search: 'words',
  filters: {
    ...filters,
    /** What was chosen beside the comment. */
    answer: { kind: 'oneOf', values: [...SATISFACTIONS, 'NONE'] },
  },
  sorts: ['written'],
  usual: 'written',
});

const comment = z.object({
  id,
  church: z.object({ id, name: z.string() }),
  country: z.string(),
  census,
  answer: z.nullable(z.enum(SATISFACTIONS)),
  comment: z.string(),
  /** When the report was received. */
  writtenAt: instant,
});
export type CensusComment = z.output<typeof comment>;

const report = z.object({
  /** The quarter that is told of; null: none went out yet. */
  census: z.nullable(census),
  all: totals,
  /** How many of them are of churches that were erased: they count, and no list has them. */
  erased: z.int(),
  /** The quarters of its year, in their order. */
  quarters: z.array(z.object({ census, ...totals.shape })),
  /** By the country of the church, the most first. */
  countries: z.array(z.object({ country: z.string(), ...totals.shape })),
  /** By who had the church in charge; null: nobody. The most first. */
  ephesians: z.array(z.object({ ephesian: z.nullable(z.object({ id, name: z.string() })), ...totals.shape })),
});
export type SatisfactionFigures = z.output<typeof report>;

const { search: _search, ...narrowed } = narrowing({ search: 'words', filters });
const query = z.object(narrowed);

const PATHS: Readonly<Record<SatisfactionReport, string>> = {
  vision: '/business/report/vision',
  care: '/business/report/pastoral-care',
};
const reads = (of: SatisfactionReport) => anyOf(SATISFACTION_REPORTS[of].right);

const figures = (of: SatisfactionReport, does: string) => ({
  method: 'GET' as const,
  path: PATHS[of],
  permission: reads(of),
  does,
  query,
  reply: report,
});
const comments = (of: SatisfactionReport, does: string) => ({
  path: `${PATHS[of]}/comment`,
  permission: reads(of),
  does,
  ...listOf(COMMENT_LIST, comment),
});

export const satisfactionEndpoints = endpoints({
  listCensuses: {
    method: 'GET',
    path: '/business/report/census',
    permission: anyOf(...REPORT_READERS, 'business.report.vision', 'business.report.pastoral.care'),
    does: 'The quarters whose census went out, the newest first.',
    reply: z.object({ data: z.array(z.object({ ...census.shape, sending: z.string(), deadline: z.string() })) }),
  },
  getVisionReport: figures(
    'vision',
    'The vision report of a quarter, the newest where none is named: reports by their state, and what was chosen.',
  ),
  listVisionComments: comments('vision', 'What churches wrote about the vision, in the order written, 25 a page.'),
  getCareReport: figures(
    'care',
    'The pastoral-care report of a quarter, the newest where none is named: reports by their state, and what was chosen.',
  ),
  listCareComments: comments('care', 'What churches wrote about pastoral care, in the order written, 25 a page.'),
});

/** Reports of a problem, and jobs that failed: administrators read and settle them (product/portal.md#failures). */
import * as z from 'zod/mini';
import { line, paragraph } from '@portal/domain/fields/rules.ts';
import { FAILURE_REASONS, TOLD_JOBS } from '@portal/domain/problems/failedJobs.ts';
import {
  MAX_PROBLEM_CODES,
  MAX_PROBLEM_LINE,
  MAX_PROBLEM_WORDS,
  PROBLEM_FILTERS,
  screenOf,
} from '@portal/domain/problems/problemReports.ts';
import { anyOf, endpoints, nothing } from './endpoints.ts';
import { id, idText, instant, language, optionallyRuled, ruled } from './fields.ts';
import { declareList, listOf } from './lists.ts';

const code = z.string().check(z.regex(/^[A-Za-z][\w.]{0,59}$/));

export const problemReport = z.object({
  id,
  reporter: z.string(),
  /** As they were told: those of the catalogue, the first being the one that matters. */
  codes: z.array(z.string()),
  /** GE200: the first line of what the script said. */
  fault: z.nullable(z.string()),
  /** Finds the request in the server's log. */
  requestId: z.nullable(z.string()),
  /** The path of the screen, without query. */
  screen: z.string(),
  /** What the person says they were doing. */
  words: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  language,
  /** Of the browser's code. */
  build: z.nullable(z.string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
  settledBy: z.nullable(z.string()),
});
export type ProblemReport = z.output<typeof problemReport>;

const failedJob = z.object({
  id: z.uuid(),
  job: z.enum(TOLD_JOBS),
  failedAt: instant,
  /** How often it was tried. */
  tries: z.int(),
  why: z.enum(FAILURE_REASONS),
  /** The error's code or kind, for whoever mends it. */
  fault: z.nullable(z.string()),
  /** Finds the tries in the server's log. */
  jobId: z.uuid(),
});
export type FailedJob = z.output<typeof failedJob>;

export const PROBLEM_LIST = declareList({
  search: 'part',
  filters: { show: { kind: 'oneOf', values: PROBLEM_FILTERS, usual: 'open' } },
  sorts: ['created'],
  usual: '-created',
});

export const problemEndpoints = endpoints({
  reportProblem: {
    method: 'POST',
    path: '/business/problem',
    permission: 'staff',
    does: 'Tells the administrators of a failure; http.tooMany beyond 20 open reports an hour.',
    body: z.object({
      codes: z.array(code).check(z.minLength(1), z.maxLength(MAX_PROBLEM_CODES)),
      fault: optionallyRuled(line(MAX_PROBLEM_LINE)),
      requestId: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))), null),
      // No token of an address gets in, whoever calls.
      screen: ruled(line(MAX_PROBLEM_LINE)).check(z.refine((path) => path === screenOf(path))),
      words: optionallyRuled(paragraph(MAX_PROBLEM_WORDS)),
      build: optionallyRuled(line(100)),
    }),
    reply: nothing,
    errors: ['http.tooMany'],
  },
  listProblems: {
    path: '/business/problem',
    permission: anyOf('business.administrator'),
    does:
      "Reports of problems, 25 a page, by part of the reporter's name, the screen, the words or the request id where " +
      'asked; those not settled unless others are asked for.',
    ...listOf(PROBLEM_LIST, problemReport),
  },
  settleProblem: {
    method: 'PUT',
    path: '/business/problem/:id/settled',
    permission: anyOf('business.administrator'),
    does: 'Marks a report as settled, or as open again; who settled it first stays named.',
    params: z.object({ id: idText }),
    body: z.object({ settled: z.boolean() }),
    reply: problemReport,
    errors: ['http.notFound'],
  },
  listFailedJobs: {
    method: 'GET',
    path: '/business/failed-job',
    permission: anyOf('business.administrator'),
    does: 'Jobs that failed on every try, newest first, at most 200, and how many in all; mails stand in the outbox.',
    reply: z.object({ data: z.array(failedJob), total: z.int() }),
  },
  retryFailedJob: {
    method: 'POST',
    path: '/business/failed-job/:id/tries',
    permission: anyOf('business.administrator'),
    does: 'Has a job that failed tried again.',
    params: z.object({ id: z.uuid() }),
    reply: nothing,
    errors: ['http.notFound'],
  },
});

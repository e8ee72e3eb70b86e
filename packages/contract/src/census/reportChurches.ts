/** The churches with their newest quarterly report, and how they are chased for it: product/census.md#chasing. */
import * as z from 'zod/mini';
import { REPORT_READERS } from '@portal/domain/census/access.ts';
import { NEXT_STEPS, OUTCOMES } from '@portal/domain/census/chasing.ts';
import { SATISFACTIONS } from '@portal/domain/census/form.ts';
import { CENSUS_STATES } from '@portal/domain/census/states.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, instant } from '../fields.ts';
import { declareList, listOf, narrowing } from '../lists.ts';
import { census } from './answers.ts';

const satisfaction = z.enum(SATISFACTIONS);

const person = z.object({ id, name: z.string() });

/** What is done about a report by hand; of a reminder no note is kept. */
export const contact = z.object({
  at: instant,
  by: z.nullable(z.string()),
  kind: z.enum(['reminded', 'noted']),
  note: z.nullable(z.string()),
});

/** Told to whoever may remind, of a church with a report. */
const chase = z.object({
  /** Of the leader who is named. */
  phone: z.nullable(z.string()),
  /** In which mails are written to them; null: they have no active account. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** The last one about the newest report. */
  contact: z.nullable(contact),
  /** Null: nothing is owed. */
  step: z.nullable(z.enum(NEXT_STEPS)),
  /** Why no reminder can be sent now; null: it can. */
  whyNotRemind: z.nullable(
    z.enum(['census.sent', 'census.closed', 'census.expired', 'census.reminded', 'census.unreachable']),
  ),
});

const listedChurch = z.object({
  id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** Of the newest application that admitted somebody; null: nobody is any more. */
  leader: z.nullable(z.string()),
  /** Its days are over: nothing more is answered. */
  closed: z.boolean(),
  /** Its newest report, or that of the quarter that was asked for; null: none went out to it yet. */
  last: z.nullable(
    z.object({
      census,
      state: z.enum(CENSUS_STATES),
      deadline: z.string(),
      sentAt: z.nullable(instant),
      version: z.int(),
      /** Who had the church in charge on the day when it went out. */
      ephesian: z.nullable(person),
      /** What it chose about the vision and about pastoral care, once it was received; null: nothing. */
      vision: z.nullable(satisfaction),
      care: z.nullable(satisfaction),
    }),
  ),
  /** How many reports expired since the last that was received. */
  silence: z.int(),
  /** When the oldest report went out that is not answered since then, as a day; null: the newest was received. */
  waitingSince: z.nullable(z.string()),
  /** When the last report was received. */
  receivedAt: z.nullable(instant),
  /** How its reports of the last three years came in that were received or due, the oldest first. */
  record: z.array(z.enum(OUTCOMES)),
  chase: z.nullable(chase),
});
export type ReportChurch = z.output<typeof listedChurch>;

export const REPORT_CHURCH_LIST = declareList({
  search: 'words',
  filters: {
    /** Whether the newest report of the church is one of the newest quarter. */
    quarter: { kind: 'oneOf', values: ['newest', 'earlier'] },
    /** Of the newest report. */
    state: { kind: 'several', of: { kind: 'oneOf', values: CENSUS_STATES } },
    /** For whoever may remind; nothing fits for others. */
    step: { kind: 'several', of: { kind: 'oneOf', values: NEXT_STEPS } },
    /** By hand, about the newest report; likewise. */
    contact: { kind: 'oneOf', values: ['never', 'today', 'earlier'] },
    country: { kind: 'several', of: { kind: 'country' } },
    /** With the newest report. */
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    /** So many reports or more expired since the last that was received. */
    silence: { kind: 'oneOf', values: ['1', '2', '4'] },
    /** The id of a quarter's census: state, next step, Ephesian, country and answers are then those of its report. */
    census: { kind: 'record' },
    /** What the report chose, once it was received. */
    vision: { kind: 'oneOf', values: SATISFACTIONS },
    care: { kind: 'oneOf', values: SATISFACTIONS },
  },
  sorts: ['name', 'waiting'],
  usual: 'name',
});

/** Of the reports of a quarter. */
const rates = z.object({
  census: id,
  generated: z.int(),
  received: z.int(),
  /** Received by the day of the quarter that today is of the newest one: what compares with it. */
  receivedByNow: z.int(),
  /** Their deadline passed without them. */
  expired: z.int(),
});
export type ReportRates = z.output<typeof rates>;

const quarterRates = z.object({
  /** The last quarters that went out, the newest first. */
  quarters: z.array(z.object({ census, sending: z.string(), deadline: z.string() })),
  /** For each of them. */
  all: z.array(rates),
  /** By who had the churches in charge on the day when it went out; null: nobody. By name. */
  regions: z.array(z.object({ ephesian: z.nullable(person), rates: z.array(rates) })),
});
export type QuarterRates = z.output<typeof quarterRates>;

const reads = anyOf(...REPORT_READERS);

export const reportChurchEndpoints = endpoints({
  listReportChurches: {
    path: '/business/report/church',
    permission: reads,
    does: 'Churches within the reader’s reach with their newest quarterly report, 25 a page.',
    ...listOf(REPORT_CHURCH_LIST, listedChurch),
  },
  getReportRates: {
    method: 'GET',
    path: '/business/report/rates',
    permission: reads,
    does: 'How many reports of the last quarters were received, by Ephesian, of churches within the reader’s reach.',
    reply: quarterRates,
  },
  remindReportChurches: {
    method: 'POST',
    path: '/business/report/reminders',
    permission: anyOf('business.report.census'),
    does: 'Reminds the chosen churches, or all that fit the filters, of the newest report that they owe; told row by row.',
    body: z.object({
      churches: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      fitting: z.optional(z.object(narrowing(REPORT_CHURCH_LIST))),
    }),
    reply: z.object({ runId: id }),
  },
});

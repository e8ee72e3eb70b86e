/** What is kept of a person, and erasing them everywhere: product/privacy.md#trace. */
import * as z from 'zod/mini';
import { CLIENT_STATUSES } from '@portal/domain/clients/accounts.ts';
import { KEPT } from '@portal/domain/clients/traces.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { LONGEST_SEARCH } from '../lists.ts';
import { clientStage } from './clients.ts';

export const traces = anyOf('business.configuration.trace');
const params = z.object({ id: idText });

const tracedCase = z.object({
  id,
  caseNumber: z.nullable(z.string()),
  /** The leader's; nothing where it was not entered. */
  name: z.nullable(z.string()),
  churchName: z.nullable(z.string()),
  stage: clientStage,
  /** It lies in the bin. */
  deleted: z.boolean(),
});

const traced = z.object({
  /** The account's in the customer portal, by which everything hangs together. */
  id,
  name: z.nullable(z.string()),
  email: z.string(),
  status: z.enum(CLIENT_STATUSES),
  /** Ordered, and not over yet. */
  erasing: z.boolean(),
  /** The account's and those of the same leader, the newest first. */
  cases: z.array(tracedCase),
});
export type Traced = z.output<typeof traced>;

/** A leader of whom an import told, with the churches that they lead, who never applied and so has no account. */
const tracedLeader = z.object({
  /** The person's. */
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** Those in the reader's reach. */
  churches: z.array(z.object({ id, name: z.string(), country: z.string() })),
});
export type TracedLeader = z.output<typeof tracedLeader>;

/** How much of what is kept, in the order in which it is told. */
const kept = z.array(z.object({ what: z.enum(KEPT), count: z.int() }));

const tracedLeaderDetail = z.extend(tracedLeader, { version: z.int(), kept });
export type TracedLeaderDetail = z.output<typeof tracedLeaderDetail>;

const tracedDetail = z.extend(traced, {
  version: z.int(),
  kept,
});
export type TracedDetail = z.output<typeof tracedDetail>;

export const traceEndpoints = endpoints({
  findTraced: {
    method: 'GET',
    path: '/business/trace',
    permission: traces,
    does: 'Persons with an account in the customer portal within the reader’s reach, by name, address, phone or case number of theirs or of their spouse, and leaders who were recorded without one, by name, address or phone: the first 20 of each, and whether there are more.',
    query: z.object({ search: z.string().check(z.maxLength(LONGEST_SEARCH)) }),
    reply: z.object({ found: z.array(traced), recorded: z.array(tracedLeader), more: z.boolean() }),
  },
  getTraced: {
    method: 'GET',
    path: '/business/trace/:id',
    permission: traces,
    does: 'All that is kept of a person, counted by what it is.',
    params,
    reply: tracedDetail,
  },
  eraseTraced: {
    method: 'POST',
    path: '/business/trace/:id/erasures',
    permission: traces,
    does: 'Erases a person everywhere, in the background: the cases with what hangs on them, the person, and the account, which is closed at once. `confirm` is the name or the address; `cases` are those that the reader saw.',
    params,
    body: z.object({
      confirm: z.string().check(z.maxLength(300)),
      version: z.int(),
      cases: z.array(id).check(z.maxLength(1000)),
    }),
    reply: nothing,
    present: tracedDetail,
    errors: ['erase.confirm', 'record.stale'],
  },
  getTracedLeader: {
    method: 'GET',
    path: '/business/trace/leader/:id',
    permission: traces,
    does: 'All that is kept of a leader who was recorded and has no account, counted by what it is.',
    params,
    reply: tracedLeaderDetail,
  },
  eraseTracedLeader: {
    method: 'POST',
    path: '/business/trace/leader/:id/erasures',
    permission: traces,
    does: 'Erases a recorded leader everywhere, at once: the person, the churches of which nothing else is told, the mails, and what files that were brought in told of them. `confirm` is the name or the address; `churches` are those that the reader saw.',
    params,
    body: z.object({
      confirm: z.string().check(z.maxLength(300)),
      version: z.int(),
      churches: z.array(id).check(z.maxLength(1000)),
    }),
    reply: nothing,
    present: tracedLeaderDetail,
    errors: ['erase.confirm', 'record.stale'],
  },
});

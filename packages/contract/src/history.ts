/** What happened to something, by whom and when: one shape, whatever it happened to, and one list of what was changed. */
import * as z from 'zod/mini';
import { CHANGED_NOUNS } from '@portal/domain/history/changes.ts';
import { anyOf, endpoints } from './endpoints.ts';
import { id, idText, instant } from './fields.ts';
import { declareList, listOf } from './lists.ts';

export const historyEntry = z.object({
  id,
  what: z.string(),
  at: instant,
  /** Null = the system, or the applicant where `byApplicant`. */
  by: z.nullable(z.string()),
  /** Who was away and had the application, where `by` stood in for them. */
  onBehalfOf: z.optional(z.string()),
  byApplicant: z.boolean(),
  /** What is kept of it; `changes` has by column what was there before and after. */
  detail: z.record(z.string(), z.unknown()),
  /** What roles, staff users, persons and columns are called that the detail names: by `role.3`, `user.5`, `person.9`, `column.email`. */
  names: z.optional(z.record(z.string(), z.string())),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const historyPage = z.object({ data: z.array(historyEntry), next: z.nullable(z.string()) });
export type HistoryPage = z.output<typeof historyPage>;

/** The parts of an endpoint that reads the history of one subject, the newest first, 50 a page. */
export const historyOfOne = {
  method: 'GET' as const,
  params: z.object({ id: idText }),
  query: z.object({ after: z.optional(idText) }),
  reply: historyPage,
};

const change = z.extend(historyEntry, {
  noun: z.enum(CHANGED_NOUNS),
  /** What was changed: 0 where there is only one; no name where it is gone without a trace. */
  subject: z.object({ id: z.int(), name: z.nullable(z.string()), there: z.boolean() }),
  /** From which address it was asked for; null: by the portal itself, or erased. */
  ip: z.nullable(z.string()),
});
export type Change = z.output<typeof change>;

export const CHANGE_LIST = declareList({
  search: 'words',
  filters: {
    noun: { kind: 'several', of: { kind: 'oneOf', values: CHANGED_NOUNS } },
    by: { kind: 'record', none: true },
    at: { kind: 'date' },
  },
  sorts: ['at'],
  usual: '-at',
});

export const historyEndpoints = endpoints({
  listChanges: {
    path: '/business/change',
    permission: anyOf('business.audit.show'),
    does: 'What was changed of users, roles, regions, clients’ accounts, events, posts, notifications, imports and settings, 25 a page; of clients and leaders those in reach. `people` are all who changed any of it.',
    ...listOf(CHANGE_LIST, change, { people: z.array(z.object({ id, name: z.string() })) }),
  },
});

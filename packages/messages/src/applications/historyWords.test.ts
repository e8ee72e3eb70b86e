import { expect, it } from 'vitest';
import type { HistoryEntry } from '@portal/contract/history.ts';
import { tellsSomething } from './historyWords.ts';

const assigned = (detail: HistoryEntry['detail']): HistoryEntry => ({
  id: 1,
  what: 'assigned',
  at: '2026-03-10T15:00:00.000Z',
  by: 'Ana Ruiz',
  byApplicant: false,
  detail: { kind: 'ephesian', ...detail },
});

it('leaves out that somebody was given what they had', () => {
  expect(tellsSomething(assigned({ assigneeFrom: 7, assigneeTo: 7 }))).toBe(false);
  expect(tellsSomething(assigned({ assigneeFrom: 7, assigneeTo: 8 }))).toBe(true);
  expect(tellsSomething(assigned({ assigneeFrom: null, assigneeTo: 7 }))).toBe(true);
});

it('tells of every other act, also of one that kept who was in charge', () => {
  expect(tellsSomething({ ...assigned({ assigneeFrom: 7, assigneeTo: 7 }), what: 'moved' })).toBe(true);
});

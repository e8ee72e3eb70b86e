import { expect, it } from 'vitest';
import { assignmentsOf } from './assignmentsOf.ts';

const entry = (id: number, what: string, detail: Record<string, unknown>) => ({
  id,
  what,
  at: `2026-03-1${id}T15:00:00.000Z`,
  by: 'Ana Ruiz',
  byApplicant: false,
  detail,
});
const to = (assigneeTo: number | null, assigneeToName?: string, from: number | null = null, fromName?: string) => ({
  kind: 'analyst',
  assigneeTo,
  ...(assigneeToName && { assigneeToName }),
  assigneeFrom: from,
  ...(fromName && { assigneeFromName: fromName }),
});

it('tells each with its end, which is the next change of the same kind', () => {
  const history = [
    entry(5, 'unassigned', to(null, undefined, 8, 'Luz')),
    entry(4, 'assigned', { ...to(3, 'Abraham'), kind: 'ephesian' }),
    entry(3, 'assigned', to(8, 'Luz', 7, 'Julia')),
    entry(2, 'moved', { from: 'PAID', to: 'ANALYSIS', ...to(7, 'Julia') }),
    entry(1, 'submitted', { to: 'COMPLETE' }),
  ];
  expect(assignmentsOf(history).map(({ id, kind, before, after, until }) => [id, kind, before, after, until])).toEqual([
    [5, 'analyst', 'Luz', null, null],
    [4, 'ephesian', null, 'Abraham', null],
    [3, 'analyst', 'Julia', 'Luz', '2026-03-15T15:00:00.000Z'],
    [2, 'analyst', null, 'Julia', '2026-03-13T15:00:00.000Z'],
  ]);
});

it('leaves out an act that kept who was in charge', () => {
  expect(assignmentsOf([entry(1, 'moved', to(7, 'Julia', 7, 'Julia'))])).toEqual([]);
});

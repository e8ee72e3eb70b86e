import type { Detail } from '@portal/contract/applications/detail.ts';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';

type Entry = Detail['history'][number];

/** One change of who is in charge in a kind, and how long that lasted. */
export interface Assignment {
  id: number;
  kind: AssignmentKind;
  /** Null = nobody. */
  before: string | null;
  after: string | null;
  afterId: number | null;
  /** Null = to this day. */
  until: string | null;
  /** What made it: an act of its own, a move, a submission, a hand-over. */
  entry: Entry;
}

/** Every change of who is in charge that the history tells, the newest first, as the history is. */
export function assignmentsOf(history: readonly Entry[]): Assignment[] {
  const ends = new Map<AssignmentKind, string>();
  return history.flatMap((entry) => {
    const { kind: told, assigneeFrom, assigneeTo, assigneeFromName, assigneeToName } = entry.detail;
    const kind = ASSIGNMENT_KINDS.find((known) => known === told);
    const afterId = typeof assigneeTo === 'number' ? assigneeTo : null;
    const beforeId = typeof assigneeFrom === 'number' ? assigneeFrom : null;
    if (!kind || afterId === beforeId) return [];
    const until = ends.get(kind) ?? null;
    ends.set(kind, entry.at);
    return [{ id: entry.id, kind, before: name(assigneeFromName), after: name(assigneeToName), afterId, until, entry }];
  });
}

const name = (told: unknown): string | null => (typeof told === 'string' ? told : null);

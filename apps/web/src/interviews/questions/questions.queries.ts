/** What the questions of the interview ask the server. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptInterviewQuestions } from '@portal/contract/interviews.ts';
import { useRef } from 'react';
import { call, presentOf } from '../../platform/network/api.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import type { Groups } from './questionEdits.ts';

const questionsQuery = queryOptions({
  queryKey: ['interview', 'questions'] as const,
  queryFn: ({ signal }) => call('getInterviewQuestions', { signal }),
});

export const useInterviewQuestions = () => useQuery(questionsQuery);

/** The questions as they were saved, for whoever shows them. */
export function useTakeQuestions(): (kept: KeptInterviewQuestions) => void {
  const client = useQueryClient();
  return (kept) => client.setQueryData(questionsQuery.queryKey, kept);
}

export const saveQuestions = (groups: Groups, { version }: { version: number }, idempotencyKey: string) =>
  call('saveInterviewQuestions', {
    body: { version, groups: groups.map((group) => ({ ...group, questions: [...group.questions] })) },
    idempotencyKey,
  });

/** A change of one press: of what it is about, what it makes of the questions, and what is said. */
export interface QuickChange {
  id: string;
  apply: (groups: Groups) => Groups;
  done: string | undefined;
  failed: string;
}

/**
 * Changes of one press, one after the other, shown at once. Where somebody else saved first, the change is made upon
 * theirs.
 */
export function useQuickChange() {
  const client = useQueryClient();
  const take = useTakeQuestions();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function perform({ apply }: QuickChange): Promise<void> {
    const base = client.getQueryData(questionsQuery.queryKey);
    if (!base) return;
    await client.cancelQueries(questionsQuery);
    take({ ...base, groups: [...apply(base.groups)] });
    const mine = before.current.then(() => upon(apply));
    before.current = mine.catch(() => undefined);
    await mine;
  }

  async function upon(apply: QuickChange['apply']): Promise<void> {
    const base = client.getQueryData(questionsQuery.queryKey);
    if (!base) return;
    const save = (now: KeptInterviewQuestions) => saveQuestions(apply(now.groups), now, randomId());
    const saved = await save(base).catch((error: unknown) => {
      const present = presentOf('saveInterviewQuestions', error);
      if (present === undefined) throw error;
      return save(present);
    });
    take(saved);
  }

  return useQuickAct({
    act: (change: QuickChange) =>
      perform(change).catch(async (error: unknown) => {
        // What was shown at once is not so.
        await client.invalidateQueries(questionsQuery);
        throw error;
      }),
    done: ({ done }) => done,
    failed: ({ failed }) => failed,
  });
}

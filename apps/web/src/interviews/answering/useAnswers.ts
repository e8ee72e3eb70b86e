import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Interview } from '@portal/contract/interviews.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { dropDraft, findDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { call } from '../../platform/network/api.ts';
import { ApiRefusal } from '../../platform/network/refusals.ts';
import { untilAnswered } from '../../platform/network/untilAnswered.ts';
import { useSaving, type Step } from '../../platform/forms/saving/useSaving.ts';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { COMMENTS, newAnswerStore, type Unsent } from './answerStore.ts';

/**
 * The answers of an open interview, sent while they are typed, one after the other. What the server does not have yet is
 * kept in the window: a reload sends it again, a lost network waits. `settle` sends all at once and answers whether the
 * server has everything.
 */
export function useAnswers(application: number, { questions, mine }: Interview) {
  const { userId } = useActor();
  const owner = useMemo(() => ({ userId, name: `interview.${application}`, application }), [userId, application]);
  const [store] = useState(() => newAnswerStore(mine.answers, findDraft(owner) as Unsent | undefined));
  const entries = useSyncExternalStore(store.subscribe, store.entries);
  const asked = useRef(questions.version);

  const unsent = useMemo(
    () => ({
      note() {
        const now = store.unsent();
        if (Object.keys(now).length > 0) keepDraft(owner, now);
        else dropDraft(owner);
      },
      isSettled: () => Object.keys(store.unsent()).length === 0,
      next(): Step | undefined {
        const next = store.next();
        if (!next) return undefined;
        const [id, { text, seen }] = next;
        const idempotencyKey = randomId();
        const body = { question: id === COMMENTS ? null : id, asked: asked.current, answer: text, seen };
        const send = () => call('answerInterview', { params: { id: owner.application }, body, idempotencyKey });
        return {
          bring: async (sending) => store.arrived(id, text, await untilAnswered(send, sending)),
          refused(error) {
            const problem =
              error instanceof ApiRefusal ? (error.fields['answer'] ?? error.fields['question']) : undefined;
            if (problem) store.refused(id, text, problemText(problem));
            return problem !== undefined;
          },
        };
      },
    }),
    [owner, store],
  );
  const { typed, ...saving } = useSaving(unsent);

  // What is typed was typed to the questions as they are shown.
  useEffect(() => {
    asked.current = questions.version;
    store.take(mine.answers);
  }, [questions.version, mine.answers, store]);

  const type = (id: string, text: string) => {
    store.type(id, text);
    typed();
  };
  return { entries, type, keepThis: store.keepThis, ...saving };
}

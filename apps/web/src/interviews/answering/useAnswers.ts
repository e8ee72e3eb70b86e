import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Interview } from '@portal/contract/interviews.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { dropDraft, findDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { call } from '../../platform/network/api.ts';
import { ApiRefusal } from '../../platform/network/refusals.ts';
import { GivenUp, untilAnswered } from '../../platform/network/untilAnswered.ts';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { COMMENTS, newAnswerStore, type Unsent } from './answerStore.ts';

/** After the last key an answer is sent. */
const STEP_MS = 700;

export type Saving = 'saved' | 'saving' | 'waiting' | { failed: unknown };

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
  const [saving, setSaving] = useState<Saving>('saved');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const asked = useRef(questions.version);

  const acts = useMemo(() => {
    const note = () => {
      const unsent = store.unsent();
      if (Object.keys(unsent).length > 0) keepDraft(owner, unsent);
      else dropDraft(owner);
    };
    async function sendAll(): Promise<void> {
      for (let next = store.next(); next; next = store.next()) {
        const [id, { text, seen }] = next;
        setSaving('saving');
        const idempotencyKey = randomId();
        const body = { question: id === COMMENTS ? null : id, asked: asked.current, answer: text, seen };
        const send = () => call('answerInterview', { params: { id: owner.application }, body, idempotencyKey });
        try {
          const signal = new AbortController().signal;
          store.arrived(id, text, await untilAnswered(send, { signal, onWaiting: () => setSaving('waiting') }));
        } catch (error) {
          if (error instanceof GivenUp) return;
          const problem =
            error instanceof ApiRefusal ? (error.fields['answer'] ?? error.fields['question']) : undefined;
          if (!problem) {
            setSaving({ failed: error });
            return;
          }
          store.refused(id, text, problemText(problem));
        }
        note();
      }
      setSaving('saved');
    }
    const send = (): Promise<void> => {
      clearTimeout(timer.current);
      running.current ??= sendAll().finally(() => {
        running.current = undefined;
      });
      return running.current;
    };
    return {
      send,
      type(id: string, text: string) {
        store.type(id, text);
        note();
        // From the first key on the server no longer has everything.
        setSaving((now) => (now === 'saved' ? 'saving' : now));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void send(), STEP_MS);
      },
      keepThis: store.keepThis,
      async settle(): Promise<boolean> {
        await send();
        return Object.keys(store.unsent()).length === 0;
      },
    };
  }, [owner, store]);

  // What is typed was typed to the questions as they are shown.
  useEffect(() => {
    asked.current = questions.version;
    store.take(mine.answers);
  }, [questions.version, mine.answers, store]);

  // What a reload brought back, and what was typed when the tab is left.
  useEffect(() => {
    void acts.send();
    return () => void acts.send();
  }, [acts]);

  return { entries, saving, ...acts };
}

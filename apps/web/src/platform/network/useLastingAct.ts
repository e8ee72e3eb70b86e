import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { randomId } from '../browser/randomId.ts';
import { GivenUp, untilAnswered, type Sending } from './untilAnswered.ts';

interface Outcome<Variables, Answer> {
  done?: (answer: Answer, variables: Variables) => void;
  failed?: (error: unknown) => void;
}

/**
 * An act that waits for the connection. The same act sent again, after an answer that was lost, carries the same key and
 * body, so that it is done once.
 */
export function useLastingAct<Variables, Answer>(
  act: (variables: Variables, idempotencyKey: string) => Promise<Answer>,
  { done, failed }: Outcome<Variables, Answer> = {},
) {
  const unanswered = useRef<{ text: string; send: () => Promise<Answer> }>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ variables, sending }: { variables: Variables; sending: Sending }) => {
      const text = JSON.stringify(variables);
      if (unanswered.current?.text !== text) {
        const key = randomId();
        unanswered.current = { text, send: () => act(variables, key) };
      }
      return untilAnswered(unanswered.current.send, sending);
    },
    // It waits by itself; the library would hold it back without a word where the browser knows of no network.
    networkMode: 'always',
    onSuccess: (answer, { variables }) => {
      unanswered.current = null;
      done?.(answer, variables);
    },
    onError: (error) => {
      if (!(error instanceof GivenUp)) unanswered.current = null;
      failed?.(error);
    },
  });
  const send = (variables: Variables, sending: Sending) => mutateAsync({ variables, sending });
  return { send, isPending };
}

import { useId } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toasts/toasts.ts';
import { showFailure } from '../failures/showFailure.ts';
import { failureTexts } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';

type Press<Subject> = (subject: Subject) => void;

interface Options<Subject, Answer> {
  act: (subject: Subject) => Promise<Answer>;
  /** What is said when it was done; nothing where the screen itself shows it. */
  done: (subject: Subject, answer: Answer) => string | undefined;
  /** What was not done; why follows it. */
  failed: (subject: Subject) => string;
  /** Takes it back: offered beside what was done. */
  undo?: (subject: Subject, answer: Answer, press: Press<Subject>) => void;
  /** What is read anew, done or failed: the beginning of a query's key. */
  renews?: readonly string[];
  /** After it was done: what had the focus may have left the screen. */
  after?: (subject: Subject, answer: Answer) => void;
}

/** An act of one press: it is told whether it was done, with the way back where it has one. `pressed` is under way. */
export function useQuickAct<Subject, Answer>(options: Options<Subject, Answer>) {
  const { act, done, failed, undo, renews, after } = options;
  const t = useText('common');
  const client = useQueryClient();
  const place = useId();
  // The same record, whatever else of it changed since.
  const about = (subject: Subject): string => {
    const isRecord = typeof subject === 'object' && subject !== null && 'id' in subject;
    return `${place} ${JSON.stringify(isRecord ? subject.id : subject)}`;
  };
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: act,
    // Without a network it fails and says so; the library would hold it back without a word.
    networkMode: 'always',
    ...(renews && { onSettled: () => client.invalidateQueries({ queryKey: renews }) }),
  });

  async function perform(subject: Subject): Promise<void> {
    try {
      const answer = await mutateAsync(subject);
      const text = done(subject, answer);
      if (text !== undefined) {
        const action = undo && { label: t('undo'), run: () => undo(subject, answer, press) };
        showToast({ tone: 'done', text, subject: about(subject), ...(action && { action }) });
      }
      after?.(subject, answer);
    } catch (error) {
      showFailure(error, [failed(subject), ...failureTexts(error)], about(subject));
    }
  }
  const press: Press<Subject> = (subject) => void perform(subject);
  return { press, pressed: isPending ? variables : undefined };
}

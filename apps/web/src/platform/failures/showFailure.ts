import { dismissToast, showToast } from '../../ui/toasts/toasts.ts';
import { onceBack } from '../network/connection.ts';
import { ConnectionFailure, isDefect } from '../network/refusals.ts';
import { failureNote } from './FailureNote.tsx';

/** A refusal says all there is to say of it: time enough to read it twice. */
const REFUSAL_MS = 20_000;

/**
 * Says what failed. It ends when it is solved: by a newer notice about the same `subject`, or, where nothing was answered,
 * when the connection is back. A defect stays, for it may be told of.
 */
export function showFailure(error: unknown, texts: readonly string[], subject?: string): number {
  const isWritten = isDefect(error);
  const isLost = error instanceof ConnectionFailure;
  const id = showToast({
    tone: 'failed',
    text: texts.join(' '),
    note: failureNote(error),
    subject,
    isWritten,
    ...(!isWritten && !isLost && { forMs: REFUSAL_MS }),
  });
  if (isLost) onceBack(() => dismissToast(id));
  return id;
}

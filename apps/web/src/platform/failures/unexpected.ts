/** Errors that no screen tells: thrown outside of rendering, or of a promise that nobody handled. */
import { isRefusal } from '../network/refusals.ts';

/** The same error is told once in this time, however often it happens. */
const AGAIN_MS = 60_000;

/** What is thrown when something is broken off on purpose: by name the browser's and our own, by message the query library's. */
const BROKEN_OFF = ['AbortError', 'CancelledError', 'GivenUp'];

/** Tells each such error, the same one at most once a minute. Returns how to stop. */
export function onUnexpected(tell: (error: unknown) => void): () => void {
  const toldAt = new Map<string, number>();
  let telling = false;

  const hear = (error: unknown) => {
    const now = Date.now();
    const fault = String(error);
    const again = now - (toldAt.get(fault) ?? -Infinity) < AGAIN_MS;
    // An error within `tell` itself would lead here again without end.
    if (telling || again || isExpected(error)) return;
    toldAt.set(fault, now);
    telling = true;
    try {
      tell(error);
    } finally {
      telling = false;
    }
  };
  const onError = ({ error, filename }: ErrorEvent) => {
    // Notices of the browser itself carry no error; scripts of extensions lie elsewhere.
    if (error !== null && error !== undefined && isOurs(filename)) hear(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);

  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

const isOurs = (filename: string) => filename === '' || filename.startsWith(`${location.origin}/`);

/** Broken off on purpose; or the session ended, which the login page says. */
function isExpected(error: unknown): boolean {
  if (isRefusal(error, 'GE002') || isRefusal(error, 'GE003')) return true;
  return error instanceof Error && (BROKEN_OFF.includes(error.name) || BROKEN_OFF.includes(error.message));
}

import { isDefect } from '../../network/refusals.ts';

/** A refusal says itself what is wrong; of a failure of the server it is told what could not be done. */
export const textsOfFailure = (
  { error, texts }: { error: unknown; texts: readonly string[] },
  notDone: string | undefined,
): readonly string[] => (notDone !== undefined && isDefect(error) ? [notDone] : texts);

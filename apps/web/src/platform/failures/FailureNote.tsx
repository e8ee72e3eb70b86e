import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whole } from '../late/chunks.ts';
import { failureCodes } from '../texts/fieldErrors.ts';
import { loadTexts, textNow } from '../texts/i18n.ts';
import { ConnectionFailure, isDefect } from '../network/refusals.ts';

type Details = ComponentType<{ error: unknown }>;

/** Most visits see no failure: the part that copies and tells comes when one is shown. */
const loadDetails = whole(async (): Promise<Details> => {
  const [{ FailureDetails }] = await Promise.all([import('./FailureDetails.tsx'), loadTexts('problems')]);
  return FailureDetails;
});

/**
 * The small print of a failure: its code, the request to copy, and the way to tell an administrator. It stands beside
 * the words, outside whatever is read aloud as one alert. Without connection there is nothing to tell: the code alone.
 */
export function FailureNote({ error }: { error: unknown }) {
  const [Details, setDetails] = useState<Details>();
  const canBeTold = !(error instanceof ConnectionFailure);

  useEffect(() => {
    // Where it does not come the code is there all the same.
    if (canBeTold) loadDetails().then((loaded) => setDetails(() => loaded), Boolean);
  }, [canBeTold]);

  return Details && canBeTold ? <Details error={error} /> : <small>{codeNote(error)}</small>;
}

/** The same where most failures are refusals that explain themselves: of those the code alone. */
export const failureNote = (error: unknown): ReactNode =>
  isDefect(error) ? <FailureNote error={error} /> : codeNote(error);

const codeNote = (error: unknown) => textNow('common', 'codeNote', { codes: failureCodes(error) });

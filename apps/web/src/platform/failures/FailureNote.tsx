import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SmallPrint } from '../../ui/states/SmallPrint.tsx';
import { whole } from '../late/chunks.ts';
import { failureCodes } from '../texts/fieldErrors.ts';
import { loadTexts, useText } from '../texts/i18n.ts';
import { ConnectionFailure, isDefect } from '../network/refusals.ts';
import { CodeNote } from './CodeNote.tsx';

type Part = ComponentType<{ error: unknown }>;

/** Most visits see no failure: the parts that copy and tell come when one is shown. */
const loadParts = whole(async (): Promise<{ Facts: Part; Way: Part }> => {
  const [{ FailureFacts, FailureWay }] = await Promise.all([import('./FailureDetails.tsx'), loadTexts('problems')]);
  return { Facts: FailureFacts, Way: FailureWay };
});

/**
 * The small print of a failure: its code and the request to copy, behind a word to press, and the way to tell an
 * administrator. It stands beside the words, outside whatever is read aloud as one alert. Without connection there is
 * nothing to tell: the code alone.
 */
export function FailureNote({ error }: { error: unknown }) {
  const t = useText('common');
  const [parts, setParts] = useState<{ Facts: Part; Way: Part }>();
  const canBeTold = !(error instanceof ConnectionFailure);

  useEffect(() => {
    // Where they do not come the code is there all the same.
    if (canBeTold) loadParts().then(setParts, Boolean);
  }, [canBeTold]);

  // What was opened stays open as they come.
  const late = canBeTold ? parts : undefined;
  return (
    <>
      <SmallPrint label={t('details')}>
        {late ? <late.Facts error={error} /> : t('codeNote', { codes: failureCodes(error) })}
      </SmallPrint>
      {late && <late.Way error={error} />}
    </>
  );
}

/** The same where most failures are refusals that explain themselves: of those the code alone. */
export const failureNote = (error: unknown): ReactNode =>
  isDefect(error) ? <FailureNote error={error} /> : <CodeNote error={error} />;

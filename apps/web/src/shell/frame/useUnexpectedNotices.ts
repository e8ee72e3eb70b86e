import { useEffect } from 'react';
import { showFailure } from '../../platform/failures/showFailure.ts';
import { failureTexts } from '../../platform/texts/fieldErrors.ts';
import { onUnexpected } from '../../platform/failures/unexpected.ts';
import { currentToasts } from '../../ui/toasts/toasts.ts';

/** Says what broke outside of all screens, one at a time: the first is mostly the cause of those that follow. */
export function useUnexpectedNotices(): void {
  useEffect(() => {
    let shown: number | undefined;
    return onUnexpected((error) => {
      if (currentToasts().some(({ id }) => id === shown)) return;
      shown = showFailure(error, failureTexts(error));
    });
  }, []);
}

import { useEffect } from 'react';

/** Brings the column of the open card into sight on the board; the column itself shows the card. */
export function useColumnInSight(stage: string | undefined, isBoardThere: boolean): void {
  useEffect(() => {
    if (stage === undefined || !isBoardThere) return;
    // By then the board has made room for the open card.
    document
      .querySelector(`[data-stage="${CSS.escape(stage)}"]`)
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [stage, isBoardThere]);
}

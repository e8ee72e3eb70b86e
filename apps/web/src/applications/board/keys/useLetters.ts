import { onOrOff, useKept } from '../../../platform/session/useKept.ts';

/**
 * Whether single letters act upon cards: whoever dictates, or touches keys unawares, turns them off (WCAG 2.1.4). Arrows and
 * combinations stay.
 */
export function useLetters(): [on: boolean, set: (on: boolean) => void] {
  const [choice, keep] = useKept('keys', onOrOff);
  return [choice === 'on', (on) => keep(() => (on ? 'on' : 'off'))];
}

import { useKept } from './useKept.ts';

export type Density = 'comfortable' | 'compact';

/** How much of something the person wants in sight at once. */
export function useDensity(of: 'lists' | 'board'): [density: Density, setCompact: (compact: boolean) => void] {
  const [density, keep] = useKept<Density>(`density.${of}`, densityOf);
  return [density, (compact) => keep(() => (compact ? 'compact' : 'comfortable'))];
}

const densityOf = (kept: unknown): Density => (kept === 'compact' ? 'compact' : 'comfortable');

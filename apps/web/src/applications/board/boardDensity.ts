import { createContext, use } from 'react';
import type { Density } from '../../platform/session/useDensity.ts';

/** How much of a card the person wants to see at once. */
export const BoardDensity = createContext<Density>('comfortable');

export const useBoardDensity = (): Density => use(BoardDensity);

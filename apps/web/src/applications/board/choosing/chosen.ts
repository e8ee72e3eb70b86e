/** Which cards of the board are chosen for an act upon many. Kept beside the board, so that only the cards concerned are drawn anew. */
import { useEffect, useSyncExternalStore } from 'react';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Narrowed } from '../../narrowed.ts';
import type { Board } from '../boardState.ts';
import { chosenBetween, toggledId } from './chosenIds.ts';

interface Choice {
  /** A press chooses instead of opening. */
  choosing: boolean;
  ids: readonly number[];
  /** All that fit the filters: of the board, or of one stage. */
  all: 'board' | BoardStage | undefined;
  /** From where a span of cards goes. */
  last: number | undefined;
}

const NOTHING: Choice = { choosing: false, ids: [], all: undefined, last: undefined };

let choice = NOTHING;
let columns: readonly (readonly { id: number }[])[] = [];
const listeners = new Set<() => void>();

function set(next: Choice): void {
  choice = next;
  listeners.forEach((tell) => tell());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isChoosing = (): boolean => choice.choosing;
export const beginChoosing = (): void => set({ ...choice, choosing: true });
export const endChoosing = (): void => set(NOTHING);
export const chooseAll = (all: 'board' | BoardStage): void => set({ ...choice, ids: [], all });
export const chooseNone = (): void => set({ ...NOTHING, choosing: true });

let shown: Narrowed | undefined;
/** All that another filter finds are others: what was chosen so is chosen no longer. */
export function noteNarrowed(narrowed: Narrowed): void {
  if (shown !== narrowed && choice.all !== undefined) chooseNone();
  shown = narrowed;
}

/** One card more or less; with `span` all of its column from the one that was chosen last. Out of all it is that one alone. */
export function chooseCard(id: number, span = false): void {
  const column = columns.find((cards) => cards.some((card) => card.id === id))?.map((card) => card.id) ?? [];
  const ids = span ? chosenBetween(choice.ids, column, choice.last, id) : toggledId(choice.ids, id);
  set({ choosing: true, ids, all: undefined, last: id });
}

export const useChosen = (): Choice => useSyncExternalStore(subscribe, () => choice);
export const useChoosing = (): boolean => useSyncExternalStore(subscribe, isChoosing);

/** Of one card: whether it is chosen, and whether a press chooses. */
export function useChoice({ id, status }: { id: number; status: BoardStage }): {
  choosing: boolean;
  isChosen: boolean;
} {
  const isChosen = () => choice.ids.includes(id) || choice.all === 'board' || choice.all === status;
  return { choosing: useChoosing(), isChosen: useSyncExternalStore(subscribe, isChosen) };
}

/** The board on which is chosen: what is left behind with it is chosen no longer. */
export function useChoosingOn(board: Board | undefined): void {
  useEffect(() => {
    columns = board?.columns.map(({ data }) => data) ?? [];
  }, [board]);
  useEffect(() => endChoosing, []);
}

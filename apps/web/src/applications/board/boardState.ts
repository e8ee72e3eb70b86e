/** The board as the browser holds it, and what moves, pages and live events make of it. Pure. */
import type { Card } from '@portal/contract/applications/card.ts';
import type { Column } from '@portal/contract/applications/board.ts';
import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { missingGates } from '@portal/domain/applications/moves.ts';
import { nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import { gateFacts } from '@portal/contract/applications/fullCard.ts';

type Place = Pick<Card, 'stageEnteredAt' | 'id'>;

/** A column and how far down it was loaded: the last card that came, which may have left since. */
export interface BoardColumn extends Column {
  loadedTo: Place | null;
}

export interface Board {
  columns: BoardColumn[];
}

const byPlace = (a: Place, b: Place): number =>
  Date.parse(b.stageEnteredAt) - Date.parse(a.stageEnteredAt) || b.id - a.id;

const lastOf = (cards: readonly Card[]): Place | null => cards.at(-1) ?? null;

/** The board of an answer, with the depth to which each column is loaded. */
export const boardOf = (reply: { columns: Column[] }): Board => ({
  columns: reply.columns.map((column) => ({ ...column, loadedTo: lastOf(column.data) })),
});

/** The card as the board holds it now, or nothing. */
export function findCard(board: Board, id: number): Card | undefined {
  for (const column of board.columns) {
    const found = column.data.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

const without = (column: BoardColumn, id: number): BoardColumn =>
  column.data.some((card) => card.id === id)
    ? { ...column, data: column.data.filter((card) => card.id !== id) }
    : column;

/** Below the loaded part of a column with more to load a card is not shown: its page will bring it. */
const isLoaded = (column: BoardColumn, card: Card): boolean =>
  !column.loadMore || (column.loadedTo !== null && byPlace(card, column.loadedTo) <= 0);

const inserted = (column: BoardColumn, card: Card): BoardColumn => ({
  ...column,
  data: [...column.data, card].sort(byPlace),
});

/** A card's facts at their place; facts older than those held say nothing new. */
function upsert(board: Board, card: Card): Board {
  const held = findCard(board, card.id);
  if (held && held.version > card.version) return board;
  return {
    columns: board.columns.map((column) => {
      const rest = without(column, card.id);
      return column.status === card.status && isLoaded(rest, card) ? inserted(rest, card) : rest;
    }),
  };
}

const remove = (board: Board, id: number): Board => ({ columns: board.columns.map((column) => without(column, id)) });

/** What the stream told: cards at their place, cards gone from sight, counts as they are then. */
export function applyEvent(board: Board, event: BoardEvent): Board {
  const shown = event.gone.reduce(remove, event.cards.reduce(upsert, board));
  return {
    columns: shown.columns.map((column) => {
      const totalBD = event.counts[column.status];
      return totalBD === undefined || totalBD === column.totalBD ? column : { ...column, totalBD };
    }),
  };
}

/** The fresh facts of one card, as an act's answer gives them. */
export const putCard = (board: Board, card: Card): Board => applyEvent(board, { cards: [card], gone: [], counts: {} });

/**
 * A move as it will look: out of the old column, at the top of the new one, both counts adjusted (product/stages.md#board).
 * `at` = the instant of the move. A target that the reader has no column for only loses the card.
 */
export function moveInBoard(board: Board, id: number, to: BoardStage, at: string): Board {
  const card = findCard(board, id);
  if (!card || card.status === to) return board;
  const status = card.status;
  const moved: Card = {
    ...card,
    status: to,
    stageEnteredAt: at,
    nextStatus: [...nextStages(to)] as BoardStage[],
    missing: missingGates({ ...gateFacts(card), status: to }).map(({ code, params }) => ({
      code,
      ...(params && { params: { ...params } }),
    })),
  };
  return {
    columns: board.columns.map((column) => {
      if (column.status === status) return { ...without(column, id), totalBD: Math.max(0, column.totalBD - 1) };
      if (column.status === to) return { ...column, data: [moved, ...column.data], totalBD: column.totalBD + 1 };
      return column;
    }),
  };
}

/** The next page at the end of its column; a card that is on the board already is not shown twice. */
export function mergePage(board: Board, page: Column): Board {
  const fresh = page.data.filter((card) => {
    const held = findCard(board, card.id);
    return !held || (held.status === page.status ? false : held.version < card.version);
  });
  const cleared = fresh.reduce((rest, card) => remove(rest, card.id), board);
  return {
    columns: cleared.columns.map((column) => {
      if (column.status !== page.status) return column;
      const loadedTo = lastOf(page.data) ?? column.loadedTo;
      return { ...column, ...page, data: [...column.data, ...fresh].sort(byPlace), loadedTo };
    }),
  };
}

/** The cards that an event brings to the top of a column where they were not: what is worth telling. */
export function arrivalsOf(before: Board, event: BoardEvent): Card[] {
  const after = applyEvent(before, event);
  return event.cards.filter((card) => {
    const top = after.columns.find(({ status }) => status === card.status)?.data[0];
    return top?.id === card.id && findCard(before, card.id)?.status !== card.status;
  });
}

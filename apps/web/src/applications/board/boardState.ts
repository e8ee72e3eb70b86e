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

/** Below the loaded part of a column with more to load a card is not shown: its page will bring it. */
const isLoaded = (column: BoardColumn, card: Card): boolean =>
  !column.loadMore || (column.loadedTo !== null && byPlace(card, column.loadedTo) <= 0);

/** What several events told one after the other, as one: of each card the last word, which is no older than the one before. */
export function joined(events: readonly BoardEvent[]): BoardEvent {
  const cards = new Map<number, Card>();
  const gone = new Set<number>();
  for (const event of events) {
    for (const card of event.cards) {
      gone.delete(card.id);
      if ((cards.get(card.id)?.version ?? 0) <= card.version) cards.set(card.id, card);
    }
    for (const id of event.gone) {
      cards.delete(id);
      gone.add(id);
    }
  }
  return {
    cards: [...cards.values()],
    gone: [...gone],
    counts: Object.assign({}, ...events.map(({ counts }) => counts)),
  };
}

/**
 * What the stream told: cards at their place, cards gone from sight, counts as they are then; facts older than those held say
 * nothing new. Each card that is held is looked at once, however many are told: a board holds tens of thousands.
 */
export function applyEvent(board: Board, event: BoardEvent): Board {
  const { cards, gone, counts } = joined([event]);
  const told = new Map(cards.map((card) => [card.id, card]));
  const leaving = new Set([...told.keys(), ...gone]);
  const held = board.columns.map(({ data }) => data.filter(({ id }) => leaving.has(id)));
  for (const { id, version } of held.flat()) {
    if (version > (told.get(id)?.version ?? version)) {
      told.delete(id);
      leaving.delete(id);
    }
  }
  const arriving = [...told.values()];
  return {
    columns: board.columns.map((column, at) => {
      const totalBD = counts[column.status] ?? column.totalBD;
      const shown = arriving.filter((card) => card.status === column.status && isLoaded(column, card));
      if (shown.length === 0 && !held[at]?.some(({ id }) => leaving.has(id)))
        return totalBD === column.totalBD ? column : { ...column, totalBD };
      const data = column.data.filter(({ id }) => !leaving.has(id));
      return { ...column, totalBD, data: shown.length > 0 ? [...data, ...shown].sort(byPlace) : data };
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
      if (column.status === status) {
        const data = column.data.filter((each) => each.id !== id);
        return { ...column, data, totalBD: Math.max(0, column.totalBD - 1) };
      }
      if (column.status === to) return { ...column, data: [moved, ...column.data], totalBD: column.totalBD + 1 };
      return column;
    }),
  };
}

/** The next page at the end of its column; a card that is on the board already is not shown twice. */
export function mergePage(board: Board, page: Column): Board {
  const coming = new Set(page.data.map(({ id }) => id));
  const held = new Map(
    board.columns.flatMap(({ data }) => data.filter(({ id }) => coming.has(id))).map((card) => [card.id, card]),
  );
  const fresh = page.data.filter(({ id, version }) => {
    const present = held.get(id);
    return !present || (present.status === page.status ? false : present.version < version);
  });
  const cleared = applyEvent(board, { cards: [], gone: fresh.map(({ id }) => id), counts: {} });
  return {
    columns: cleared.columns.map((column) => {
      if (column.status !== page.status) return column;
      const loadedTo = lastOf(page.data) ?? column.loadedTo;
      return { ...column, ...page, data: [...column.data, ...fresh].sort(byPlace), loadedTo };
    }),
  };
}

/** The cards that an event brought to the top of a column where they were not: what is worth telling. */
export const arrivalsOf = (before: Board, after: Board, { cards }: BoardEvent): Card[] =>
  cards.filter(({ id, status }) => {
    const top = after.columns.find((column) => column.status === status)?.data[0];
    return top?.id === id && findCard(before, id)?.status !== status;
  });

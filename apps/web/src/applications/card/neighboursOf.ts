import type { Board } from '../board/boardState.ts';

/** The cards before and after one in its column, as far as the column is loaded. */
export function neighboursOf(board: Board | undefined, id: number): { before?: number; after?: number } {
  const column = board?.columns.find(({ data }) => data.some((card) => card.id === id));
  if (!column) return {};
  const at = column.data.findIndex((card) => card.id === id);
  const [before, after] = [column.data[at - 1], column.data[at + 1]];
  return { ...(before && { before: before.id }), ...(after && { after: after.id }) };
}

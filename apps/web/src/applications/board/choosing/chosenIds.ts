/** Cards chosen one by one and by spans. Pure. */

export const toggledId = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** With all of the column between the one chosen last and this one; where that is in no such column, with this one alone. */
export function chosenBetween(
  ids: readonly number[],
  column: readonly number[],
  last: number | undefined,
  id: number,
): number[] {
  const [from, to] = [last === undefined ? -1 : column.indexOf(last), column.indexOf(id)];
  const span = from < 0 || to < 0 ? [id] : column.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...new Set([...ids, ...span])];
}

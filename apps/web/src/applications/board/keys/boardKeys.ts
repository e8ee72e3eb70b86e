/** Where the keyboard leads from a card. Pure: columns are lists of ids from left to right. */

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

export const stepOfKey = (key: string): Step | undefined => STEPS[key];

const sideways = (
  columns: readonly (readonly number[])[],
  from: number,
  row: number,
  by: 1 | -1,
): number | undefined => {
  for (let index = from + by; index >= 0 && index < columns.length; index += by) {
    const column = columns[index];
    if (column && column.length > 0) return column[Math.min(row, column.length - 1)];
  }
  return undefined;
};

/** The card to go to, or nothing where the board ends. Empty columns are passed over; the row is kept where possible. */
export function stepFrom(columns: readonly (readonly number[])[], id: number, step: Step): number | undefined {
  const from = columns.findIndex((column) => column.includes(id));
  const column = columns[from];
  if (!column) return undefined;
  const row = column.indexOf(id);
  switch (step) {
    case 'up':
      return column[row - 1];
    case 'down':
      return column[row + 1];
    case 'first':
      return column[0];
    case 'last':
      return column.at(-1);
    case 'left':
      return sideways(columns, from, row, -1);
    case 'right':
      return sideways(columns, from, row, 1);
  }
}

/** Shortcuts rest while somebody types, and leave the browser's own combinations alone. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

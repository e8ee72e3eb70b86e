/** Which rows of a list are chosen for an act upon many. Pure. */

/** Single rows, or all that fit the filters, of which more may be on the server than were loaded. */
export type Selection = { all: false; ids: readonly number[] } | { all: true };

export const NONE_SELECTED: Selection = { all: false, ids: [] };

export const isSelected = (selection: Selection, id: number): boolean => selection.all || selection.ids.includes(id);

export const countSelected = (selection: Selection, total: number): number =>
  selection.all ? total : selection.ids.length;

/** A row more or less. Out of all that fit it leaves the others that are loaded: what was not seen is not chosen one by one. */
export function toggled(selection: Selection, id: number, loaded: readonly number[]): Selection {
  const ids = selection.all ? loaded : selection.ids;
  return { all: false, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] };
}

/** The box in the head: all loaded rows, or none. */
export function toggledLoaded(selection: Selection, loaded: readonly number[]): Selection {
  return areLoadedSelected(selection, loaded) ? NONE_SELECTED : { all: false, ids: [...loaded] };
}

export const areLoadedSelected = (selection: Selection, loaded: readonly number[]): boolean =>
  loaded.length > 0 && loaded.every((id) => isSelected(selection, id));

/** Rows that left the list are chosen no longer. */
export function withinLoaded(selection: Selection, loaded: readonly number[]): Selection {
  if (selection.all || selection.ids.every((id) => loaded.includes(id))) return selection;
  return { all: false, ids: selection.ids.filter((id) => loaded.includes(id)) };
}

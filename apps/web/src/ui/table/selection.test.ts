import { expect, test } from 'vitest';
import {
  areLoadedSelected,
  countSelected,
  isSelected,
  NONE_SELECTED,
  toggled,
  toggledLoaded,
  withinLoaded,
} from './selection.ts';

const LOADED = [1, 2, 3];

test('rows are chosen one by one, and left again', () => {
  const one = toggled(NONE_SELECTED, 2, LOADED);
  const two = toggled(one, 3, LOADED);
  expect([1, 2, 3].map((id) => isSelected(two, id))).toEqual([false, true, true]);
  expect(countSelected(two, 90)).toBe(2);
  expect(toggled(two, 2, LOADED)).toEqual({ all: false, ids: [3] });
});

test('the box in the head chooses what is loaded, then nothing', () => {
  const all = toggledLoaded(toggled(NONE_SELECTED, 2, LOADED), LOADED);
  expect(areLoadedSelected(all, LOADED)).toBe(true);
  expect(countSelected(all, 90)).toBe(3);
  expect(toggledLoaded(all, LOADED)).toEqual(NONE_SELECTED);
  expect(areLoadedSelected(NONE_SELECTED, [])).toBe(false);
});

test('all that fit the filters count with those not loaded; without one row the loaded others stay', () => {
  expect(countSelected({ all: true }, 90)).toBe(90);
  expect(isSelected({ all: true }, 77)).toBe(true);
  expect(toggled({ all: true }, 2, LOADED)).toEqual({ all: false, ids: [1, 3] });
});

test('a row that left the list is chosen no longer', () => {
  const both: { all: false; ids: number[] } = { all: false, ids: [1, 3] };
  expect(withinLoaded(both, [3, 4])).toEqual({ all: false, ids: [3] });
  expect(withinLoaded(both, LOADED)).toBe(both);
  expect(withinLoaded({ all: true }, [])).toEqual({ all: true });
});

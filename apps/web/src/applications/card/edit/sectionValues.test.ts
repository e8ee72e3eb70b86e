import { expect, test } from 'vitest';
import { changesOf, keptOf, typedOf } from './sectionValues.ts';

test('what is typed is kept as its field is kept, and nothing where it is empty', () => {
  expect(keptOf('leader', 'name', ' Ana ')).toBe('Ana');
  expect(keptOf('leader', 'zip', ' ')).toBeNull();
  expect(keptOf('ministry', 'members', '120')).toBe(120);
  expect(keptOf('ministry', 'members', 'many')).toBe('many');
  expect(keptOf('ministry', 'productOfDivision', 'false')).toBe(false);
});

test('only what is another now is sent, with what stood there', () => {
  const base = { name: 'Casa', members: 120, productOfDivision: false, website: null };
  const typed = { ...typedOf('ministry', base), members: '121', name: 'Casa ' };
  expect(changesOf('ministry', typed, base)).toEqual({ values: { members: 121 }, was: { members: 120 } });
});

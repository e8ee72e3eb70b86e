import fc from 'fast-check';
import { expect, it } from 'vitest';
import { definedElements, findListOfGroup, groupOf, missingTitles, placedElement, takenTitle } from './definitions.ts';
import { EXPORTED } from './exports.ts';

const cases = { numRuns: 300 };
const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
const usual = (all: readonly string[]) => definedElements(all, []);
const keysOf = (elements: readonly { key: string }[]) => elements.map(({ key }) => key);

it('a group names one list, and every list has one', () => {
  expect(groupOf('listCreatedAccounts')).toBe('created-accounts.export');
  expect(groupOf('getRegionStatistic')).toBe('region-statistic.export');
  expect(EXPORTED.map((list) => findListOfGroup(groupOf(list)))).toEqual([...EXPORTED]);
  expect(findListOfGroup('nothing.export')).toBeUndefined();
});

it('whatever columns come and go, each stands once, those that were defined in their order', () => {
  fc.assert(
    fc.property(keys, keys, (before, now) => {
      const kept = usual(before);
      const defined = definedElements(now, kept);
      expect(keysOf(defined).toSorted()).toEqual(now.toSorted());
      const stayed = before.filter((key) => now.includes(key));
      expect(keysOf(defined).filter((key) => stayed.includes(key))).toEqual(stayed);
      expect(definedElements(now, defined)).toEqual(defined);
    }),
    cases,
  );
});

it('a new column stands behind the one that it follows in the portal, and is seen', () => {
  const kept = usual(['b', 'a']).map((element) => ({ ...element, visible: false }));
  expect(definedElements(['a', 'new', 'b'], kept).map(({ key, visible }) => [key, visible])).toEqual([
    ['b', false],
    ['a', false],
    ['new', true],
  ]);
});

it('a column that is moved stands where it was put, past the end last, and the others keep their order', () => {
  fc.assert(
    fc.property(keys, fc.nat(), fc.integer({ min: 1, max: 20 }), (all, which, position) => {
      const key = all[which % all.length] ?? '';
      const placed = keysOf(placedElement(usual(all), key, position));
      expect(placed.indexOf(key)).toBe(Math.min(position, all.length) - 1);
      expect(placed.filter((each) => each !== key)).toEqual(all.filter((each) => each !== key));
    }),
    cases,
  );
});

it('a title is missing where the other language alone has one of its own', () => {
  expect(missingTitles({ en: null, es: null })).toEqual([]);
  expect(missingTitles({ en: 'Name', es: null })).toEqual(['es']);
  expect(missingTitles({ en: null, es: 'Nombre' })).toEqual(['en']);
  expect(missingTitles({ en: 'Name', es: 'Nombre' })).toEqual([]);
});

it('a title is taken in a language in which another column is called so, capitals aside', () => {
  const others = [{ en: 'Name', es: 'Nombre' }];
  expect(takenTitle({ en: 'name', es: 'Otro' }, others)).toBe('en');
  expect(takenTitle({ en: 'Other', es: 'NOMBRE' }, others)).toBe('es');
  expect(takenTitle({ en: 'Nombre', es: 'Name' }, others)).toBeUndefined();
});

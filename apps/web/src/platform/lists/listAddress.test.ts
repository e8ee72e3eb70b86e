import { expect, test } from 'vitest';
import type { List } from '@portal/contract/lists.ts';
import { withChanges } from '../address/addressWords.ts';
import { isNarrowed, isSameState, readState, readView, viewQuery, wordsOf } from './listAddress.ts';

const TERMS: List = {
  search: 'words',
  filters: { status: { kind: 'oneOf', values: ['ACTIVE'] }, country: { kind: 'country' } },
  sorts: ['name', 'created'],
  usual: 'name',
};
const read = (text: string) => readState(new URLSearchParams(text), TERMS);

test('the address says what a list shows, and comes out of it again', () => {
  const state = read('search=ana&country=MX&sort=-name');
  expect(state).toEqual({ search: 'ana', filters: { status: undefined, country: 'MX' }, sort: '-name' });
  expect(withChanges(new URLSearchParams(), wordsOf(state, TERMS)).toString()).toBe('search=ana&country=MX&sort=-name');
});

test('an order that the list does not know, and empty filters, mean nothing', () => {
  expect(read('sort=password&status=')).toEqual(read(''));
  expect(isNarrowed(read('sort=-name&status='))).toBe(false);
  expect(isNarrowed(read('status=ACTIVE'))).toBe(true);
  expect(isNarrowed(read('search=a'))).toBe(true);
});

test('words that the list is not searched for mean nothing', () => {
  const terms: List = { ...TERMS, search: 'part' };
  expect(readState(new URLSearchParams('search=an'), terms)).toEqual(readState(new URLSearchParams(), terms));
  expect(readState(new URLSearchParams('search=ana'), terms).search).toBe('ana');
});

test('what else stands in the address stays, and the usual order is left out', () => {
  const before = new URLSearchParams('view=3&status=ACTIVE&sort=-name');
  expect(withChanges(before, wordsOf(read('country=CO'), TERMS)).toString()).toBe('view=3&country=CO');
});

test('a saved view brings filters, order and columns back', () => {
  const state = read('search=ana maría&status=ACTIVE&sort=created');
  const view = readView(viewQuery(state, ['name', 'roles'], TERMS), TERMS);
  expect(view).toEqual({ state, shown: ['name', 'roles'] });
  expect(isSameState(view.state, state, TERMS)).toBe(true);
  expect(isSameState(view.state, read('status=ACTIVE&sort=created'), TERMS)).toBe(false);
  expect(readView('status=ACTIVE', TERMS).shown).toBeUndefined();
});

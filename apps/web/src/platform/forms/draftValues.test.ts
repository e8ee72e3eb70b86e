import { expect, test } from 'vitest';
import { differing, draftOf, fittingDraft, merged } from './draftValues.ts';

const FILES = { files: ['document'] };
const UNTOUCHED = { result: 'ACCEPTED', comments: '', fields: [] as string[], document: '' };

test('a form in which nothing differs from an untouched one leaves no draft, nor does a file alone', () => {
  expect(draftOf(UNTOUCHED, UNTOUCHED)).toBeUndefined();
  expect(draftOf({ ...UNTOUCHED, document: 'upload-1' }, UNTOUCHED, FILES)).toBeUndefined();
});

test('everything typed and chosen is kept but the name of an upload', () => {
  const typed = { result: 'LATER', comments: 'A call first', fields: ['ministry.website'], document: 'upload-1' };
  const kept = { result: 'LATER', comments: 'A call first', fields: ['ministry.website'] };
  expect(draftOf(typed, UNTOUCHED, FILES)).toEqual(kept);
  expect(fittingDraft({ values: typed, sent: false }, UNTOUCHED, FILES)?.values).toEqual(kept);
});

test('a kept draft comes back whole, and with whether it was being sent', () => {
  const values = { result: 'LATER', comments: 'A call first', fields: ['ministry.website'] };
  expect(fittingDraft({ values, sent: true }, UNTOUCHED, FILES)).toEqual({
    values,
    restored: ['result', 'comments', 'fields'],
    sent: true,
    changed: undefined,
  });
  expect(fittingDraft({ values, sent: false }, UNTOUCHED)?.sent).toBe(false);
});

test('of a draft of another shape only what fits the form of today comes back', () => {
  const kept = { values: { comments: 'A call first', fields: 'website', gone: 'x', result: 3 }, sent: false };
  expect(fittingDraft(kept, UNTOUCHED, FILES)?.values).toEqual({
    result: 'ACCEPTED',
    comments: 'A call first',
    fields: [],
  });
  for (const nothing of [undefined, null, 'text', {}, { values: null }, { values: { gone: 'x' } }]) {
    expect(fittingDraft(nothing, UNTOUCHED)).toBeUndefined();
  }
});

test('a list of groups comes back whole, or not at all where its groups had another shape', () => {
  const untouched = { groups: [{ title: { en: 'Account', es: 'Cuenta' }, elements: [{ question: 'Who?' }] }] };
  const typed = { title: { en: 'Meetings', es: '' }, elements: [{ question: 'When?' }, { question: '' }] };
  const values = { groups: [...untouched.groups, typed] };
  expect(draftOf(values, untouched)).toEqual(values);
  expect(fittingDraft({ values, sent: false }, untouched)?.values).toEqual(values);
  for (const misfit of [{ ...typed, title: 'Meetings' }, { title: typed.title }, { ...typed, elements: ['When?'] }]) {
    expect(fittingDraft({ values: { groups: [misfit] }, sent: false }, untouched)).toBeUndefined();
  }
});

test('a list that was empty takes the groups back that were typed, of the shape of its entries alone', () => {
  const entries = { groups: [{ title: '', elements: [''] }] };
  const values = { groups: [{ title: 'Meetings', elements: ['When?'] }] };
  expect(fittingDraft({ values, sent: false }, { groups: [] as { title: string }[] }, { entries })?.values).toEqual(
    values,
  );
  expect(
    fittingDraft({ values: { groups: ['x'] } }, { groups: [] as { title: string }[] }, { entries }),
  ).toBeUndefined();
});

const BEFORE = { name: 'Ana', country: 'MX', roles: ['3'] };
const NOW = { name: 'Ana', country: 'CO', roles: ['5'] };
const TYPED = { name: 'Anna', country: 'MX', roles: ['3', '4'] };
const BOTH = { name: 'Anna', country: 'CO', roles: ['3', '4'] };

test('of two changes of one account, what was typed here stays and what was changed elsewhere is taken over', () => {
  expect(differing(BEFORE, NOW)).toEqual(['country', 'roles']);
  expect(merged(TYPED, BEFORE, NOW)).toEqual(BOTH);
});

test('a draft typed upon what others changed since comes back upon what it is now, and names what changed and what it brings back', () => {
  expect(fittingDraft({ values: TYPED, base: BEFORE, sent: false }, NOW)).toEqual({
    values: BOTH,
    restored: ['name', 'roles'],
    sent: false,
    changed: ['country', 'roles'],
  });
  // What was typed is what others made of it: nothing is left to keep.
  expect(fittingDraft({ values: { ...BEFORE, country: 'CO' }, base: BEFORE, sent: false }, NOW)).toBeUndefined();
});

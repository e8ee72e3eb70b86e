import { expect, test } from 'vitest';
import { draftOf, fittingDraft } from './draftValues.ts';

const UNTOUCHED = { result: 'ACCEPTED', comments: '', fields: [] as string[], document: '' };

test('a form in which nothing differs from an untouched one leaves no draft, nor does a file alone', () => {
  expect(draftOf(UNTOUCHED, UNTOUCHED)).toBeUndefined();
  expect(draftOf({ ...UNTOUCHED, document: 'upload-1' }, UNTOUCHED)).toBeUndefined();
});

test('everything typed and chosen is kept but the name of an upload', () => {
  const typed = { result: 'LATER', comments: 'A call first', fields: ['ministry.website'], document: 'upload-1' };
  expect(draftOf(typed, UNTOUCHED)).toEqual({
    result: 'LATER',
    comments: 'A call first',
    fields: ['ministry.website'],
  });
});

test('a kept draft comes back whole, and with whether it was being sent', () => {
  const values = { result: 'LATER', comments: 'A call first', fields: ['ministry.website'] };
  expect(fittingDraft({ values, sent: true }, UNTOUCHED)).toEqual({ values, sent: true });
  expect(fittingDraft({ values, sent: false }, UNTOUCHED)?.sent).toBe(false);
});

test('of a draft of another shape only what fits the form of today comes back', () => {
  const kept = { values: { comments: 'A call first', fields: 'website', gone: 'x', result: 3 }, sent: false };
  expect(fittingDraft(kept, UNTOUCHED)?.values).toEqual({ result: 'ACCEPTED', comments: 'A call first', fields: [] });
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

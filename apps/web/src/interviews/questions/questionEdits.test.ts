import { expect, test } from 'vitest';
import type { KeptQuestion } from '@portal/contract/questions.ts';
import { placeGroup, placeQuestion, putQuestion, removeQuestion, stepFrom, type Groups } from './questionEdits.ts';

const both = { en: 'x', es: 'x' };
const question = (id: string, parent?: string): KeptQuestion => ({
  id,
  type: 'RADIO',
  text: both,
  placeholder: null,
  options: [{ id: 'yes', label: both }],
  maxLength: 10,
  required: false,
  visible: true,
  reportable: false,
  parent: parent === undefined ? null : { question: parent, option: 'yes' },
  outdated: null,
});
const GROUPS: Groups = [
  {
    id: 'one',
    title: both,
    outdated: null,
    questions: [question('a'), question('a1', 'a'), question('a2', 'a1'), question('b')],
  },
  { id: 'two', title: both, outdated: null, questions: [question('c')] },
];
const shape = (groups: Groups) =>
  groups.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`);

test('a question goes beside another of the same parent, with those below it into another group', () => {
  expect(shape(placeQuestion(GROUPS, 'b', { beside: 'a', side: 'before' }))).toEqual(['one: b a a1 a2', 'two: c']);
  const across = placeQuestion(GROUPS, 'a', { beside: 'c', side: 'before' });
  expect(shape(across)).toEqual(['one: b', 'two: a c a1 a2']);
  expect(shape(placeQuestion(across, 'a', { beside: 'c', side: 'before' }))).toEqual(shape(across));
});

test('a child stays under its parent, whatever it is dropped beside', () => {
  expect(placeQuestion(GROUPS, 'a1', { beside: 'c', side: 'after' })).toEqual(GROUPS);
});

test('a question is removed with those below it', () => {
  expect(shape(removeQuestion(GROUPS, 'a'))).toEqual(['one: b', 'two: c']);
});

test('a new question stands last, a changed one where it stood', () => {
  expect(shape(putQuestion(GROUPS, 'two', { ...question('d'), confirmed: false }))).toEqual([
    'one: a a1 a2 b',
    'two: c d',
  ]);
  expect(shape(putQuestion(GROUPS, 'one', { ...question('a'), confirmed: false }))).toEqual(shape(GROUPS));
});

test('groups go up and down, and not beyond the ends', () => {
  const down = stepFrom(GROUPS, 'one', 1);
  expect(shape(placeGroup(GROUPS, 'one', down ?? { beside: '', side: 'after' }))).toEqual(['two: c', 'one: a a1 a2 b']);
  expect(stepFrom(GROUPS, 'one', -1)).toBeUndefined();
});

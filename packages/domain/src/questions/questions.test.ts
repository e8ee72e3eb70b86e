import { describe, expect, it } from 'vitest';
import { askedOf, progressOf, whyNotAnswer } from './answers.ts';
import { whyNotQuestions } from './checkQuestions.ts';
import { outdatedAfter } from '../fields/outdated.ts';
import type { Question, QuestionGroup } from './question.ts';

const both = (text: string) => ({ en: text, es: `${text} (es)` });
const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'TEXT',
  text: both(id),
  placeholder: null,
  options: [],
  maxLength: 100,
  required: false,
  visible: true,
  reportable: false,
  parent: null,
  outdated: null,
  ...more,
});
const options = [
  { id: 'yes', label: both('Yes') },
  { id: 'no', label: both('No') },
];
const choice = (id: string, more: Partial<Question> = {}) => question(id, { type: 'RADIO', options, ...more });
const group = (...questions: Question[]): QuestionGroup => ({ id: 'g', title: both('G'), outdated: null, questions });

const MARRIAGE = group(
  choice('married', { required: true }),
  question('goals', { required: true }),
  question('together', { parent: { question: 'married', option: 'yes' }, required: true }),
  choice('apart', { parent: { question: 'married', option: 'yes' } }),
  question('since', { type: 'NUMBER', parent: { question: 'apart', option: 'yes' } }),
  question('secret', { visible: false, required: true }),
);

describe('questions', () => {
  it('are fine with children of children under the options of their parents', () => {
    expect(whyNotQuestions([MARRIAGE])).toEqual([]);
  });

  it.each<[string, Question[], unknown]>([
    ['one option', [choice('a', { options: options.slice(1) })], [['options'], 'field.option']],
    [
      'an identifier twice',
      [choice('a', { options: [...options, { id: 'no', label: both('Never') }] })],
      [['options', 1, 'id'], 'field.optionId'],
    ],
    ['an identifier with a space', [question('a b')], [['id'], 'field.optionId']],
    [
      'a parent that is no choice',
      [question('b', { parent: { question: 'a', option: 'yes' } }), question('a')],
      [['parent', 'option'], 'field.choice'],
    ],
    [
      'an option that its parent has not',
      [question('b', { parent: { question: 'a', option: 'perhaps' } }), choice('a')],
      [['parent', 'option'], 'field.choice'],
    ],
    [
      'a question below itself',
      [
        choice('a', { parent: { question: 'b', option: 'no' } }),
        choice('b', { parent: { question: 'a', option: 'no' } }),
      ],
      [['parent', 'question'], 'field.choice'],
    ],
  ])('refuse %s', (_name, questions, [path, code]: any) => {
    expect(whyNotQuestions([group(...questions)])[0]).toEqual({
      path: [0, 'questions', 0, ...path],
      problem: { code },
    });
  });

  it('of one identifier in two groups are both refused', () => {
    const groups = [group(question('a')), { ...group(question('a')), id: 'h' }];
    expect(whyNotQuestions(groups).map(({ path }) => path)).toEqual([
      [0, 'questions', 0, 'id'],
      [1, 'questions', 0, 'id'],
    ]);
  });
});

describe('an outdated text', () => {
  const before = { texts: [{ en: 'a', es: 'a' }], outdated: null };
  it.each([
    ['the English alone changed', before, { en: 'b', es: 'a' }, false, 'es'],
    ['the Spanish alone changed', before, { en: 'a', es: 'b' }, false, 'en'],
    ['both changed', before, { en: 'b', es: 'b' }, false, null],
    ['it was confirmed', before, { en: 'b', es: 'a' }, true, null],
    ['nothing changed', { ...before, outdated: 'es' as const }, { en: 'a', es: 'a' }, false, 'es'],
    ['it is new', undefined, { en: 'a', es: 'a' }, false, null],
  ])('where %s', (_name, was, now, confirmed, expected) => {
    expect(outdatedAfter(was, [now], confirmed)).toBe(expected);
  });
});

describe('an answer', () => {
  it.each<[Partial<Question>, string, string | undefined]>([
    [{ type: 'NUMBER' }, 'twelve', 'field.numbers'],
    [{ type: 'NUMBER' }, '1e3', 'field.numbers'],
    [{ type: 'NUMBER' }, ' -12,5 ', undefined],
    [{ type: 'RADIO', options }, 'yes', undefined],
    [{ type: 'RADIO', options }, 'perhaps', 'field.choice'],
    [{ maxLength: 5000 }, '🙏'.repeat(5000), undefined],
    [{ maxLength: 5000 }, '🙏'.repeat(5001), 'field.max'],
    [{}, '<b onclick=x>‮abc‬</b>', undefined],
    [{}, 'a\u0007', 'field.special'],
    [{ type: 'NUMBER' }, '  ', undefined],
  ])('to %o: %s', (more, answer, code) => {
    expect(whyNotAnswer(question('a', more), answer)?.code).toBe(code);
  });
});

describe('what is asked', () => {
  const ids = (answers: Record<string, string>) =>
    askedOf(MARRIAGE, answers).map((one) => `${one.depth} ${one.question.id}`);

  it('opens children of any depth under the option that was chosen', () => {
    expect(ids({})).toEqual(['0 married', '0 goals']);
    expect(ids({ married: 'yes' })).toEqual(['0 married', '1 together', '1 apart', '0 goals']);
    expect(ids({ married: 'yes', apart: 'yes' })).toEqual(['0 married', '1 together', '1 apart', '2 since', '0 goals']);
    expect(ids({ married: 'no', apart: 'yes' })).toEqual(['0 married', '0 goals']);
  });

  it('counts what is asked now, and tells the required ones without an answer together', () => {
    expect(progressOf([MARRIAGE], { married: 'yes', goals: '  ', since: '4' })).toEqual({
      asked: 4,
      answered: 1,
      missing: ['together', 'goals'],
    });
  });
});

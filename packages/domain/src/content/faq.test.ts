import { expect, test } from 'vitest';
import { faqGroupFor, faqMatches, readFaqElements, type FaqGroup } from './faq.ts';

const GROUP: FaqGroup = {
  title: { en: 'Cards', es: 'Tarjetas' },
  elements: [
    { question: { en: 'First?', es: '¿Primera?' }, answer: { en: 'One', es: 'Uno' } },
    { question: { en: 'Second?', es: '¿Segunda?' }, answer: { en: 'Two', es: 'Dos' } },
  ],
};

test('a group is told in the language of its reader, its elements numbered, as JSON text', () => {
  const { title, list_fqa_elements } = faqGroupFor('es', GROUP);
  expect(title).toBe('Tarjetas');
  expect(JSON.parse(list_fqa_elements)).toEqual([
    { list_fqa_element_position: 1, question: '¿Primera?', answer: 'Uno' },
    { list_fqa_element_position: 2, question: '¿Segunda?', answer: 'Dos' },
  ]);
});

test('elements are read in the order of their positions, in whatever order they come', () => {
  const elements = [3, 1, 2].map((list_fqa_element_position) => ({
    list_fqa_element_position,
    question: `${list_fqa_element_position}`,
    answer: '',
  }));
  expect(readFaqElements(JSON.stringify(elements))?.map(({ question }) => question)).toEqual(['1', '2', '3']);
});

test.each(['', '{', 'null', '{}', '[null]', '[{"question":"a","answer":"b"}]', '["a"]'])(
  'a group whose elements are %s is left out',
  (json) => {
    expect(readFaqElements(json)).toBeUndefined();
  },
);

test.each([
  ['', true],
  ['contrasena', true],
  ['CONTRASEÑA cambiar', true],
  ['contraseña perder', false],
  ['cuenta', true],
])('"%s" is found: %s', (wanted, expected) => {
  const element = {
    list_fqa_element_position: 1,
    question: '¿Cómo cambio mi contraseña?',
    answer: 'En el menú del perfil, Cambiar contraseña.',
  };
  expect(faqMatches(wanted, 'Cuenta', element)).toBe(expected);
});

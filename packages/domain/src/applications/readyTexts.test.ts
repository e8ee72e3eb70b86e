import { expect, it } from 'vitest';
import { readyTextsFor, type ReadyText } from './readyTexts.ts';

const text = (name: string, places: ReadyText['places'] = [], active = true): ReadyText => ({
  text: { en: name, es: name },
  places,
  active,
});
const texts = [
  text('documents', ['documents']),
  text('people', ['leader', 'spouse']),
  text('photos', ['photos']),
  text('anywhere'),
  text('set aside', [], false),
];

it.each([
  ['FORM_DOCUMENT_LOGO', ['documents', 'anywhere']],
  ['FORM_LEADER_NAME', ['people', 'anywhere']],
  ['FORM_LEADER_SPOUSE_NAME', ['people', 'anywhere']],
  ['FORM_LEADER_SPOUSE_PHOTO', ['photos', 'anywhere']],
  ['FORM_MINISTRY_CONTACT_EMAIL', ['anywhere']],
  ['constructor', ['anywhere']],
])(
  'ready texts for %s are those for its place and for everywhere, in their order, none that is set aside',
  (key, names) => {
    expect(readyTextsFor(texts, key).map(({ text: { en } }) => en)).toEqual(names);
  },
);

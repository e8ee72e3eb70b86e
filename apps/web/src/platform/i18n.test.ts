import { expect, test } from 'vitest';
import { chooseLanguage } from './i18n.ts';

test.each([
  ['the address beats all', { query: 'es', cookie: 'en', profile: 'en' }, 'es'],
  ['the cookie beats the profile', { query: null, cookie: 'es', profile: 'en' }, 'es'],
  ['the profile beats the default', { query: null, cookie: undefined, profile: 'es' }, 'es'],
  ['English is the default', { query: null, cookie: undefined }, 'en'],
  ['a language that does not exist does not count', { query: 'fr', cookie: 'xx', profile: 'es' }, 'es'],
] as const)('%s', (_, sources, expected) => {
  expect(chooseLanguage(sources)).toBe(expected);
});

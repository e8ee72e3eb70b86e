import { expect, it } from 'vitest';
import { partsOf } from './partsOf.ts';

const links = (text: string) =>
  partsOf(text)
    .filter(({ isLink }) => isLink)
    .map(({ part }) => part);

it.each([
  ['Ana', []],
  ['Mire https://example.org/a?b=1#c, por favor.', ['https://example.org/a?b=1#c']],
  ['(http://example.org)', ['http://example.org']],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['<a href="https://example.org">x</a>', ['https://example.org']],
])('of %j the addresses are links', (text, found) => {
  expect(links(text)).toEqual(found);
  expect(
    partsOf(text)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});

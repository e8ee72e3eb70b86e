import { describe, expect, test } from 'vitest';
import { pastedPlain } from './pasted.ts';

describe('what is pasted', () => {
  test.each([
    [`<p class=MsoNormal style='color:red' onclick="x()">a</p>`, '<p>a</p>'],
    ['<!--[if mso]><xml>x</xml><![endif]--><b>a</b>', '<b>a</b>'],
    ['<style>p{color:red}</style><script>x()</script>a', 'a'],
    ['<img src=x onerror=x()>', '<img>'],
    [`<p title="</p><img src=x onerror=x()>">a</p>`, '<p>a</p>'],
  ])('%s loses what would be refused', (html, plain) => {
    expect(pastedPlain(html)).toBe(plain);
  });

  test('keeps where links lead, and the marks of the editor’s own words', () => {
    const html = '<a href="https://church.org">x</a><img data-file="3" alt="y"><p data-pm-slice="1 1 []">z</p>';
    expect(pastedPlain(html)).toBe(html);
  });
});

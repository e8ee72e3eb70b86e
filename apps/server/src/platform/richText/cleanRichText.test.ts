import { describe, expect, test } from 'vitest';
import {
  isBlank,
  picturesIn,
  RICH_TEXT_KINDS,
  RICH_TEXT_LIMITS,
  withPlaces,
  wordsOf,
} from '@portal/domain/fields/richText.ts';
import { HOSTILE_HTML } from '../../../test/hostile/hostileHtml.ts';
import { cleanRichText } from './cleanRichText.ts';

/** All that a text may be, sign by sign: written here a second time, and not with the cleaner's parser. */
const PLAIN = /[^<>]|<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s)>|<(?:br|hr) \/>|<\/a>/.source;
const LINK = /<a href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*">/.source;
const PICTURE = /<img data-(?:file="[1-9]\d{0,3}"|upload="[\da-f-]{36}") alt="[^"<>]*" \/>/.source;
const VIDEO = /<div data-video="[\w/-]+"(?: data-title="[^"<>]*")?>|<\/div>/.source;
const ALLOWED = {
  letter: new RegExp(`^(?:${PLAIN}|${LINK})*$`, 'u'),
  page: new RegExp(`^(?:${PLAIN}|${LINK}|${PICTURE}|${VIDEO})*$`, 'u'),
};

const UPLOAD = '0c5d7f0e-6f1e-4e0f-9a35-0d7a0f6ef001';

describe('a text of strangers', () => {
  test.each(RICH_TEXT_KINDS)('leaves nothing that runs of all hostile HTML: a %s', (kind) => {
    expect(HOSTILE_HTML.length).toBeGreaterThan(800);
    for (const html of HOSTILE_HTML) {
      const clean = cleanRichText(html, kind);
      expect(clean, html.slice(0, 200)).toMatch(ALLOWED[kind]);
      expect(cleanRichText(clean, kind), html.slice(0, 200)).toBe(clean);
    }
  });

  test('nothing that runs arises where two of them meet', () => {
    for (const [at, html] of HOSTILE_HTML.entries()) {
      const other = HOSTILE_HTML[(at * 7 + 13) % HOSTILE_HTML.length] ?? '';
      expect(cleanRichText(html + other, 'page')).toMatch(ALLOWED.page);
      expect(cleanRichText(`<p><a href="${html}">${other}</a></p>`, 'page')).toMatch(ALLOWED.page);
    }
  });

  // Of what takes the square of its length, the longest would not end before the limit of a test.
  test('the longest that may come is done, whatever it is made of', () => {
    for (const part of [
      '<p>word <b>bold</b></p>',
      '<div>',
      '<a href="javascript:x">x</a>',
      '<',
      '&amp;',
      '<!--',
      '<b>',
      '<ul><li>',
    ]) {
      const clean = cleanRichText(part.repeat(RICH_TEXT_LIMITS.length / part.length), 'page');
      expect(cleanRichText(clean, 'page'), part).toBe(clean);
    }
  });
});

describe('what is written', () => {
  const clean = (html: string) => cleanRichText(html, 'page');

  test('stays as it is', () => {
    const html = `<h2>Title</h2><p>One <strong>bold</strong>, <em>italic</em> &amp; <a href="https://church.org/a?b=1&amp;c=2">link</a></p><ul><li><p>x</p></li></ul><blockquote><p>y</p></blockquote><hr /><img data-file="3" alt="A church" /><div data-video="dQw4w9WgXcQ" data-title="Film"></div>`;
    expect(clean(html)).toBe(html);
  });

  test('comes from a word processor as words, headings and lists', () => {
    expect(clean(`<p class=MsoNormal style='color:red'><o:p></o:p><b>Uno</b><span> dos</span></p>`)).toBe(
      '<p><strong>Uno</strong> dos</p>',
    );
    expect(clean('<h1>A</h1><h5>B</h5><table><tr><td>c</td><td>d</td></tr></table><pre>e</pre>')).toBe(
      '<h2>A</h2><h3>B</h3><p>c</p><p>d</p><p>e</p>',
    );
    expect(clean('<div><div>Nine</div><div>Ten</div></div>')).toBe('<p>Nine</p><p>Ten</p>');
  });

  test('keeps the words of a link that leads nowhere', () => {
    expect(clean('<p>See <a href="javascript:alert(1)">this</a> and <a>that</a></p>')).toBe('<p>See this and that</p>');
  });

  test('keeps a picture only as a file of the record, and a video by its id', () => {
    expect(clean('<p>a</p><img src="https://evil.example/pixel.gif" alt="x">')).toBe('<p>a</p>');
    expect(clean(`<img data-upload="${UPLOAD}" src="blob:x" alt=" x " width=9>`)).toBe(
      `<img data-upload="${UPLOAD}" alt="x" />`,
    );
    expect(clean('<div data-video="https://youtu.be/dQw4w9WgXcQ?t=1">x</div>')).toContain(
      '<div data-video="dQw4w9WgXcQ">',
    );
  });

  test('has in a letter neither pictures nor videos', () => {
    const html = '<p>a</p><img data-file="1" alt="x"><div data-video="dQw4w9WgXcQ">b</div>';
    expect(cleanRichText(html, 'letter')).toBe('<p>a</p>b');
  });

  test('is nothing where there is nothing to read, see or play', () => {
    for (const html of ['', '<p></p>', '<p> &nbsp; <br></p>', '<script>x</script>', '<h2><strong></strong></h2>']) {
      expect(clean(html), html).toBe('');
    }
    expect(isBlank('<p>x</p>')).toBe(false);
    expect(isBlank('<img data-file="1" alt="" />')).toBe(false);
  });

  test('is told in words, and its pictures by where they are', () => {
    expect(wordsOf('<h2>A &amp; B</h2><ul><li><p>one</p></li><li><p>t<em>wo</em></p></li></ul>')).toBe(
      'A & B\none\ntwo',
    );
    const html = `<img data-file="3" alt="a" /><img data-upload="${UPLOAD}" alt="b" />`;
    expect(picturesIn(html)).toEqual([{ place: 3 }, { upload: UPLOAD }]);
    expect(withPlaces(html, new Map([[UPLOAD, 4]]))).toBe('<img data-file="3" alt="a" /><img data-file="4" alt="b" />');
  });
});

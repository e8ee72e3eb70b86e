import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rule from './rules.ts';

const TODAY = '2026-11-21';
const codeOf = (fieldRule: rule.FieldRule, text: string) => fieldRule(text, TODAY)?.code;
/** A letter outside the basic plane: two UTF-16 units, one code point. */
const ASTRAL = '𐌰';

describe('text as it is kept', () => {
  it.each([
    ['  Ana \n', 'Ana'],
    ['Jose\u0301', 'José'],
    ['\u00a0\ufeffAna\u2003', 'Ana'],
    ['   ', ''],
    ['a  b', 'a  b'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(rule.tidy(typed)).toBe(kept);
  });

  it('is kept as it is the second time', () => {
    const unit = fc.constantFrom(
      ' ',
      '\n',
      '\u00a0',
      '\u2000',
      '\ufeff',
      'e',
      '\u0301',
      '\u0323',
      'é',
      'ﬁ',
      '각',
      '\u1100',
      '\u1161',
      '😀',
    );
    const text = fc.string({ unit });
    fc.assert(
      fc.property(text, (typed) => rule.tidy(rule.tidy(typed)) === rule.tidy(typed)),
      { numRuns: 1000 },
    );
  });

  it('is counted in code points', () => {
    expect(rule.lengthOf(ASTRAL.repeat(3))).toBe(3);
    expect(rule.lengthOf('Jose\u0301')).toBe(5);
    expect(rule.lengthOf(rule.tidy('Jose\u0301'))).toBe(4);
  });
});

describe('the length of a name', () => {
  it.each([
    ['49 letters', 'a'.repeat(49), undefined],
    ['50 letters', 'a'.repeat(50), undefined],
    ['51 letters', 'a'.repeat(51), 'field.max'],
    ['49 astral letters', ASTRAL.repeat(49), undefined],
    ['50 astral letters', ASTRAL.repeat(50), undefined],
    ['51 astral letters', ASTRAL.repeat(51), 'field.max'],
    ['50 letters typed with their marks apart', rule.tidy('e\u0301'.repeat(50)), undefined],
    ['51 letters typed with their marks apart', rule.tidy('e\u0301'.repeat(51)), 'field.max'],
    ['25 letters whose marks cannot join', 'x\u0301'.repeat(25), undefined],
    ['26 letters whose marks cannot join', 'x\u0301'.repeat(26), 'field.max'],
  ])('%s', (_name, text, code) => {
    expect(codeOf(rule.personName, text)).toBe(code);
  });

  it('is told with the bound', () => {
    expect(rule.personName('a'.repeat(51), TODAY)).toEqual({ code: 'field.max', params: { length: 50 } });
  });
});

describe('the name of a person', () => {
  it.each([
    'A',
    'José',
    'Jose\u0301',
    "O'Brien",
    'O’Brien',
    'García-López',
    'Mª José',
    'J. R. Núñez',
    'Müller',
    'Đặng Thị Hồng',
    'Иван Петров',
    'Ελένη',
    '김민준',
    '山田 太郎',
    'नरेंद्र',
    'محمد عبد الله',
    'יוסף כהן',
    'ნინო',
    'Ọlá',
    '𐌰𐌱',
  ])('%s is accepted', (name) => {
    expect(rule.personName(name, TODAY)).toBeUndefined();
  });

  it.each([
    ['-Ana', 'field.letters'],
    ["'Ana", 'field.letters'],
    ['.Ana', 'field.letters'],
    [' Ana', 'field.letters'],
    ['\u0301Ana', 'field.letters'],
    ['Ana2', 'field.letters'],
    ['2', 'field.letters'],
    ['Ana٣', 'field.special'],
    ['Ana & Co', 'field.special'],
    ['Ana, María', 'field.special'],
    ['Ana (María)', 'field.special'],
    ['Ana😀', 'field.special'],
    ['<b>Ana</b>', 'field.special'],
    ['Ana_María', 'field.special'],
    ['Ana\nMaría', 'field.special'],
    ['Ana\u0000', 'field.special'],
    ['Ana\ud800', 'field.special'],
    ['Ana\u202eaíraM', 'field.special'],
    ['Ana@x', 'field.special'],
    ['Ana/María', 'field.special'],
  ])('%j is refused: %s', (name, code) => {
    expect(codeOf(rule.personName, name)).toBe(code);
  });

  it('tells each character to take out once', () => {
    expect(rule.personName('A&B&C😀', TODAY)).toEqual({ code: 'field.special', params: { characters: '& 😀' } });
  });
});

describe('the name of a church', () => {
  it.each([
    'Casa de Dios',
    "St. Mary's",
    'Iglesia 4 Esquinas',
    'Luz & Vida',
    'Roca (Centro)',
    'Fe, Esperanza',
    '은혜교회',
    'كنيسة الحياة',
    '3 Cruces',
    '٣',
  ])('%s is accepted', (name) => {
    expect(rule.churchName(name, TODAY)).toBeUndefined();
  });

  it.each(['Casa 😀', '<Casa>', 'Casa;', 'Casa/Centro', 'Casa "Fe"', 'Casa\nFe', 'Casa#1', 'Casa@Dios'])(
    '%j is refused',
    (name) => {
      expect(codeOf(rule.churchName, name)).toBe('field.special');
    },
  );

  it.each([
    [100, undefined],
    [101, 'field.max'],
  ])('of %i characters: %s', (length, code) => {
    expect(codeOf(rule.churchName, 'a'.repeat(length))).toBe(code);
  });
});

describe('city, state and zip', () => {
  it.each(['México', 'San José', 'Baden-Baden', 'Sector 7', '서울', 'Đà Nẵng'])('%s is a city', (name) => {
    expect(rule.placeName(name, TODAY)).toBeUndefined();
  });

  it.each(['Quito!', 'Quito_1', 'Quito;', 'Quito😀', '<i>', 'Quito\n'])('%j is none', (name) => {
    expect(codeOf(rule.placeName, name)).toBe('field.special');
  });

  it.each([
    ['01000', undefined],
    ['SW1A 1AA', undefined],
    ['28-029', undefined],
    ['123456789012', undefined],
    ['1234567890123', 'field.max'],
    ['12#4', 'field.special'],
    ['12.4', 'field.special'],
  ])('zip %s: %s', (text, code) => {
    expect(codeOf(rule.zip, text)).toBe(code);
  });
});

describe('free text', () => {
  it.each([
    ['line', rule.line(10)],
    ['paragraph', rule.paragraph(10)],
  ])('a %s is bounded in code points and takes any script and emoji', (_name, free) => {
    expect(codeOf(free, '😀'.repeat(10))).toBeUndefined();
    expect(codeOf(free, '😀'.repeat(11))).toBe('field.max');
    expect(codeOf(free, 'Calle 5 #3')).toBeUndefined();
    expect(codeOf(free, 'שלום')).toBeUndefined();
  });

  it.each([
    ['a\nb', true],
    ['a\r\nb', true],
    ['a\tb', true],
    ['a\u0000b', false],
    ['a\u0007b', false],
    ['a\u007fb', false],
    ['a\ud800b', false],
  ])('%j: breaks only in paragraphs, control characters and half characters nowhere', (text, inParagraph) => {
    expect(codeOf(rule.line(10), text)).toBe('field.special');
    expect(codeOf(rule.paragraph(10), text)).toBe(inParagraph ? undefined : 'field.special');
  });

  it('a list is searched for 3 to 120 characters of one line', () => {
    const texts = ['ab', 'ñandú', 'a'.repeat(120), 'a'.repeat(121), 'one\ntwo', '👩‍👩‍👧'];
    expect(texts.map((text) => codeOf(rule.partOfText, text))).toEqual([
      'field.min',
      undefined,
      undefined,
      'field.max',
      'field.special',
      undefined,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import * as rule from './rules.ts';

const TODAY = '2026-11-21';
const codeOf = (fieldRule: rule.FieldRule, text: string) => fieldRule(text, TODAY)?.code;

describe('an e-mail', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@church.org'.length)}@church.org`;

  it.each([
    [119, undefined],
    [120, undefined],
    [121, 'field.max'],
  ])('of %i characters: %s', (length, code) => {
    expect(codeOf(rule.email, ofLength(length))).toBe(code);
  });

  it.each([
    'name@church.org',
    'a@b',
    "o'brien@church.org",
    'ana+portal@mail.church.org',
    'josé@iglesia.mx',
    'ana@bücher.example',
    'a_b-c.d@x-y.co',
  ])('%s is accepted', (text) => {
    expect(rule.email(text, TODAY)).toBeUndefined();
  });

  it.each([
    '',
    '@',
    'ana',
    'ana@',
    '@church.org',
    'ana@@church.org',
    'ana@b@c.org',
    'ana b@church.org',
    'ana@chu rch.org',
    'ana@church.',
    'ana@.org',
    'ana@church..org',
    'ana@church,org',
    '<ana@church.org>',
    'Ana <ana@church.org>',
    '"ana"@church.org',
    'a@b.org;c@d.org',
    'a@b.org,c@d.org',
    'mailto:ana@church.org',
    'ana@[127.0.0.1]',
    'ana\\@church.org',
  ])('%j is refused', (text) => {
    expect(codeOf(rule.email, text)).toBe('field.email');
  });

  it.each(['a@b.org\nBcc: c@d.org', 'a@b.org\r', 'a\u0000@b.org', 'a@b.o\u2028rg'])('%j smuggles no line', (text) => {
    expect(codeOf(rule.email, text)).toBe('field.special');
  });
});

describe('a password', () => {
  it.each([
    ['7 characters', 'abcde1!', false],
    ['8 characters', 'abcdef1!', true],
    ['20 characters', `${'a'.repeat(18)}1!`, true],
    ['21 characters', `${'a'.repeat(19)}1!`, false],
    ['8 code points, 14 units', '𐌰𐌰𐌰𐌰𐌰𐌰1!', true],
    ['7 code points, 12 units', '𐌰𐌰𐌰𐌰𐌰1!', false],
    ['20 code points, 38 units', `${'𐌰'.repeat(18)}1!`, true],
    ['no letter', '1234567!', false],
    ['no number', 'abcdefg!', false],
    ['no special character', 'abcdefg1', false],
    ['a space for special character', 'abcde 12', false],
    ['a tab for special character', 'abcde\t12', false],
    ['an accent for special character', 'abcdefé1', false],
    ['spaces at the ends, which count', ' abc1!  ', true],
    ['a letter of another script', 'пароль1!', true],
    ['an underscore', 'abcdef1_', true],
    ['an emoji for special character', 'abcdef1😀', true],
    ['nothing', '', false],
  ])('with %s', (_name, text, accepted) => {
    expect(codeOf(rule.password, text)).toBe(accepted ? undefined : 'field.password');
  });
});

describe('an address on the web', () => {
  it.each([
    'https://church.org',
    'http://church.org',
    'HTTPS://Church.Org',
    'https://www.facebook.com/casa.de.dios?x=1#y',
    'https://church.org:8443/a',
    'https://iglesia.méxico',
    'https://例え.jp/道',
    'https://church.org/a_b~c/(d)',
    'https://x-y.church.org/',
  ])('%s is accepted', (text) => {
    expect(rule.url(text, TODAY)).toBeUndefined();
  });

  it.each([
    '',
    'church.org',
    'www.church.org',
    'https://',
    'https:///church.org',
    'https://church',
    'https://.org',
    'https://church..org',
    'https://church.org.',
    'ftp://church.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//church.org',
    'https://church.org/a b',
    'https://chu rch.org',
    'xhttps://church.org',
    'https://<script>.org',
    'https://a"b.org',
    'https://church.org@evil.example',
    'https://church.org:http',
    'https://church.org\\a',
    'https://[::1]',
  ])('%j is refused', (text) => {
    expect(codeOf(rule.url, text)).toBe('field.url');
  });

  it('is bounded and of one line', () => {
    expect(codeOf(rule.url, `https://church.org/${'a'.repeat(281)}`)).toBeUndefined();
    expect(codeOf(rule.url, `https://church.org/${'a'.repeat(282)}`)).toBe('field.max');
    expect(codeOf(rule.url, 'https://church.org/\nx')).toBe('field.special');
  });
});

describe('a telephone number', () => {
  it.each([
    ['', 'field.min'],
    ['123', 'field.min'],
    ['1234', undefined],
    ['12345678901234', undefined],
    ['123456789012345', 'field.max'],
    ['+5215512345', 'field.numbers'],
    ['55 1234 5678', 'field.numbers'],
    ['55-1234', 'field.numbers'],
    ['٥٥١٢٣٤', 'field.numbers'],
    ['12.34', 'field.numbers'],
  ])('%j: %s', (text, code) => {
    expect(codeOf(rule.phoneNumber, text)).toBe(code);
  });

  it.each([
    ['1', undefined],
    ['593', undefined],
    ['+593', 'field.areaCode'],
    ['0', 'field.areaCode'],
    ['', 'field.areaCode'],
  ])('area code %j: %s', (text, code) => {
    expect(codeOf(rule.areaCode, text)).toBe(code);
  });
});

describe('choices and figures', () => {
  it.each([
    ['EC', undefined],
    ['ec', 'field.choice'],
    ['XX', 'field.choice'],
    ['*', 'field.choice'],
  ])('country %s: %s', (text, code) => {
    expect(codeOf(rule.country, text)).toBe(code);
  });

  it.each([
    ['true', undefined],
    ['false', undefined],
    ['TRUE', 'field.choice'],
    ['1', 'field.choice'],
  ])('yes or no %s: %s', (text, code) => {
    expect(codeOf(rule.yesNo, text)).toBe(code);
  });

  it.each([
    ['-1', { code: 'field.least', params: { length: 0 } }],
    ['0', undefined],
    ['30', undefined],
    ['31', { code: 'field.most', params: { length: 30 } }],
    ['999999999', { code: 'field.most', params: { length: 30 } }],
    ['1000000000', { code: 'field.numbers' }],
    ['1.5', { code: 'field.numbers' }],
    ['1,000', { code: 'field.numbers' }],
    ['1e1', { code: 'field.numbers' }],
    ['0x1', { code: 'field.numbers' }],
    ['٣', { code: 'field.numbers' }],
    ['NaN', { code: 'field.numbers' }],
    ['', { code: 'field.numbers' }],
  ])('a whole number from 0 to 30, %j', (text, expected) => {
    expect(rule.whole(0, 30)(text, TODAY)).toEqual(expected);
  });
});

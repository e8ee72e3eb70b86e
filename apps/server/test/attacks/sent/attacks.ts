/** What is sent in place of good values: the same list for every field of every endpoint. */
import type { ErrorCode } from '@portal/contract/errors.ts';

export interface Attack {
  name: string;
  /** As it stands in the JSON of a body; nothing where the field is left out. */
  json: string | Buffer | undefined;
  /** The code it earns wherever it stands, since a body with it in it is not read at all. */
  earns?: ErrorCode;
  /** No field takes it: what is meant for a line or a page has an end. */
  neverTaken?: true;
}

const TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'a blank text': ' \t\u00a0\u3000',
  'one letter': 'x',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  'right to left': 'مرحبا بالعالم',
  'a turned direction': '\u202Egnp.exe',
  NUL: 'a\0b',
  'control characters': 'a\u0007\u001b[31m',
  'line breaks': 'one\r\ntwo\n\tthree',
  'a line separator': 'one\u2028two',
  'letters to compose': '  Jose\u0301 \u1112\u1161\u11ab  ',
  'a sign that composing changes': '\u212Aelvin',
  'no width': '\u200b\u200d\ufeff',
  'half a surrogate pair': 'a\ud800',
  SQL: "Robert'); drop table application; --",
  'an SQL condition': "' or '1'='1",
  'an SQL pattern': '%_\\',
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'a template': '{{7*7}} ${7*7} {name} %s %n',
  __proto__: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'the word null': 'null',
  'a path': '../../../../etc/passwd',
  'a header': 'a\r\nSet-Cookie: a=1',
  'a formula': '=HYPERLINK("https://example.org")',
  'a thousand letters and one': 'x'.repeat(1001),
  'a thousand emoji': '🙏'.repeat(1000),
  'digits of another script': '１２３',
  'a date that does not exist': '2026-02-30',
  'the year 0': '0000-01-01',
  'a far year': '+275760-09-13',
  'an unknown id': '00000000-0000-4000-8000-000000000000',
  'a number as text': '1e3',
  'a name between blanks': ' \u00a0Mari\u0301a José O’Brien-García ',
  'a place between blanks': '  Sa\u0303o Paulo ',
  'a name of another script': ' 王小明 ',
  'an email between blanks': ' Jose\u0301@Example.org ',
  'an address of the web': " https://exa\u0301mple.org/?q=<script>#' ",
  'a day between blanks': ' 1985-04-03 ',
  'a country between blanks': ' CR\n',
  'a phone between blanks': ' 22223333 ',
};

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '7',
  '1.5',
  '1e-7',
  '1e308',
  '1e999',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
];

const SHAPES: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  false: 'false',
  'an empty list': '[]',
  'a list': '["a"]',
  'a list of lists': '[[null]]',
  'an empty object': '{}',
  'an object': '{"a":1}',
  'an object like a text': '{"length":5,"toString":"x","valueOf":1}',
  'a list 5,000 deep': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'an object 5,000 deep': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
};

/** Bytes that are no UTF-8; the last has the length of the sign that a decoder puts in its place. */
const BROKEN_UTF8: Readonly<Record<string, readonly number[]>> = {
  'a stray byte': [0xff],
  'an overlong sign': [0xc0, 0xaf],
  'a surrogate in UTF-8': [0xed, 0xa0, 0x80],
  'three of four bytes': [0xf0, 0x9f, 0x98],
};

export const ATTACKS: readonly Attack[] = [
  { name: 'nothing at all', json: undefined },
  ...Object.entries(TEXTS).map(([name, text]) => ({ name, json: JSON.stringify(text) })),
  { name: '200 kB', json: JSON.stringify('ñ'.repeat(100_000)), neverTaken: true },
  ...NUMBERS.map((number) => ({ name: `the number ${number}`, json: number })),
  ...Object.entries(SHAPES).map(([name, json]) => ({ name, json })),
  ...Object.entries(BROKEN_UTF8).map(([name, bytes]) => ({
    name,
    json: Buffer.from([0x22, 0x61, ...bytes, 0x22]),
    earns: 'http.malformed' as const,
  })),
  { name: 'a prototype', json: '{"__proto__":{"admin":true}}', earns: 'http.malformed' },
  { name: 'a constructor', json: '{"constructor":{"prototype":{"admin":true}}}', earns: 'http.malformed' },
];

/** An attack on a value of a query, already as it stands in the address. */
interface QueryAttack extends Attack {
  encoded: string | undefined;
}

const encodable = Object.entries(TEXTS).filter(([, text]) => text.isWellFormed() && text.length < 2000);

export const QUERY_ATTACKS: readonly QueryAttack[] = [
  { name: 'nothing at all', json: undefined, encoded: undefined },
  ...[...encodable, ...NUMBERS.map((number) => [`the number ${number}`, number] as const)].map(([name, text]) => ({
    name,
    json: JSON.stringify(text),
    encoded: encodeURIComponent(text),
  })),
  ...['%', '%ff', '%f0%9f%98', '%u0041', '+', '1&1', 'a[b]=1', '1%00'].map((encoded) => ({
    name: `the address ${encoded}`,
    json: undefined,
    encoded,
  })),
];

/** For a parameter of a path, already as bytes of an address: none of them names anything. */
export const PATH_ATTACKS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '+1',
  '999999999999999',
  '9999999999999999',
  '9'.repeat(250),
  '9'.repeat(400),
  'abc',
  'null',
  '%00',
  '1%00',
  '%20',
  '1%20',
  '%ef%bc%91',
  '..%2f..%2fetc%2fpasswd',
  "1'%20or%20'1'='1",
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  '%f0%9f%99%8f',
  '%e2%80%ae1',
  '1;drop',
  '1,2',
];

/** Parameters that no server can read. */
export const BROKEN_PATHS: readonly string[] = ['%ff', '%', '%f0%9f%98', '%c0%af'];

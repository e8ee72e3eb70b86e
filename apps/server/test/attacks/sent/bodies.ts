/** Bodies that are wrong as a whole. */
import type { ErrorCode } from '@portal/contract/errors.ts';

export interface Body {
  name: string;
  payload: Buffer | string | undefined;
  type?: string;
  /** What endpoints that take JSON answer. */
  earns: ErrorCode;
}

const malformed = (name: string, payload: Buffer | string): Body => ({ name, payload, earns: 'http.malformed' });
const unread = (type: string, payload: Buffer | string = 'a=1'): Body => ({
  name: `a body of type ${type}`,
  payload,
  type,
  earns: 'http.mediaType',
});

export const BODIES: readonly Body[] = [
  { name: 'no body', payload: undefined, earns: 'GE001' },
  { name: 'the body null', payload: 'null', earns: 'GE001' },
  ...['{', '{"a":1,}', '"', 'NaN', "{'a':1}", '{"a":1}{"b":2}', '\0'].map((text) =>
    malformed(`the text ${text}`, text),
  ),
  ...['[]', '[{}]', '"text"', '7', 'true', '1e999'].map((text) => malformed(`the JSON ${text}`, text)),
  malformed('lists 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  malformed('lists without end', '['.repeat(100_000)),
  malformed('a prototype', '{"__proto__":{"admin":true}}'),
  malformed('a constructor', '{"constructor":{"prototype":{"admin":true}}}'),
  malformed('UTF-16', Buffer.from('{"a":"ñ"}', 'utf16le')),
  malformed('Latin 1', Buffer.from('{"a":"ñ"}', 'latin1')),
  malformed('a gzipped text', Buffer.from('1f8b0800000000000003ab564a54b25230ac05006cd0b8ca07000000', 'hex')),
  { name: '300 kB', payload: JSON.stringify({ a: 'x'.repeat(300_000) }), earns: 'http.tooLarge' },
  ...['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', 'nonsense'].map(
    (type) => unread(type),
  ),
];

/** Keys and values that are strange but must change nothing, added to a good body. */
export const MORE_KEYS = [
  '"toString":1,"valueOf":null,"hasOwnProperty":{}',
  `"deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '"":"","a.b":1,"id":1,"user_id":1,"status":"SENT","deleted_at":"2020-01-01"',
  `"many":[${'{},'.repeat(5000)}{}]`,
];

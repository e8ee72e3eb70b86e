/** Headers that no browser sends, or that a proxy or a stranger may set. */
import type { ErrorCode } from '@portal/contract/errors.ts';

export interface Headers {
  headers: Readonly<Record<string, string>>;
  /** What is answered because of it; absent, the answer may be whatever it is without. */
  earns?: ErrorCode;
  /** Only endpoints of the staff look at it. */
  ofStaff?: true;
}

const all = (name: string, values: readonly string[], rest: Omit<Headers, 'headers'> = {}): Headers[] =>
  values.map((value) => ({ headers: { [name]: value }, ...rest }));

export const HEADERS: readonly Headers[] = [
  ...all('idempotency-key', ['', 'short', 'with a space', 'x'.repeat(101), 'ñañañaña', '\t\t\t\t\t\t\t\t'], {
    earns: 'idempotency.key',
  }),
  ...all('idempotency-key', ["x'; drop table", '../../../etc', '__proto__', '<script>alert(1)']),
  ...all('x-role-id', ['', '0', '-1', '1.0', '1e0', 'abc', '01', '99999999999999999999', '__proto__', '1,2'], {
    earns: 'GE004',
    ofStaff: true,
  }),
  ...all('accept-language', ['', 'es-MX,es;q=0.9', 'xx', '*', 'e', '__proto__', 'ñ', 'en'.repeat(2000)]),
  ...all('range', ['bytes=0-1', 'bytes=-', 'bytes=9-1,2-', 'lines=1']),
  ...all('host', ['', 'evil.example', 'a b', '[::1', 'evil.example:99999']),
  ...all('x-forwarded-for', ['1.2.3.4', '<script>', '1.2.3.4, '.repeat(300), "1' or '1'='1"]),
  ...all('x-forwarded-proto', ['javascript', 'https,http']),
  ...all('x-forwarded-host', ['evil.example', 'a b']),
  ...all('x-forwarded-prefix', ['/elsewhere']),
  ...all('x-original-url', ['/api/business/outbox']),
  ...all('x-http-method-override', ['DELETE', 'TRACE']),
  ...all('content-encoding', ['gzip', 'br', 'identity', 'nonsense']),
  ...all('accept-encoding', ['', 'nonsense', 'gzip;q=0', '*;q=x', 'zstd,br,gzip']),
  ...all('accept', ['text/html', 'image/*', 'nonsense']),
  ...all('user-agent', ['', 'ÿ\u0080', 'x'.repeat(5000), '<script>', "'; drop table session; --"]),
  ...all('x-user-action', ['', '1', 'nonsense']),
  ...all('cookie', ['a', '__proto__=1', 'portal_token=%ff', 'x='.repeat(2000)]),
  ...all('expect', ['100-continue', 'nonsense']),
  ...all('if-none-match', ['*', '"x"']),
  ...all('if-modified-since', ['yesterday']),
  ...all('x-request-id', ['<script>', 'x'.repeat(5000)]),
  ...all('origin', ['null', 'https://evil.example']),
  ...all('upgrade', ['websocket', 'h2c']),
];

/** Said of a body that is good. */
export const BODY_TYPES: readonly string[] = [
  'APPLICATION/JSON',
  'application/json; charset=utf-8',
  'application/json; charset=nonsense',
  'application/json;',
  'application/json; charset',
];

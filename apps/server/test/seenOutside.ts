import type { Answer } from './buildTestServer.ts';

/** Different in every answer, whoever asks: its moment, its number, the page's nonce, the asking network's own count. */
const ALWAYS_DIFFERENT = [
  'date',
  'x-request-id',
  'content-security-policy',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** All that an outsider sees of an answer. */
export function seenOutside({ status, headers, body, codes }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ALWAYS_DIFFERENT.includes(name));
  const text = JSON.stringify(body).replaceAll(String(headers['x-request-id']), 'its number');
  return { status, codes, headers: Object.fromEntries(kept), text };
}

import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';

const byTheBrowser = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

test('is SHA-256 for every length around the block borders, and for text beyond ASCII', async () => {
  const texts = [...Array.from({ length: 140 }, (_, length) => 'k'.repeat(length)), 'ñandú 漢字 😀', 'x'.repeat(5000)];
  for (const text of texts) expect(digestOf(text)).toBe(await byTheBrowser(text));
});

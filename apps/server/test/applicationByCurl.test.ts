import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { typedFrom } from './typed/typedFrom.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test.skipIf(!hasCurl)(
  'an applicant comes from registering to a paid card by the commands of docs/application-by-curl.md as they stand there',
  async () => {
    const told = await typedFrom('docs/application-by-curl.md', { demo: 5 }, cleanUps);
    // Four steps, a photo and eight documents.
    expect(told.filter((line) => line === 'true')).toHaveLength(13);
    expect(told.filter((line) => line.includes('"status":true'))).toHaveLength(4);
    expect(told.join('\n')).not.toMatch(/false|undefined/);
    expect(told).toContainEqual(expect.stringMatching(/^\d{4}-\d{6}$/));
    // Nothing was missing any more.
    expect(told).toContain('{}');
    expect(told.at(-6)).toBe('PAID');
    // What one wrote oneself one has read.
    expect(told.slice(-4)).toEqual(['Is anything missing?', 'document.pdf', '%PDF-', '0']);
  },
);

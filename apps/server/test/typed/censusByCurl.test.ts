import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { typedFrom } from './typedFrom.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test.skipIf(!hasCurl)(
  'a church answers its report by the commands of docs/census-by-curl.md as they stand there',
  async () => {
    const told = await typedFrom('docs/census-by-curl.md', { demo: 20 }, cleanUps);
    const [email, before, form, version, broken, missing, sent, again, after, pdf, excel] = told;
    expect(email).toMatch(/@/);
    expect(before).toBe('CENSUS_WITHOUT_STARTING');
    expect(form).toContain('Membership');
    expect(version).toBe('2');
    expect([broken, missing, sent, again, after]).toEqual([
      'field.least',
      'census.incomplete',
      'SEND',
      'census.sent',
      'SEND',
    ]);
    expect([pdf, excel]).toEqual(['%PDF-', 'PK']);
  },
);

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tree } from '../../house/tree.ts';
import { webDigest } from './webDigest.ts';

const SOURCES = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'apps/web/src/main.tsx': 'a',
  'apps/web/dist/index.html': 'built',
  'packages/domain/src/a.ts': 'a',
  'packages/contract/src/a.ts': 'a',
  'packages/messages/src/en/a.ts': 'a',
};

test.each(['package-lock.json', 'apps/web/src/main.tsx', 'packages/messages/src/en/a.ts', 'apps/web/src/new.css'])(
  'a change of %s asks for a new build',
  (path) => {
    const root = tree(SOURCES);
    const before = webDigest(root);
    writeFileSync(join(root, path), 'changed');
    expect(webDigest(root)).not.toBe(before);
  },
);

test('the same sources have the same build, whatever was built or tested beside them', () => {
  const root = tree(SOURCES);
  const before = webDigest(root);
  writeFileSync(join(root, 'apps/web/src/main.test.tsx'), 'a test');
  rmSync(join(root, 'apps/web/dist'), { recursive: true });
  expect(webDigest(root)).toBe(before);
  expect(webDigest(tree(SOURCES))).toBe(before);
});

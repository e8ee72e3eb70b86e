import { describe, expect, test } from 'vitest';
import { findForbiddenImports } from './importRules.ts';
import { tree } from '../tree.ts';

const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';

const FORBIDDEN: [why: string, file: string, source: string][] = [
  ['domain imports a library', 'packages/domain/src/a.ts', `import { z } from 'zod/mini';`],
  ['domain imports Node', 'packages/domain/src/a.ts', `import { join } from 'node:path';`],
  ['domain imports the contract', 'packages/domain/src/a.ts', `import type { A } from '@portal/contract/a.ts';`],
  ['contract imports the whole of zod', 'packages/contract/src/a.ts', `import { z } from 'zod';`],
  ['contract imports messages', 'packages/contract/src/a.ts', `import { a } from '@portal/messages/en/a.ts';`],
  [
    'messages import a value of the contract',
    'packages/messages/src/en/a.ts',
    `import { A } from '@portal/contract/a.ts';`,
  ],
  ['messages import a library', 'packages/messages/src/en/a.ts', `import dayjs from 'dayjs';`],
  ['the server imports the portal', `${SERVER}/users/a.ts`, `import { a } from '../../../web/src/users/a.ts';`],
  ['the portal imports the server', `${WEB}/users/a.ts`, `export type { A } from '../../../server/src/users/a.ts';`],
  ['a tier is imported by path', `${WEB}/users/a.ts`, `import { a } from '../../../../packages/domain/src/a.ts';`],
  ['platform imports a noun', `${SERVER}/platform/http/a.ts`, `import { a } from '../../users/a.ts';`],
  ['platform imports a noun lazily', `${SERVER}/platform/a.ts`, `export const a = () => import('../users/a.ts');`],
  ['platform names the type of a noun', `${SERVER}/platform/a.ts`, `export type A = import('../users/a.ts').A;`],
  [
    'platform widens the module of a noun',
    `${SERVER}/platform/a.ts`,
    `declare module '../users/a.ts' { interface A {} }`,
  ],
  ['a noun imports one above it', `${SERVER}/persons/a.ts`, `import { a } from '../applications/a.ts';`],
  ['a noun imports the server', `${SERVER}/persons/a.ts`, `import { a } from '../server.ts';`],
  ['a noun imports the demo', `${SERVER}/persons/a.ts`, `import { a } from '../demo/a.ts';`],
  ['a noun imports notifications', `${SERVER}/statistics/a.ts`, `import { a } from '../notifications/a.ts';`],
  ['statistics import a noun', `${SERVER}/statistics/a.ts`, `import { a } from '../persons/a.ts';`],
  ['a noun is not in the table', `${SERVER}/wizards/a.ts`, `import { a } from '../persons/a.ts';`],
  ['the product imports its tests', `${SERVER}/persons/a.ts`, `import { a } from '../../test/a.ts';`],
  ['ui imports a noun', `${WEB}/ui/a.tsx`, `import { a } from '../users/a.ts';`],
  ['ui imports the network', `${WEB}/ui/a.tsx`, `import { useQuery } from '@tanstack/react-query';`],
  ['ui imports messages', `${WEB}/ui/a.tsx`, `import { a } from '@portal/messages/en/a.ts';`],
  ['ui imports the platform', `${WEB}/ui/a.tsx`, `import { a } from '../platform/a.ts';`],
  ['platform of the portal imports a noun', `${WEB}/platform/a.ts`, `import { a } from '../users/a.ts';`],
  ['a noun imports another noun', `${WEB}/users/a.ts`, `import { a } from '../applications/a.ts';`],
  ['the board imports another noun', `${WEB}/applications/board/a.ts`, `import { a } from '../../interviews/a.ts';`],
  ['the card imports what it shows', `${WEB}/applications/card/a.tsx`, `import { a } from '../../interviews/a.tsx';`],
  ['a noun imports the shell', `${WEB}/users/a.ts`, `import { a } from '../shell/a.ts';`],
  ['a noun imports the screens', `${WEB}/users/a.ts`, `import { a } from '../screens.tsx';`],
  ['the portal imports Node', `${WEB}/users/a.ts`, `import { join } from 'node:path';`],
];

const ALLOWED: [why: string, file: string, source: string][] = [
  [
    'the contract uses the domain and zod/mini',
    'packages/contract/src/a.ts',
    `import * as z from 'zod/mini'; import { a } from '@portal/domain/a.ts';`,
  ],
  [
    'messages use types of the contract',
    'packages/messages/src/en/a.ts',
    `import type { A } from '@portal/contract/a.ts';`,
  ],
  [
    'a test of the domain uses vitest',
    'packages/domain/src/a.test.ts',
    `import { test } from 'vitest'; import fc from 'fast-check';`,
  ],
  [
    'main imports what it starts',
    `${SERVER}/main.ts`,
    `import { a } from './server.ts'; import { b } from './platform/b.ts';`,
  ],
  ['what the card shows imports the card', `${WEB}/interviews/a.ts`, `import { a } from '../applications/a.ts';`],
  [
    'a noun imports those before it',
    `${SERVER}/applications/a.ts`,
    `import { a } from '../persons/a.ts'; import { b } from '../platform/b.ts';`,
  ],
  ['the demo imports any noun', `${SERVER}/demo/a.ts`, `import { a } from '../payments/a.ts';`],
  [
    'a test of a noun builds the server',
    `${SERVER}/persons/a.test.ts`,
    `import { a } from '../../test/buildTestServer.ts';`,
  ],
  ['the platform joins parts of ui', `${WEB}/platform/a.tsx`, `import { a } from '../ui/a.tsx';`],
  [
    'a noun uses platform and ui',
    `${WEB}/users/a.tsx`,
    `import { a } from '../ui/a.tsx'; import { b } from '../platform/b.ts';`,
  ],
];

describe('the order of the layers', () => {
  test.each(FORBIDDEN)('goes red when %s', (_why, file, source) => {
    expect(findForbiddenImports(tree({ [file]: source }))).toHaveLength(1);
  });

  test.each(ALLOWED)('stays green when %s', (_why, file, source) => {
    expect(findForbiddenImports(tree({ [file]: source }))).toEqual([]);
  });

  test('does not take words in comments and strings for imports', () => {
    const source = `/* import { a } from '@portal/contract/a.ts' */ export const text = "import b from 'zod'";`;
    expect(findForbiddenImports(tree({ 'packages/domain/src/a.ts': source }))).toEqual([]);
  });

  test('fails when it has read no modules', () => {
    expect(() => findForbiddenImports(tree({ 'README.md': 'empty' }))).toThrow('No modules');
  });

  test('fails on a module that it cannot read', () => {
    expect(() => findForbiddenImports(tree({ 'packages/domain/src/a.ts': 'import {' }))).toThrow(
      'packages/domain/src/a.ts',
    );
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../apps/web');
const SOURCES = join(WEB, 'src');
const styles = join(dirname(createRequire(join(WEB, 'package.json')).resolve('@mantine/core/styles.css')), 'styles');

/** The components of the library that some file imports by name. */
const used = new Set(
  globSync('**/*.tsx', { cwd: SOURCES })
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/import \{([^}]+)\} from '@mantine\/core'/g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);

test('every component of the library that is used brings its styles', () => {
  const imported = ['mantineLogin.css', 'mantineFrame.css']
    .map((file) => readFileSync(join(SOURCES, 'ui', file), 'utf8'))
    .join('\n');
  const unstyled = [...used].filter(
    (name) => existsSync(join(styles, `${name}.layer.css`)) && !imported.includes(`styles/${name}.layer.css`),
  );
  expect(used).toContain('Switch');
  expect(unstyled).toEqual([]);
});

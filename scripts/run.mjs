// The door of every command (`npm start`, `npm test`, …). Plain JavaScript, because the Node that opens it may be too old
// to read TypeScript: then it hands over to the Node that the project brings, or says what to do.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = 24;

const commands = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  house: 'house/check.ts',
  admin: 'apps/server/src/commands/admin.ts',
  maintenance: 'apps/server/src/commands/maintenance.ts',
  pay: 'apps/server/src/commands/pay.ts',
  files: 'apps/server/src/commands/files.ts',
  backup: 'apps/server/src/commands/backup.ts',
  restore: 'apps/server/src/commands/restore.ts',
  seed: 'bench/seed.ts',
  bench: 'bench/bench.ts',
  look: 'scripts/look.ts',
  screens: 'scripts/screens.ts',
  texts: 'scripts/texts.ts',
  permissions: 'scripts/permissions.ts',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isOldNode = Number(process.versions.node.split('.')[0]) < OLDEST_NODE;
const name = process.argv[2] ?? '';
const file = commands[name];

if (!file) {
  fail(`There is no command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
} else if (isOldNode) {
  const ownNode = findOwnNode();
  if (ownNode) handOver(ownNode);
  else {
    fail(
      `This project needs Node ${OLDEST_NODE} or newer and this is Node ${process.versions.node}: ` +
        'install it from https://nodejs.org, or on Linux run "npm ci" (without --omit=optional), which brings one along.',
    );
  }
} else if (!existsSync(join(root, file))) {
  fail(`The command "${name}" is not there: ${file} is missing.`);
} else {
  process.chdir(root);
  // Children (oxlint, vite, vitest, playwright) start through this folder and so with the same Node.
  process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '');
  nodeModule.enableCompileCache();
  // What remains of argv is what the command itself would have seen, had it been started directly.
  process.argv.splice(1, 2, join(root, file));
  await import(pathToFileURL(join(root, file)).href);
}

function findOwnNode() {
  const candidate = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(candidate)) return undefined;
  const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(version.trim().slice(1).split('.')[0]) >= OLDEST_NODE ? candidate : undefined;
}

function handOver(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; a second one from here would look like impatience.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { pino } from 'pino';
import { errorFacts } from './errorFacts.ts';
import { logTo } from './readableLog.ts';

function logged(isTTY: boolean, say: (log: pino.Logger) => void): string[] {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const terminal = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        keep(String(chunk));
        done();
      },
    }),
    { isTTY },
  );
  say(
    pino(
      { serializers: { err: errorFacts } },
      logTo(terminal, () => ({ write: keep })),
    ),
  );
  return lines;
}

test('a terminal shows time, level and words, a request in a few of them', () => {
  const [applied, request] = logged(true, (log) => {
    log.warn({ migration: '0001_portal.sql' }, 'Migration applied.');
    log.info({ reqId: 'b75708f4', method: 'GET', route: '/api/business/version', status: 200, ms: 3 }, 'request');
  });
  expect(applied).toMatch(/^\d\d:\d\d:\d\d warn {2}Migration applied. migration=0001_portal.sql\n$/);
  expect(request).toMatch(/^\d\d:\d\d:\d\d info {2}GET \/api\/business\/version 200 3 ms\n$/);
});

test('a failure keeps its trace, below its words', () => {
  const [line] = logged(true, (log) => log.error({ err: new RangeError('Too far') }, 'A request failed'));
  expect(line).toMatch(/error A request failed\n {3}RangeError: Too far\n {3} {4}at /);
});

test('elsewhere a line is JSON with all its fields', () => {
  const [line = ''] = logged(false, (log) => log.info({ ms: 3 }, 'request'));
  expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'request', ms: 3 });
});

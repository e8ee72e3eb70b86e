import { expect, test } from 'vitest';
import { toldBy } from './clusterFolder.ts';
import { explained } from './clusterError.ts';

test.each(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'ENOENT'])(
  '%s from the operating system is told as a sentence with what to do',
  (code) => {
    const told = explained(Object.assign(new Error(code), { code }), '/data');
    expect(told).toMatchObject({ name: 'ClusterError', message: expect.stringMatching(/\/data .*(DATA_DIR)/) });
  },
);

test('what PostgreSQL itself says of a full disk or a lack of rights is told likewise', () => {
  expect(
    toldBy('FATAL:  could not write lock file "postmaster.pid": No space left on device', '/data')?.message,
  ).toMatch(/^The disk of \/data is full, .*: free some space, or set DATA_DIR to another disk\.$/);
  expect(toldBy('initdb: error: could not access directory "/data": Permission denied', '/data')?.message).toMatch(
    /^The folder \/data cannot be written by the user who starts the portal: /,
  );
  expect(toldBy('FATAL:  something else', '/data')).toBeUndefined();
});

test('another error stays as it is', () => {
  const error = new Error('a defect');
  expect(explained(error, '/data')).toBe(error);
});

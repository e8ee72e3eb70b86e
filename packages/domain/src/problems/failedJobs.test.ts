import { expect, test } from 'vitest';
import { failureReasonOf, faultCodeOf, type JobFault } from './failedJobs.ts';

test.each<[JobFault, string, string | null]>([
  [{ name: 'TimeoutError', message: 'The operation was aborted due to timeout', code: 23 }, 'TOO_LONG', 'TimeoutError'],
  [{ message: 'job timed out' }, 'TOO_LONG', null],
  [{ name: 'Error', code: 'ECONNREFUSED' }, 'UNREACHABLE', 'ECONNREFUSED'],
  [{ name: 'DatabaseError', code: '57P01' }, 'UNREACHABLE', '57P01'],
  [{ name: 'DatabaseError', code: '08006' }, 'UNREACHABLE', '08006'],
  [{ name: 'DatabaseError', code: '42P01' }, 'DATABASE', '42P01'],
  [{ name: 'TypeError', message: 'ana@example.org is no one' }, 'UNEXPECTED', 'TypeError'],
  [{ name: 'an error of Ana', code: { of: 'Ana' } }, 'UNEXPECTED', null],
  [{}, 'UNEXPECTED', null],
])('a job that ended with %j failed for %s, named %s', (fault, reason, code) => {
  expect(failureReasonOf(fault)).toBe(reason);
  expect(faultCodeOf(fault)).toBe(code);
});

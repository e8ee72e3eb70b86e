import { expect, test } from 'vitest';
import { noteOwnAct, versionSeen } from './ownVersions.ts';

test('what one’s own acts made is known, one upon the other, in the stage that one saw', () => {
  noteOwnAct(4, { id: 1, status: 'INTERVIEW', version: 5 });
  noteOwnAct(5, { id: 1, status: 'INTERVIEW', version: 6 });
  expect([4, 5, 6].map((version) => versionSeen({ id: 1, status: 'INTERVIEW', version }))).toEqual([6, 6, 6]);
  // The stage of before: this reader did not see the move.
  expect(versionSeen({ id: 1, status: 'COMPLETE_ANALYSIS', version: 4 })).toBe(4);
  expect(versionSeen({ id: 2, status: 'INTERVIEW', version: 4 })).toBe(4);
});

test('after somebody else’s change only what came later is known', () => {
  noteOwnAct(1, { id: 3, status: 'PAID', version: 2 });
  noteOwnAct(3, { id: 3, status: 'PAID', version: 4 });
  expect([1, 2, 3].map((version) => versionSeen({ id: 3, status: 'PAID', version }))).toEqual([1, 2, 4]);
});

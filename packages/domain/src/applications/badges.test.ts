import { describe, expect, it } from 'vitest';
import { BADGES, badgesOf } from './badges.ts';
import { STAGES } from './stages.ts';

const NOBODY = { analyst: null, supervisor: null, manager: null, ephesian: null };
const PLAIN = { status: 'ANALYSIS', openCorrections: 0, assignees: NOBODY, deleted: false };

describe('the badges of an application', () => {
  it('are none where nothing is assigned, open, deleted or unknown', () => {
    for (const status of Object.keys(STAGES)) expect(badgesOf({ ...PLAIN, status })).toEqual([]);
  });

  it.each([
    ['PROCESSING', { openCorrections: 1 }],
    ['ASSIGNED', { assignees: { ...NOBODY, analyst: 7 } }],
    ['ASSIGNED', { assignees: { ...NOBODY, ephesian: 7 } }],
    ['ASSIGNED_TO_MANAGER', { assignees: { ...NOBODY, manager: 7 } }],
    ['DISPOSABLE', { deleted: true }],
    ['UNDEFINED', { status: 'SOMETHING_NEW' }],
    ['UNDEFINED', { status: 'toString' }],
    ['UNDEFINED', { status: '' }],
  ])('%s comes with %j', (badge, facts) => {
    expect(badgesOf({ ...PLAIN, ...facts })).toEqual([badge]);
  });

  it('are none for a supervisor alone, and all at once in their order', () => {
    expect(badgesOf({ ...PLAIN, assignees: { ...NOBODY, supervisor: 7 } })).toEqual([]);
    const everybody = { analyst: 1, supervisor: 2, manager: 3, ephesian: 4 };
    expect(badgesOf({ status: '?', openCorrections: 2, assignees: everybody, deleted: true })).toEqual(BADGES);
  });
});

import { expect, it } from 'vitest';
import { partsOf } from './historyParts.ts';

it.each([
  ['submitted', {}, ['stages']],
  ['moved', { from: 'PAID', to: 'ANALYSIS' }, ['stages']],
  ['moved', { from: 'PAID', to: 'ANALYSIS', assigneeTo: 3 }, ['stages', 'people']],
  ['unassigned', { kind: 'analyst', assigneeFrom: 3 }, ['people']],
  ['paid.external', { from: 'COMPLETE', to: 'PAID' }, ['money', 'stages']],
  ['interview.recorded', { result: 'LATER', from: 'INTERVIEW' }, ['interviews']],
  ['correction.asked', { fields: ['FORM_LEADER_NAME'] }, ['corrections']],
  ['negativeReference.added', { reference: 1 }, ['records']],
] as const)('%s with %j is of %j', (what, detail, parts) => {
  expect(partsOf({ what, detail })).toEqual(parts);
});

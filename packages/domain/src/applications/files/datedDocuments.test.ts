import { expect, test } from 'vitest';
import type { Permission } from '../../access/permissions.ts';
import { datedStandingOf, datesDocuments, seesDatedDocuments } from './datedDocuments.ts';

test.each([
  ['2026-03-09', 'ENDED'],
  ['2026-03-10', 'ENDING'],
  ['2026-04-09', 'ENDING'],
  ['2026-04-10', 'VALID'],
] as const)('a document that is valid until %s is %s on 10 March', (until, standing) =>
  expect(datedStandingOf(until, '2026-03-10')).toBe(standing),
);

test.each([
  ['business.request.show.paid', true, false],
  ['business.request.show.sent.me', true, false],
  ['business.request.do.analysis.me', true, true],
  ['business.request.show.reject', false, false],
  ['business.request.tag', false, false],
] as const)('%s opens the list: %s; dates documents: %s', (permission, sees, dates) => {
  const actor = { userId: 1, permissions: new Set<Permission>([permission]) };
  expect(datesDocuments(actor)).toBe(dates);
  expect(seesDatedDocuments({ ...actor, permissions: new Set<Permission>([permission, 'business.analyst']) })).toBe(
    sees,
  );
});

import { expect, test } from 'vitest';
import { applicationEndpoints as acts } from './applications/acts.ts';
import { boardEndpoints } from './applications/board.ts';
import { eventEndpoints } from './events/events.ts';
import { importEndpoints } from './imports/imports.ts';
import { interviewEndpoints } from './interviews.ts';
import { externalPaymentEndpoints } from './payments.ts';

const of = (length: number) => 'ñ'.repeat(length);
const move = (deactivation: object) =>
  acts.moveApplication.body.safeParse({
    from: 'SENT',
    to: 'REJECTED',
    version: 1,
    deactivation: { type: 'OTHER', reason: 'x', ...deactivation },
  });
const ask = (body: object) => acts.askCorrections.body.safeParse({ corrections: wishes(1), version: 1, ...body });
const exonerate = (observations: string) =>
  acts.exonerate.body.safeParse({ type: 'PAYMENT', reason: 'OTHER', observations, version: 1 });
const pay = (body: object) =>
  externalPaymentEndpoints.payExternally.body.safeParse({
    method: 'CASH',
    reference: 'x',
    date: '2026-03-09',
    amount: 1,
    version: 1,
    ...body,
  });
const interview = (comments: string) =>
  interviewEndpoints.recordInterview.body.safeParse({ result: 'LATER', comments, version: 1 });
const wishes = (count: number, message = 'x') =>
  Array.from({ length: count }, () => ({ field: 'FORM_LEADER_NAME', message }));
const ids = (count: number) => Array.from({ length: count }, () => '1').join(',');

/** What just fits and what just does not (product/fields.md#limits), in characters, cents, fields and ids. */
test.each([
  ['the reason of a deactivation', move({ reason: of(250) }), move({ reason: of(251) })],
  ['the description of a deactivation', move({ description: of(1000) }), move({ description: of(1001) })],
  ['the observations of an exoneration', exonerate(of(250)), exonerate(of(251))],
  ['the comments of an interview', interview(of(5000)), interview(of(5001))],
  ['what to correct', ask({ corrections: wishes(1, of(1000)) }), ask({ corrections: wishes(1, of(1001)) })],
  ['the fields to correct', ask({ corrections: wishes(80) }), ask({ corrections: wishes(81) })],
  ['the least number of fields to correct', ask({ corrections: wishes(1) }), ask({ corrections: [] })],
  ['the reference of an external payment', pay({ reference: of(100) }), pay({ reference: of(101) })],
  ['the least amount', pay({ amount: 1 }), pay({ amount: 0 })],
  ['the highest amount', pay({ amount: 99_999_999 }), pay({ amount: 100_000_000 })],
  ['the year of events', events('2026,2025'), events('2026,2147483648')],
  ['the line of an import', lines('999999999'), lines('2147483648')],
  ['photos asked for at once', photos(ids(300)), photos(ids(301))],
])('bounds %s', (_what, inside, outside) => {
  expect([inside.success, outside.success]).toEqual([true, false]);
});

function photos(list: string) {
  return boardEndpoints.listPhotos.query.safeParse({ ids: list });
}

function events(year: string) {
  return eventEndpoints.listEvents.query.safeParse({ year });
}

function lines(after: string) {
  return importEndpoints.listImportRows.query.safeParse({ after });
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentEndpoints } from '@portal/contract/payments.ts';
import { codesOf } from './judge.ts';
import { signedNotice } from './notice.ts';
import { besiege } from './siege.ts';
import { startTally } from './tally.ts';
import { openWorld, type Reply, type World } from './world.ts';

let world: World;
const tally = startTally();

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  tally.tell('Attacks on the notices of payments');
  await world.close();
});

const siegeOfWebhook = () =>
  besiege(world, tally, 'receivePayment', paymentEndpoints.receivePayment, { lasts: 'always', make: () => ({}) });
const earns = (code: string) => (reply: Reply) =>
  codesOf(reply.body).join() === code ? [] : [`is not refused as ${code}`];
const GOOD = '{"type":"ping","data":{"object":{}}}';

test('believes no notice without its own signature', async () => {
  const siege = siegeOfWebhook();
  const { payload, headers } = signedNotice(world, GOOD);
  const signature = headers['stripe-signature'] ?? '';
  const [time = '', v1 = ''] = signature.split(',');
  const signatures = [
    '',
    'nonsense',
    time,
    v1,
    `${time},v1=`,
    `${time},v1=${'0'.repeat(64)}`,
    `t=0,${v1}`,
    `t=x,${v1}`,
  ];
  signatures.push(`t=9999999999,${v1}`, `${time},v0=${v1.slice(3)}`, 'x'.repeat(5000), `${time},`.repeat(500));
  for (const each of signatures) {
    const changes = { payload, headers: { ...headers, 'stripe-signature': each } };
    await siege.attempt({ what: `the signature ${each.slice(0, 30)}`, changes, judge: earns('http.malformed') });
  }
  for (const other of [' ', `${GOOD} `, GOOD.replace('ping', 'pong'), '', Buffer.from([0xff])]) {
    await siege.attempt({ what: 'another body', changes: { payload: other, headers }, judge: earns('http.malformed') });
  }
  const { 'stripe-signature': _none, ...unsigned } = headers;
  await siege.attempt({
    what: 'no signature',
    changes: { payload, headers: unsigned },
    judge: earns('http.malformed'),
  });
  const large = 'x'.repeat(300_000);
  await siege.attempt({ what: '300 kB', changes: { payload: large, headers }, judge: earns('http.tooLarge') });
  expect(siege.faults()).toEqual([]);
});

let sessions = 0;
const session = (fields: Record<string, unknown>) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: { id: `cs_${sessions++}`, payment_status: 'paid', amount_total: 15_000, currency: 'usd', ...fields },
    },
  });
const completed = (data: unknown) => JSON.stringify({ type: 'checkout.session.completed', data });
const ODD = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(10_000),
  "'; drop table payment; --",
  [],
  {},
  [[]],
];

const NOTICES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{}',
  '[{}]',
  '{"type":null}',
  '{"type":7}',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  Buffer.from([0x22, 0xff, 0x22]),
  ...[undefined, null, 7, 'text', [], {}, { object: null }, { object: 7 }, { object: [] }, { object: {} }].map(
    completed,
  ),
  ...['id', 'payment_status', 'client_reference_id', 'payment_intent', 'amount_total', 'currency'].flatMap((field) => [
    ...ODD.map((value) => session({ [field]: value })),
    session({ [field]: undefined }),
  ]),
  ...['0', '-1', '1e3', '999999999999999', '9999999999999999', '１'].map((about) =>
    session({ client_reference_id: about }),
  ),
];

test('takes or refuses clearly whatever the provider may sign', async () => {
  const siege = siegeOfWebhook();
  for (const notice of NOTICES) {
    await siege.attempt({
      what: `the notice ${notice.toString().slice(0, 200)}`,
      changes: signedNotice(world, notice),
    });
  }
  expect(siege.faults()).toEqual([]);
  expect(tally.requests()).toBeGreaterThan(100);
});

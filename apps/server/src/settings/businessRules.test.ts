import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';
import { newApplicant, submitted } from '../../test/people/applicants.ts';

const FEE = '/api/business/parameter/key/REQUEST_PAYMENT_AMOUNT';
const SET_FEE = '/api/business/setting/payment/amount';
const RULES = '/api/business/setting/ministry/rules';

let portal: TestServer;
let administrator: Caller;
let manager: Caller;
beforeAll(async () => {
  portal = await buildTestServer();
  administrator = await portal.staff('administrator');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const band = (country: string, min: number, max: number | null, colour = '#00aa00'): MinistryBand => ({
  country,
  colour,
  threshold: { min, max },
});
const rulesNow = async () => (await administrator.get(RULES)).data as { rules: MinistryBand[]; version: number };
const setRules = async (rules: readonly unknown[], version?: number) =>
  administrator.send('PUT', RULES, { rules, version: version ?? (await rulesNow()).version });

test('the fee is changed in cents, told in the history, and the next application owes it', async () => {
  const { amount: before, version } = (await administrator.get(FEE)).data;
  const set = (amount: number, seen = version) => administrator.send('PUT', SET_FEE, { amount, version: seen });
  for (const [amount, code] of [
    [-1, 'SUP004'],
    [0, 'field.fee'],
    [1000.5, 'field.fee'],
    [100_000_000, 'field.fee'],
  ] as const) {
    const refused = await set(amount);
    expect([refused.codes, Object.keys(refused.body.data.fields)]).toEqual([[code], ['amount']]);
  }
  const both = await Promise.all([set(17_550), set(20_000)]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  const { amount } = (await manager.get(FEE)).data;
  expect([17_550, 20_000]).toContain(amount);
  expect((await historyOf(portal, 'settings', 0)).at(-1)).toMatchObject({
    detail: { changes: { REQUEST_PAYMENT_AMOUNT: { from: { amount: before }, to: { amount } } } },
  });
  const client = await newApplicant(portal, 'owes@example.org');
  const id = await submitted(client);
  const { data } = await client.send('POST', `/api/client/request/${id}/payments`, {});
  expect(data).toMatchObject({ amount, currency: 'USD' });
  expect((await manager.send('PUT', SET_FEE, { amount: 1, version: version + 1 })).codes).toEqual(['GE004']);
  expect((await (await portal.staff('analyst')).get(FEE)).codes).toEqual(['GE004']);
  await set(before, version + 1);
});

test('bands are kept whole, each wrong one told at its field, and of two who change them the second is told', async () => {
  const { rules, version } = await rulesNow();
  const wrong = async (given: readonly unknown[]) => {
    const { fields } = (await setRules(given)).body.data;
    return Object.fromEntries(Object.entries(fields).map(([path, { code }]: [string, any]) => [path, code]));
  };
  expect(await wrong([band('MX', -1, 5)])).toEqual({ 'rules.0.threshold.min': 'SUR003' });
  expect(await wrong([band('MX', 0, -1)])).toEqual({ 'rules.0.threshold.max': 'SUR005' });
  expect(await wrong([band('MX', 10, 9)])).toEqual({ 'rules.0.threshold.max': 'SUR006' });
  expect(await wrong([band('MX', 0, 10), band('MX', 10, null)])).toEqual({ 'rules.1.threshold.min': 'rules.overlap' });
  expect(await wrong([band('MX', 0, 10), band('MX', 12, null)])).toEqual({ 'rules.1.threshold.min': 'rules.gap' });
  expect(await wrong([band('MX', 0, null), band('MX', 12, null)])).toEqual({
    'rules.0.threshold.max': 'rules.endless',
  });
  expect(await wrong([band('ZZ', 0, 10)])).toEqual({ 'rules.0.country': 'field.choice' });
  expect(await wrong([band('MX', 0, 10, 'red')])).toEqual({ 'rules.0.colour': 'field.color' });
  const swapped = [band('MX', 0, 9), band('MX', 10, null)];
  const both = await Promise.all([setRules(swapped, version), setRules([band('PE', 0, null)], version)]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  const now = await rulesNow();
  expect(now.version).toBe(version + 1);
  expect((await historyOf(portal, 'settings', 0)).at(-1)).toMatchObject({
    detail: { changes: { MINISTRY_RULES: { to: now.rules } } },
  });
  expect((await manager.get(RULES)).codes).toEqual(['GE004']);
  expect((await setRules(rules)).data.rules).toEqual(rules);
});

test('before saving it is told which open applications would be judged otherwise, and saving moves none', async () => {
  const { rules } = await rulesNow();
  const others = rules.filter(({ country }) => country !== 'BO');
  await setRules([...others, band('BO', 0, 99, '#aa0000'), band('BO', 100, null)]);
  const client = await newApplicant(portal, 'bolivia@example.org');
  const id = await submitted(client, { ministry: { country: 'BO', members: 150 } });
  const small = await submitted(await newApplicant(portal, 'small@example.org'), {
    ministry: { country: 'BO', members: 50 },
  });
  await insertApplication(portal, { status: 'REJECTED' });
  const next = [...others, band('BO', 0, 199, '#aa0000'), band('BO', 200, null)];
  const told = (await administrator.send('POST', `${RULES}/preview`, { rules: next })).data;
  expect(told).toMatchObject({
    total: 2,
    changed: 1,
    some: [
      {
        id,
        country: 'BO',
        members: 150,
        is: { classification: '2', flag: '#00aa00' },
        wouldBe: { classification: '1', flag: '#aa0000' },
      },
    ],
  });
  expect((await administrator.send('POST', `${RULES}/preview`, { rules: (await rulesNow()).rules })).data).toEqual({
    total: 0,
    changed: 0,
    some: [],
  });
  const without = (await administrator.send('POST', `${RULES}/preview`, { rules: others })).data;
  expect(without.some.map((one: { id: number }) => one.id)).toEqual([small, id]);
  await setRules(next);
  expect((await administrator.get(`/api/business/request/${id}`)).data).toMatchObject({ classification: '2' });
  await setRules(rules);
});

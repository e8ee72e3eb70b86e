import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_DEFINITION } from '@portal/domain/history/changes.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { versionedSettings } from '../../versionedSettings.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

interface Tried {
  read: string;
  set: string;
  /** A change of what it is, as its form sends it. */
  change: (now: any) => object;
}

/** Countries that have no bands of their own. */
const FREE = ['SE', 'NO', 'FI', 'DK', 'IS'];

const changedTitle = (title: { en: string; es: string }) => ({ ...title, es: `${title.es} (otra)` });

/** Each setting of the portal by the call of its own form. */
const TRIED: Readonly<Record<string, Tried>> = {
  REQUEST_PAYMENT_AMOUNT: {
    read: 'parameter/key/REQUEST_PAYMENT_AMOUNT',
    set: 'setting/payment/amount',
    change: ({ amount }) => ({ amount: amount + 100 }),
  },
  MINISTRY_RULES: {
    read: 'setting/ministry/rules',
    set: 'setting/ministry/rules',
    change: ({ rules }) => ({
      rules: [
        ...rules,
        { country: FREE[rules.length % FREE.length], colour: '#00aa00', threshold: { min: 0, max: null } },
      ],
    }),
  },
  EXONERATION_LIMIT: {
    read: 'setting/exoneration-limit',
    set: 'setting/exoneration-limit',
    change: ({ amount }) => ({ amount: (amount ?? 0) + 500 }),
  },
  STAGE_LIMITS: {
    read: 'setting/stage-limits',
    set: 'setting/stage-limits',
    change: ({ limits }) => ({ limits: { ...limits, PAID: (limits.PAID ?? 0) + 1 } }),
  },
  DRAFT_ERASURE_DAYS: {
    read: 'setting/draft-erasure',
    set: 'setting/draft-erasure',
    change: ({ days }) => ({ days: (days ?? 120) + 1 }),
  },
  READY_TEXTS: {
    read: 'ready-text',
    set: 'ready-text',
    change: ({ texts }) => ({ texts: texts.slice(1) }),
  },
  CENSUS_TIME: {
    read: 'parameter/',
    set: 'setting/census/time',
    change: ({ time: [first, ...others] }) => ({
      time: [{ ...first, deadline: first.deadline === '16/04' ? '17/04' : '16/04' }, ...others],
    }),
  },
  CHECK_IN: {
    read: 'setting/check-in',
    set: 'setting/check-in',
    change: (now) => ({ ...now, minutes: now.minutes + 1 }),
  },
  INTERVIEW_QUESTIONS: {
    read: 'interview-questions',
    set: 'interview-questions',
    change: ({ groups }) => ({
      groups: groups.map((group: any) => ({ ...group, title: changedTitle(group.title) })),
    }),
  },
  MAIL_TEXTS: {
    read: 'mail-text',
    set: 'mail-text',
    change: ({ stages, templates }) => ({
      stages: { ...stages, SENT: { ...stages.SENT, subject: changedTitle(stages.SENT.subject), confirmed: true } },
      templates,
    }),
  },
  FAQ: {
    read: 'faq',
    set: 'faq',
    change: ({ groups }) => ({ groups: groups.map((group: any) => ({ ...group, title: changedTitle(group.title) })) }),
  },
};

test('every setting of the portal is among those that are shown and taken back', () => {
  const keys = versionedSettings.map(({ key }) => key).filter((key) => !key.startsWith(EXPORT_DEFINITION));
  expect(keys.toSorted()).toEqual(Object.keys(TRIED).toSorted());
});

describe.each(Object.entries(TRIED))('%s', (key, { read, set, change }) => {
  const present = async () => (await admin.get(`/api/business/${read}`)).data;
  /** What it is, without when it was saved and by whom. */
  const content = (kept: object) => ({ ...kept, version: 0, savedAt: '', savedBy: null });
  const path = `/api/business/setting/${key}`;
  const restore = (version: number, to: number) => admin.send('POST', `${path}/restorations`, { version, to });

  test('tells who changed it from what to what, and a former version is obeyed again', async () => {
    const first = await present();
    for (const _ of [1, 2]) {
      const now = await present();
      expect((await admin.send('PUT', `/api/business/${set}`, { ...change(now), version: now.version })).codes).toEqual(
        [],
      );
    }
    const { data, next } = (await admin.get(`${path}/versions`)).data;
    expect(next).toBeNull();
    expect(data.map(({ version }: { version: number }) => version)).toEqual([
      first.version + 2,
      first.version + 1,
      first.version,
    ]);
    const [newest, middle, oldest] = data;
    expect([newest.by, middle.by, oldest.by].map((by) => by !== null)).toEqual([true, true, false]);
    expect([oldest.at, 'from' in oldest]).toEqual([null, false]);
    expect(newest.from).toEqual(middle.to);
    expect(middle.from).toEqual(oldest.to);

    expect((await restore(first.version, first.version)).codes).toEqual(['record.stale']);
    expect((await restore(first.version + 2, first.version + 9)).body.data.fields).toEqual({
      to: { code: 'field.choice' },
    });
    expect((await restore(first.version + 2, first.version)).data).toEqual({ version: first.version + 3 });
    expect(content(await present())).toEqual(content(first));
    const [restored] = (await admin.get(`${path}/versions`)).data.data;
    expect(restored).toMatchObject({ version: first.version + 3, to: oldest.to, from: newest.to });
  });

  test('is shown and taken back by whoever may change it alone', async () => {
    const supervisor = await portal.staff('supervisor');
    expect((await supervisor.get(`${path}/versions`)).codes).toEqual(['GE004']);
    const { version } = await present();
    const { status } = await supervisor.send('POST', `${path}/restorations`, { version, to: version });
    expect(status).toBe(403);
  });
});

test('a right to one setting opens no other, and pages go back to how the portal came', async () => {
  const asks = await inRole(portal, 'supervisor', ['business.configuration.census']);
  expect((await asks.get('/api/business/setting/CENSUS_TIME/versions')).codes).toEqual([]);
  expect((await asks.get('/api/business/setting/REQUEST_PAYMENT_AMOUNT/versions')).codes).toEqual(['GE004']);
  expect((await asks.get('/api/business/setting/NOTHING/versions')).status).toBe(404);
  for (let turn = 0; turn < 25; turn += 1) {
    const { amount, version } = (await admin.get('/api/business/parameter/key/REQUEST_PAYMENT_AMOUNT')).data;
    await admin.send('PUT', '/api/business/setting/payment/amount', { amount: amount + 1, version });
  }
  const read = async (after = '') =>
    (await admin.get(`/api/business/setting/REQUEST_PAYMENT_AMOUNT/versions${after && `?after=${after}`}`)).data;
  const first = await read();
  const second = await read(first.next);
  const versions = [...first.data, ...second.data].map(({ version }) => version);
  expect(second.next).toBeNull();
  expect(versions).toEqual(versions.toSorted((one: number, other: number) => other - one));
  expect(new Set(versions).size).toBe(versions.length);
  expect(second.data.at(-1)).toMatchObject({ at: null, by: null, to: { amount: 15_000, currency: 'USD' } });
  expect((await historyOf(portal, 'settings', 0)).length).toBeGreaterThan(25);
});

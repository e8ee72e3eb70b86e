/** Money that did not count, and what staff do about it. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import type { PaymentState } from '@portal/domain/payments/unmatched.ts';
import { insertApplication, readApplication } from '../../factories.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';

const RULES = '/api/business/setting/ministry/rules';

/** The bands that there are, with one of a country that has none. */
async function rulesWithOneMore(world: World) {
  const { rules, version } = await succeed(world, 'administrator', 'GET', RULES);
  const others = (rules as { country: string }[]).filter(({ country }) => country !== 'IS');
  return {
    body: { rules: [{ country: 'IS', colour: '#00aa00', threshold: { min: 5, max: 90 } }, ...others], version },
  };
}

/** A payment that came for no application. */
const insertOrphan = ({ portal }: World, state: PaymentState = 'UNMATCHED') =>
  portal.database.transaction((db) =>
    db
      .insertInto('payment')
      .values({
        application_id: null,
        type: 'ONLINE',
        state,
        unmatched_why: 'ORPHAN',
        amount: 15_000,
        currency: 'USD',
        provider_session: `cs_${randomUUID()}`,
        method: null,
        reference: 'pi_12',
        paid_on: null,
        user_id: null,
        at: portal.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

async function unpaidCase({ portal }: World): Promise<string> {
  const id = await insertApplication(portal, { status: 'COMPLETE' });
  return (await readApplication(portal, id)).case_number ?? '';
}

/** An exoneration that the manager asked for, to be decided by an administrator. */
async function askedFor(world: World) {
  const admin = await world.portal.staff('admin');
  const { version } = (await admin.get('/api/business/setting/exoneration-limit')).data;
  await admin.send('PUT', '/api/business/setting/exoneration-limit', { amount: 0, version });
  const id = await insertApplication(world.portal, { status: 'COMPLETE' });
  const body = { type: 'PAYMENT', reason: 'HARDSHIP', version: 2 };
  const card = await succeed(world, 'manager', 'POST', `/api/business/request/${id}/exonerations`, body);
  const { exonerations } = await succeed(world, 'manager', 'GET', `/api/business/request/${id}`);
  const after = (await admin.get('/api/business/setting/exoneration-limit')).data;
  await admin.send('PUT', '/api/business/setting/exoneration-limit', { amount: null, version: after.version });
  return { params: { id, exoneration: exonerations[0].id }, version: card.version as number };
}

export const moneyScenes = {
  decideExoneration: [
    {
      make: async (world) => {
        const { params, version } = await askedFor(world);
        return { params, body: { granted: false, words: 'Puede pagar en junio.', version } };
      },
    },
  ],
  setFee: [
    {
      make: async (world) => {
        const { version } = await succeed(
          world,
          'administrator',
          'GET',
          '/api/business/parameter/key/REQUEST_PAYMENT_AMOUNT',
        );
        return { body: { amount: 17_500, version } };
      },
    },
  ],
  setMinistryRules: [{ make: rulesWithOneMore }],
  previewMinistryRules: [
    {
      make: async (world) => {
        const { body } = await rulesWithOneMore(world);
        return { body: { rules: body.rules } };
      },
    },
  ],
  setExonerationLimit: [
    {
      make: async (world) => {
        const { version } = await succeed(world, 'administrator', 'GET', '/api/business/setting/exoneration-limit');
        return { body: { amount: 50_000, version } };
      },
    },
  ],
  findPayableCase: [
    {
      lasts: 'always',
      make: async (world) => ({
        params: await insertOrphan(world),
        query: { caseNumber: await unpaidCase(world) },
      }),
    },
  ],
  assignPayment: [
    {
      make: async (world) => ({
        params: await insertOrphan(world),
        body: { caseNumber: await unpaidCase(world), seen: 'UNMATCHED' },
      }),
    },
  ],
  setPaymentAside: [
    { make: async (world) => ({ params: await insertOrphan(world), body: { words: 'Devuelto por el banco.' } }) },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;

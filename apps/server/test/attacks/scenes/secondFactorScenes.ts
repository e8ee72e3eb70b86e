/** The second factor: each time that of a new account, for what proves it is used up. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { Secret } from 'otpauth';
import { issueStep } from '../../../src/sessions/accountToken.ts';
import { appSecretOf, sealSecret } from '../../../src/sessions/secondFactor/appCodes.ts';
import { passkeyCreation, readCreated } from '../../../src/sessions/secondFactor/passkeys.ts';
import { codeAt } from '../../people/secondFactors.ts';
import { softAuthenticator, type SoftAuthenticator } from '../../people/softAuthenticator.ts';
import { newStaff, STAFF_PASSWORD } from '../../people/staffAccounts.ts';
import type { World } from '../world.ts';
import { newSeat } from './ownAccountScenes.ts';
import type { Made, Scene } from './scene.ts';

const password = STAFF_PASSWORD;

const inPortal = <T>(
  { portal }: World,
  work: (place: { db: any; now: Date; services: World['portal']['services'] }) => Promise<T>,
): Promise<T> => portal.database.transaction((db) => work({ db, now: portal.clock.now(), services: portal.services }));

const stepFor = (world: World, userId: number, purpose: 'SIGN_IN' | 'FACTOR') =>
  inPortal(world, (place) => issueStep(place, userId, purpose, 5));

/** The code that an app of this secret shows now. */
const codeNow = ({ portal }: World, secret: Buffer): string =>
  codeAt(new Secret({ buffer: new Uint8Array(secret).buffer }).base32, portal.clock.now());

/** Gives an account an app; answers the code of now. */
async function addApp(world: World, userId: number): Promise<string> {
  const secret = Buffer.alloc(20, 7);
  await inPortal(world, async ({ db, now, services }) => {
    const row = { user_id: userId, secret: sealSecret(services, userId, secret), last_step: 0, created_at: now };
    await db.insertInto('authenticator_app').values(row).execute();
    await db.updateTable('staff_user').set({ second_factor: true }).where('id', '=', userId).execute();
  });
  return codeNow(world, secret);
}

interface Key {
  id: number;
  key: SoftAuthenticator;
}

const newKey = ({ portal }: World) => softAuthenticator(new URL(portal.services.settings.publicUrl).origin);

/** What a key makes for a step. */
async function createdFor(world: World, userId: number, step: string, key: SoftAuthenticator) {
  return inPortal(world, async (place) => {
    const creation = await passkeyCreation(place, { id: userId, email: 'ana@example.org', name: 'Ana' }, step);
    return key.create(creation as unknown as { challenge: string });
  });
}

/** Gives an account a passkey. */
async function addKey(world: World, userId: number): Promise<Key> {
  const key = newKey(world);
  const step = await stepFor(world, userId, 'FACTOR');
  const created = await createdFor(world, userId, step, key);
  const id = await inPortal(world, async ({ db, now, services }) => {
    const made = await readCreated(services, step, created);
    if (!made) throw new Error('The passkey was not whole.');
    const row = { ...made, user_id: userId, name: 'Laptop', created_at: now, last_used_at: null };
    await db.updateTable('staff_user').set({ second_factor: true }).where('id', '=', userId).execute();
    return (await db.insertInto('passkey').values(row).returning('id').executeTakeFirstOrThrow()).id as number;
  });
  return { id, key };
}

/** What a key signs for a step. */
const signedFor = async (world: World, step: string, key: SoftAuthenticator) =>
  key.sign({ challenge: world.portal.services.secrets.sign('passkey', step) });

/** At a seat of a new account; a refused try counts, or uses its proof up. */
const seated = (make: (world: World, userId: number) => Promise<Partial<Made>>): Scene => ({
  lasts: 'never',
  make: async (world) => {
    const { userId, token } = await newSeat(world);
    return { token, ...(await make(world, userId)) };
  },
});

const waiting = (about: string, proof: (world: World, userId: number, step: string) => Promise<object>): Scene => ({
  about,
  lasts: 'never',
  make: async (world) => {
    const userId = await newStaff(world.portal, `staff-${randomUUID()}@example.org`);
    const step = await stepFor(world, userId, 'SIGN_IN');
    return { body: { step, remember: false, ...(await proof(world, userId, step)) } };
  },
});

export const secondFactorScenes = {
  proveSecondFactor: [
    waiting('by code', async (world, userId) => ({ code: await addApp(world, userId) })),
    waiting('by passkey', async (world, userId, step) => {
      const { key } = await addKey(world, userId);
      return { passkey: await signedFor(world, step, key) };
    }),
  ],
  beginFactorChange: [seated(async () => ({}))],
  setUpApp: [
    seated(async (world, userId) => {
      const step = await stepFor(world, userId, 'FACTOR');
      return { body: { password, step, appCode: codeNow(world, appSecretOf(world.portal.services, step)) } };
    }),
  ],
  removeApp: [seated(async (world, userId) => ({ body: { password, code: await addApp(world, userId) } }))],
  addPasskey: [
    seated(async (world, userId) => {
      const code = await addApp(world, userId);
      const step = await stepFor(world, userId, 'FACTOR');
      const created = await createdFor(world, userId, step, newKey(world));
      return { body: { password, code, step, name: 'Laptop', created } };
    }),
  ],
  removePasskey: [
    seated(async (world, userId) => {
      const { id, key } = await addKey(world, userId);
      const step = await stepFor(world, userId, 'FACTOR');
      const passkey = await signedFor(world, step, key);
      return { params: { passkeyId: id }, body: { password, step, passkey } };
    }),
  ],
  renewRecoveryCodes: [seated(async (world, userId) => ({ body: { password, code: await addApp(world, userId) } }))],
  removeSecondFactor: [
    {
      make: async (world) => {
        const id = await newStaff(world.portal, `staff-${randomUUID()}@example.org`);
        await addApp(world, id);
        return { params: { id }, body: { reason: 'The phone was lost.', version: 1 } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;

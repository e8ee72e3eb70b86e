/** Signing in and out, and the accounts of clients. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { DEMO_PASSWORD } from '../../../src/demo/loadDemoPeople.ts';
import { issueAccountToken } from '../../../src/sessions/accountToken.ts';
import { hashPassword } from '../../../src/sessions/passwords.ts';
import { digestOfToken, newRefreshToken } from '../../../src/sessions/tokens.ts';
import { PASSWORD, registration } from '../../people/applicants.ts';
import type { Scene } from './scene.ts';
import { newClient, newSession, type World } from '../world.ts';

/** Failed tries of earlier attacks are deleted first, or the address would be locked. */
const byPassword = (account: (world: World) => Promise<{ username: string; password: string }>): Scene => ({
  about: 'by password',
  lasts: 'never',
  make: async (world) => {
    await world.portal.database.transaction((db) => db.deleteFrom('login_failure').execute());
    return { body: { grant_type: 'password', ...(await account(world)), remember: false } };
  },
});

const supervisor = async () => ({ username: 'supervisor@portal.test', password: DEMO_PASSWORD });

let hashed: Promise<string> | undefined;

async function clientWithPassword({ portal }: World) {
  const { accountId, email } = await newClient(portal);
  const password_hash = await (hashed ??= hashPassword(PASSWORD));
  await portal.database.transaction((db) =>
    db.updateTable('client_account').set({ password_hash }).where('id', '=', accountId).execute(),
  );
  return { username: email, password: PASSWORD };
}

const byRefreshToken = (realm: 'staff' | 'client'): Scene => ({
  about: 'by refresh token',
  make: async ({ portal }) => {
    const now = portal.clock.now();
    const table = realm === 'staff' ? 'staff_user' : 'client_account';
    const token = newRefreshToken();
    await portal.database.transaction(async (db) => {
      const { id } = await db
        .selectFrom(table)
        .select('id')
        .where('status', '=', 'ACTIVE')
        .limit(1)
        .executeTakeFirstOrThrow();
      const session_id = await newSession(db, realm, id, now);
      const row = { digest: digestOfToken(token), session_id, created_at: now, used_at: null, used_key: null };
      await db.insertInto('refresh_token').values(row).execute();
    });
    return { body: { grant_type: 'refresh_token', refresh_token: token } };
  },
});

/** A mailed token of an account that waits for it. */
async function mailed({ portal }: World, purpose: 'CONFIRM' | 'RESET'): Promise<string> {
  const { accountId } = await newClient(portal);
  return portal.database.transaction(async (db) => {
    if (purpose === 'CONFIRM') {
      const waiting = { status: 'PENDING', password_hash: '-', registration_hash: '-' } as const;
      await db.updateTable('client_account').set(waiting).where('id', '=', accountId).execute();
    }
    return issueAccountToken({ db, now: portal.clock.now() }, { realm: 'client', accountId }, purpose, 1);
  });
}

export const accountScenes = {
  createToken: [byPassword(supervisor), byRefreshToken('staff')],
  createClientToken: [byPassword(clientWithPassword), byRefreshToken('client')],
  signOut: [{ endsSession: true, make: () => ({}) }],
  register: [{ lasts: 'always', make: () => ({ body: registration('ana@example.org') }) }],
  confirmAccount: [{ make: async (world) => ({ body: { token: await mailed(world, 'CONFIRM') } }) }],
  setPassword: [{ make: async (world) => ({ body: { token: await mailed(world, 'RESET'), password: PASSWORD } }) }],
} satisfies Partial<Record<EndpointName, Scene[]>>;

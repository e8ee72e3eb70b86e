/** The staff user's own account, each time a new one's: its password, address and sessions end with the act. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';
import { issueAccountToken, type TokenPurpose } from '../../../src/sessions/accountToken.ts';
import { signAccessToken } from '../../../src/sessions/tokens.ts';
import { PASSWORD } from '../../people/applicants.ts';
import { newStaff, STAFF_PASSWORD } from '../../people/staffAccounts.ts';
import type { Made, Scene } from './scene.ts';
import { newSession, type World } from '../world.ts';

export const SAVED_LIST = 'sample';

const newEmail = (): string => `staff-${randomUUID()}@example.org`;
const chosen = { password: PASSWORD, confirmPassword: PASSWORD };

/** Signed in at a new account, with another session beside. */
export async function newSeat({ portal }: World): Promise<{ userId: number; token: string; otherSession: number }> {
  const { database, services, clock } = portal;
  const now = clock.now();
  const userId = await newStaff(portal, newEmail());
  const [sessionId, otherSession] = await database.transaction(async (db) => [
    await newSession(db, 'staff', userId, now),
    await newSession(db, 'staff', userId, now),
  ]);
  return { userId, token: await signAccessToken(services, 'staff', sessionId, now), otherSession };
}

const seated = (rest: () => Partial<Made>): Scene => ({
  lasts: 'never',
  make: async (world) => ({ token: (await newSeat(world)).token, ...rest() }),
});

/** By a mailed link to an account of this status. */
const mailed = (purpose: TokenPurpose, status: UserStatus, more: Partial<Scene> = {}, body = {}): Scene => ({
  make: async ({ portal }) => {
    const accountId = await newStaff(portal, newEmail(), { status });
    const token = await portal.database.transaction((db) =>
      issueAccountToken({ db, now: portal.clock.now() }, { realm: 'staff', accountId }, purpose, 1, newEmail()),
    );
    return { body: { token, ...body } };
  },
  ...more,
});

export const ownAccountScenes = {
  setStaffPassword: [mailed('RESET', 'ACTIVE', {}, chosen)],
  getInvitation: [mailed('WELCOME', 'PENDING', { lasts: 'always' })],
  acceptInvitation: [mailed('WELCOME', 'PENDING', {}, { ...chosen, termsVersion: TERMS_VERSION })],
  confirmStaffEmail: [mailed('EMAIL', 'ACTIVE')],
  changePassword: [seated(() => ({ body: { currentPassword: STAFF_PASSWORD, ...chosen } }))],
  changeEmail: [
    seated(() => {
      const email = newEmail();
      return { body: { email, confirmEmail: email, password: STAFF_PASSWORD } };
    }),
  ],
  endOwnSession: [
    {
      make: async (world) => {
        const { token, otherSession } = await newSeat(world);
        return { token, params: { sessionId: otherSession } };
      },
    },
  ],
  endOtherSessions: [{ make: async (world) => ({ token: (await newSeat(world)).token }) }],
  saveView: [
    {
      lasts: 'never',
      make: async ({ portal }) => {
        await portal.database.transaction((db) => db.deleteFrom('saved_view').execute());
        return { params: { list: SAVED_LIST }, body: { name: 'Mine', query: 'sort=-created' } };
      },
    },
  ],
  forgetView: [
    {
      make: async (world) => {
        const { token, userId } = await newSeat(world);
        return { token, params: await newView(world, userId) };
      },
    },
  ],
  viewSharing: [{ lasts: 'never', make: sharedView }],
  shareView: [
    {
      lasts: 'never',
      make: async (world) => ({ ...(await sharedView(world)), body: { shared: true, roles: [1] } }),
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;

async function newView(world: World, userId: number) {
  await world.portal.database.transaction((db) => db.deleteFrom('saved_view').execute());
  const { id } = await world.portal.database.transaction((db) =>
    db
      .insertInto('saved_view')
      .values({ user_id: userId, list: SAVED_LIST, name: 'Mine', query: '', created_at: world.portal.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { list: SAVED_LIST, viewId: id };
}

/** Of somebody who may share it. */
async function sharedView(world: World): Promise<Made> {
  const { token, userId } = await newSeat(world);
  await world.portal.database.transaction((db) =>
    db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression(
        db
          .selectFrom('role')
          .select([sql.lit(userId).as('user_id'), 'id'])
          .where('slug', '=', 'administrator'),
      )
      .execute(),
  );
  return { token, params: await newView(world, userId) };
}

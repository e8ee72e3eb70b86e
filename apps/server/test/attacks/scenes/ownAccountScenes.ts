/** The staff user's own account, each time a new one's: its password, address and sessions end with the act. */
import { randomUUID } from 'node:crypto';
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
async function newSeat({ portal }: World): Promise<{ userId: number; token: string; otherSession: number }> {
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
        const { id } = await world.portal.database.transaction((db) =>
          db
            .insertInto('saved_view')
            .values({
              user_id: userId,
              list: SAVED_LIST,
              name: 'Mine',
              query: '',
              created_at: world.portal.clock.now(),
            })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
        return { token, params: { list: SAVED_LIST, viewId: id } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;

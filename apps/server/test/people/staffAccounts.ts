import { expect } from 'vitest';
import type { Language } from '@portal/domain/languages.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';
import { hashPassword } from '../../src/sessions/passwords.ts';
import { mailTo } from './applicants.ts';
import type { Answer, TestServer } from '../buildTestServer.ts';

export const STAFF_PASSWORD = 'Journey7!';

interface StaffFacts {
  status?: UserStatus;
  language?: Language;
  removedAt?: Date;
}

let hashed: Promise<string> | undefined;

/** A staff account with a password, or one that waits for its first. Answers its id. */
export async function newStaff(
  portal: Pick<TestServer, 'database'>,
  email: string,
  { status = 'ACTIVE', language = 'es', removedAt }: StaffFacts = {},
): Promise<number> {
  const password_hash = status === 'PENDING' ? null : await (hashed ??= hashPassword(STAFF_PASSWORD));
  const names = { name: 'Inés', last_name: 'Prado', country: 'CR', mobile: null, last_role_id: null };
  const user = await portal.database.transaction((db) =>
    db
      .insertInto('staff_user')
      .values({ ...names, email, password_hash, language, status, removed_at: removedAt ?? null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return user.id;
}

/** One session of a staff user. */
export interface StaffSeat {
  get(path: string): Promise<Answer>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
}

export const signIn = (portal: TestServer, email: string, password = STAFF_PASSWORD, headers = {}) =>
  portal.anonymous.send(
    'POST',
    '/api/auth/token',
    { grant_type: 'password', username: email, password },
    { 'x-user-action': '1', ...headers },
  );

/** Signs in at one more device. */
export async function seatOf(
  portal: TestServer,
  email: string,
  password = STAFF_PASSWORD,
  device = 'Firefox',
): Promise<StaffSeat> {
  const { body, codes } = await signIn(portal, email, password, { 'user-agent': device });
  const { access_token } = body as { access_token?: string };
  if (!access_token) throw new Error(`${email} could not sign in: ${codes.join(', ')}`);
  const authorization = `Bearer ${access_token}`;
  return {
    get: (path) => portal.anonymous.get(path, { authorization }),
    send: (method, path, payload) => portal.anonymous.send(method, path, payload, { authorization }),
  };
}

/** Waits until a session is closed: the announcement reaches every process in its own time, whatever the clock says. */
export async function closed(seat: StaffSeat): Promise<void> {
  await expect.poll(async () => (await seat.get('/api/business/user/me')).codes).toEqual(['GE003']);
}

/** The token in the newest mail's link to an address, whether it stands in the path or behind it. */
export async function mailedToken(portal: TestServer, email: string): Promise<string> {
  const link = new URL((await mailTo(portal, email)).links[0] ?? '');
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
}

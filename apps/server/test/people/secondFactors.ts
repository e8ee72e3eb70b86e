import { Secret, TOTP } from 'otpauth';
import type { FactorStep } from '@portal/contract/users/secondFactor.ts';
import type { TestServer } from '../buildTestServer.ts';
import { STAFF_PASSWORD, type StaffSeat } from './staffAccounts.ts';

export const FACTORS = '/api/business/user/me/second-factor';

/** What an app shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export const beginChange = async (seat: StaffSeat): Promise<FactorStep> =>
  (await seat.send('POST', `${FACTORS}/steps`)).data as FactorStep;

/** Sets an app up as the first factor. Answers its secret and the recovery codes; the code of now is used up. */
export async function setAppUp(portal: TestServer, seat: StaffSeat): Promise<{ secret: string; codes: string[] }> {
  const { step, secret } = await beginChange(seat);
  const body = { password: STAFF_PASSWORD, step, appCode: codeAt(secret, portal.clock.now()) };
  const { data } = await seat.send('PUT', `${FACTORS}/app`, body);
  return { secret, codes: data.codes };
}

/** Ends a sign-in by the second factor. */
export const prove = (portal: TestServer, body: Record<string, unknown>) =>
  portal.anonymous.send('POST', '/api/auth/token/second-factor', body);

import { randomBytes } from 'node:crypto';
import { readCode, RECOVERY_CODES, recoveryCodeOf } from '@portal/domain/users/secondFactor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import './secondFactor.tables.ts';

interface Place {
  db: Db;
  now: Date;
  services: Pick<Services, 'secrets'>;
}

/** Recovery codes on their way to their owner. They are told once: kept with an idempotency key they are nothing. */
export class ShownOnce {
  readonly codes: string[];
  constructor(codes: string[]) {
    this.codes = codes;
  }
  toJSON(): null {
    return null;
  }
}

/** Makes ten recovery codes, of which only keyed digests are kept; those of before end. */
export async function makeRecoveryCodes({ db, services }: Omit<Place, 'now'>, userId: number): Promise<ShownOnce> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(10)));
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, digest: digestOf(services, userId, code), used_at: null })))
    .execute();
  return new ShownOnce(codes);
}

/** Uses a recovery code up: of two at once one wins. */
export async function takeRecoveryCode({ db, now, services }: Place, userId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('digest', '=', digestOf(services, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const digestOf = ({ secrets }: Pick<Services, 'secrets'>, userId: number, code: string): string =>
  secrets.sign('recovery-code', `${userId} ${readCode(code)?.code ?? ''}`);

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import './secondFactor.tables.ts';

/** RFC 6238: a code holds for 30 seconds, and for those before and after, since clocks of phones differ. */
const PERIOD_SECONDS = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

type Known = Pick<Services, 'secrets' | 'settings'>;

/** The secret of the app that is set up with a step: made again from the step, it need not be kept before it is confirmed. */
export const appSecretOf = ({ secrets }: Pick<Services, 'secrets'>, step: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secrets.key('authenticator-secret'), '', digestOf(step), SECRET_BYTES));

/** What somebody sends as a step may be longer than the derivation takes. */
const digestOf = (step: string): Buffer => createHash('sha256').update(step).digest();

/** What an app is given to make codes of a secret: in base32 to type, and as an address for a QR code. */
export function appAddress({ settings }: Known, secret: Buffer, email: string): { secret: string; uri: string } {
  const app = totpOf(secret, { issuer: settings.organizationName, label: email });
  return { secret: app.secret.base32, uri: app.toString() };
}

/** The number of the 30 seconds that a code belongs to, of three that may be meant now; nothing for a wrong one. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Takes a code of the user's app, once: the same again, or one from before it, is as wrong as any other. */
export async function takeAppCode(
  { db, now, services }: { db: Db; now: Date; services: Pick<Services, 'secrets'> },
  userId: number,
  code: string,
): Promise<boolean> {
  const app = await db
    .selectFrom('authenticator_app')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const step = app && stepOfCode(openSecret(services, userId, app.secret), code, now);
  if (!app || step === undefined || step <= app.last_step) return false;
  await db.updateTable('authenticator_app').set({ last_step: step }).where('user_id', '=', userId).execute();
  return true;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY = 'authenticator';

/** A secret as it is stored: encrypted, and for this user's row alone. */
export function sealSecret({ secrets }: Pick<Services, 'secrets'>, userId: number, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secrets.key(KEY), iv).setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function openSecret({ secrets }: Pick<Services, 'secrets'>, userId: number, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const text = bytes.subarray(IV_BYTES + TAG_BYTES);
  const opener = createDecipheriv(CIPHER, secrets.key(KEY), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opener.update(text), opener.final()]);
}

const totpOf = (secret: Buffer, named: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...named, period: PERIOD_SECONDS, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

import type { Assertion } from '@portal/contract/sessions.ts';
import type { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import './secondFactor.tables.ts';

/** As heavy as the rest of signing in together, and needed by whoever has a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what authenticators make. */
const ALGORITHMS = [-8, -7, -257];

type Known = Pick<Services, 'secrets' | 'settings'>;
type Created = InputOf<typeof secondFactorEndpoints.addPasskey>['body']['created'];

/** As long as the step that it belongs to needs at most. */
const ASKED_MS = 300_000;
type Options = Record<string, unknown>;

/** To sign with one of the user's passkeys, in the words of WebAuthn; null where there is none. */
export async function passkeyRequest({ db, services }: { db: Db; services: Known }, userId: number, step: string) {
  const allowCredentials = await credentialsOf(db, userId);
  if (allowCredentials.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services),
    challenge: challengeBytes(services, step),
    allowCredentials,
    // The password has been proved: a touch of the key is enough.
    userVerification: 'discouraged',
    timeout: ASKED_MS,
  });
  return { ...options } as Options;
}

/** To make a new passkey of the user. */
export async function passkeyCreation(
  { db, services }: { db: Db; services: Known },
  { id, email, name }: { id: number; email: string; name: string },
  step: string,
): Promise<Options> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs: ALGORITHMS,
    rpName: services.settings.organizationName,
    rpID: hostOf(services),
    userID: new TextEncoder().encode(`staff ${id}`),
    userName: email,
    userDisplayName: name,
    challenge: challengeBytes(services, step),
    excludeCredentials: await credentialsOf(db, id),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    timeout: ASKED_MS,
  });
  return { ...options };
}

/** What is kept of a passkey that an authenticator made for a step; nothing where it is not for here or not whole. */
export async function readCreated(services: Known, step: string, created: Created) {
  const { id, clientDataJSON, attestationObject, transports } = created;
  const { verifyRegistrationResponse } = await webAuthn();
  const found = await verifyRegistrationResponse({
    supportedAlgorithmIDs: ALGORITHMS,
    ...expected(services, step),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
  }).catch(() => undefined);
  if (!found?.verified) return undefined;
  const { credential } = found.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

/** Whether one of the user's passkeys signed a step. One of another user, for another address or of another step did not. */
export async function takePasskey(
  { db, now, services }: { db: Db; now: Date; services: Known },
  userId: number,
  step: string,
  { id, ...signed }: Assertion,
): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const found = await verifyAuthenticationResponse({
    ...expected(services, step),
    response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!found?.verified) return false;
  await db
    .updateTable('passkey')
    .set({ counter: found.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

async function credentialsOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports }));
}

/** Passkeys belong to the portal's host, and are asked for by its pages alone. */
const hostOf = ({ settings }: Pick<Services, 'settings'>): string => new URL(settings.publicUrl).hostname;

/** What is signed is made of the step, which is used up with the act: nothing signed is of use a second time. */
const challengeOf = ({ secrets }: Pick<Services, 'secrets'>, step: string): string => secrets.sign('passkey', step);
const challengeBytes = (services: Known, step: string) =>
  new Uint8Array(Buffer.from(challengeOf(services, step), 'base64url'));

const expected = (services: Known, step: string) => ({
  expectedChallenge: challengeOf(services, step),
  expectedOrigin: new URL(services.settings.publicUrl).origin,
  expectedRPID: hostOf(services),
  requireUserVerification: false,
});

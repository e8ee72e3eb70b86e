/** Passkeys of this browser, by WebAuthn. It comes with the pages that ask for one. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Assertion } from '@portal/contract/sessions.ts';
import type { BodyInput } from '@portal/contract/endpoints.ts';
import type { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';

type Options = Record<string, unknown>;
type Created = BodyInput<(typeof secondFactorEndpoints)['addPasskey']>['created'];

export const supportsPasskeys = browserSupportsWebAuthn;

/** Signs with one of the user's passkeys; nothing where the user did not, or has none here. */
export async function signWithPasskey(options: Options): Promise<Assertion | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const made = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!made) return undefined;
  const { clientDataJSON, authenticatorData, signature } = made.response;
  return { id: made.id, clientDataJSON, authenticatorData, signature };
}

/** Makes a passkey; nothing where the user did not, or this device has one already. */
export async function makePasskey(options: Options): Promise<Created | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!made) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports };
}

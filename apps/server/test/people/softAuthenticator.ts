import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A security key in software, which does what a browser and an authenticator do together (WebAuthn, ES256, no attestation). */
export interface SoftAuthenticator {
  create(options: Asked): Record<'id' | 'clientDataJSON' | 'attestationObject', string> & { transports: string[] };
  sign(options: Asked): Record<'id' | 'clientDataJSON' | 'authenticatorData' | 'signature', string>;
}

interface Asked {
  challenge: string;
}

/** At a page of this origin; the portal's, unless a thief's is meant. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const text = (bytes: Buffer) => bytes.toString('base64url');
  return {
    create(options) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(0x41, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: text(id),
        clientDataJSON: text(clientData('create', options)),
        attestationObject: text(attestation),
        transports: ['internal'],
      };
    },
    sign(options) {
      const client = clientData('get', options);
      const data = authenticatorData(0x01);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
    },
  };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** `{ kty: EC2, alg: ES256, crv: P-256, x, y }`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point[0] ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    point[1] ?? Buffer.alloc(0),
  ]);
}

/** Encryption of what lies on the device: AES-GCM, by keys that no script can read out. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const AES = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: AES.name, iv }, key, bytes) };
}

/** Fails where the key is another, or a bit was changed. */
export async function unseal<Value>(key: CryptoKey, { iv, data }: Sealed): Promise<Value> {
  const bytes = await crypto.subtle.decrypt({ name: AES.name, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}

/** A new key, which is kept beside what it seals. */
export const newKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(AES, false, ['encrypt', 'decrypt']);

/** The key of a session for one list: with the session's own secret gone, what it sealed is gone too. */
export async function sessionKey(secret: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('door list') };
  return crypto.subtle.deriveKey(hkdf, material, AES, false, ['encrypt', 'decrypt']);
}

/**
 * The cover of a backup: what lies in it comes in chunks, each of which proves itself, its place, and whether it is the last.
 * With a passphrase that is AES-256-GCM under a key of scrypt, without one a chain of SHA-256. So a flipped byte, a missing
 * end or two parts changed about are seen as they are read, and a backup of any size is held a chunk at a time.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { BackupError } from './backupError.ts';
import { takeBytes, type TakeBytes } from './takeBytes.ts';

const MAGIC = 'PORTAL-BACKUP 1\n';
const CHUNK = 1024 * 1024;
const LAST = 0x8000_0000;
const NEWLINE = 10;
/** The tag of GCM, or the digest of the chain. */
const PROOF = { sealed: 16, open: 32 } as const;

const headSchema = z.object({ salt: z.optional(z.string()), check: z.optional(z.string()) });

/** The bytes under their cover. */
export async function* seal(plain: AsyncIterable<Uint8Array>, passphrase?: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(16);
  const keys = passphrase === undefined ? undefined : await keysOf(passphrase, salt);
  const head = keys ? { salt: salt.toString('hex'), check: keys.check.toString('hex') } : {};
  const start = Buffer.from(`${MAGIC}${JSON.stringify(head)}\n`);
  yield start;
  const prove = keys ? encrypting(keys.key, start) : chaining(start);
  const bytes = takeBytes(plain);
  let next = await fullChunk(bytes);
  for (let isLast = false; !isLast;) {
    const chunk = next;
    next = chunk.length < CHUNK ? Buffer.alloc(0) : await fullChunk(bytes);
    isLast = next.length === 0;
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk.length | (isLast ? LAST : 0)) >>> 0);
    const { body, proof } = prove(length, chunk);
    yield Buffer.concat([length, body, proof]);
  }
}

/**
 * The bytes out of their cover. Refuses (`BackupError`) what is no backup, a passphrase that is missing, wrong or not
 * needed, and whatever is not as it was written, before it hands out a byte of it.
 */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase?: string): AsyncGenerator<Buffer> {
  const bytes = takeBytes(source);
  const magic = await bytes.take(MAGIC.length);
  if (magic?.toString('latin1') !== MAGIC) throw new BackupError('This is no backup of the portal.');
  const line = await bytes.takeUntil(NEWLINE, 1000);
  const head = readHead(line);
  const start = Buffer.from(`${MAGIC}${line?.toString('utf8') ?? ''}\n`);
  const open = await opening(head, start, passphrase);
  const proofLength = head.salt ? PROOF.sealed : PROOF.open;
  for (let isLast = false, place = start.length; !isLast;) {
    const length = await bytes.take(4);
    const word = length?.readUInt32BE() ?? 0;
    isLast = word >= LAST;
    const size = word % LAST;
    const rest = length && size <= CHUNK ? await bytes.take(size + proofLength) : undefined;
    const chunk = length && rest && open(length, rest.subarray(0, size), rest.subarray(size));
    if (!chunk) throw damaged(place);
    place += 4 + size + proofLength;
    yield chunk;
  }
  if (await bytes.take(1)) throw new BackupError('The backup is damaged: something follows its end.');
}

const damaged = (place: number) =>
  new BackupError(
    `The backup is damaged or was cut off: what stands behind byte ${place.toLocaleString('en')} is not as it was written.`,
  );

async function fullChunk(bytes: TakeBytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  const full = await bytes.take(CHUNK);
  if (full) return full;
  for (let one = await bytes.rest(); one; one = await bytes.rest()) parts.push(one);
  return Buffer.concat(parts);
}

function readHead(line: Buffer | undefined): z.infer<typeof headSchema> {
  try {
    return headSchema.parse(JSON.parse(line?.toString('utf8') ?? ''));
  } catch (error) {
    throw new BackupError('The backup is damaged: its first line cannot be read.', error);
  }
}

type Prove = (length: Buffer, chunk: Buffer) => { body: Buffer; proof: Buffer };
/** The chunk, or nothing where it does not prove itself. */
type Open = (length: Buffer, body: Buffer, proof: Buffer) => Buffer | undefined;

async function opening(
  { salt, check }: z.infer<typeof headSchema>,
  start: Buffer,
  passphrase: string | undefined,
): Promise<Open> {
  if (!salt) {
    // Whoever expects an encrypted one is not to be given another in its place.
    if (passphrase !== undefined)
      throw new BackupError(
        'This backup is not encrypted, though BACKUP_PASSPHRASE is set: unset it if that is right.',
      );
    return unchaining(start);
  }
  if (passphrase === undefined)
    throw new BackupError('This backup is encrypted: give its passphrase in BACKUP_PASSPHRASE.');
  const keys = await keysOf(passphrase, Buffer.from(salt, 'hex'));
  const expected = Buffer.from(check ?? '', 'hex');
  if (expected.length !== keys.check.length || !timingSafeEqual(expected, keys.check))
    throw new BackupError('The passphrase is not the one that this backup was made with.');
  return decrypting(keys.key, start);
}

/** 64 MB and some tenths of a second for each guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

/** The key, and beside it what tells a wrong passphrase from a damaged backup. */
async function keysOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, SCRYPT);
  return { key: derived.subarray(0, 32), check: createHash('sha256').update(derived.subarray(32)).digest() };
}

/** Counted, so that none is used twice under a key, which is made for one backup. */
function nonces(): () => Buffer {
  let count = 0n;
  return () => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(count++, 4);
    return nonce;
  };
}

function encrypting(key: Buffer, start: Buffer): Prove {
  const next = nonces();
  return (length, chunk) => {
    const cipher = createCipheriv('aes-256-gcm', key, next());
    cipher.setAAD(Buffer.concat([start, length]));
    const body = Buffer.concat([cipher.update(chunk), cipher.final()]);
    return { body, proof: cipher.getAuthTag() };
  };
}

function decrypting(key: Buffer, start: Buffer): Open {
  const next = nonces();
  return (length, body, proof) => {
    const cipher = createDecipheriv('aes-256-gcm', key, next(), { authTagLength: PROOF.sealed });
    cipher.setAAD(Buffer.concat([start, length]));
    cipher.setAuthTag(proof);
    try {
      return Buffer.concat([cipher.update(body), cipher.final()]);
    } catch {
      return undefined;
    }
  };
}

function chaining(start: Buffer): Prove {
  let before = start;
  return (length, chunk) => {
    before = createHash('sha256').update(before).update(length).update(chunk).digest();
    return { body: chunk, proof: before };
  };
}

function unchaining(start: Buffer): Open {
  const prove = chaining(start);
  return (length, body, proof) => (prove(length, body).proof.equals(proof) ? body : undefined);
}

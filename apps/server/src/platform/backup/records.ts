/** What lies in a backup, one after the other: notes, and behind some of them bytes. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import * as z from 'zod/mini';
import { BackupError } from './backupError.ts';
import { takeBytes } from './takeBytes.ts';

const noteSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('begin'),
    version: z.string(),
    takenAt: z.string(),
    migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  }),
  /** Its rows follow as COPY writes them. `sum` is of all rows in any order. */
  z.object({
    is: z.literal('table'),
    schema: z.string(),
    table: z.string(),
    columns: z.array(z.string()),
    rows: z.number(),
    sum: z.string(),
  }),
  z.object({ is: z.literal('sequence'), name: z.string(), value: z.string(), called: z.boolean() }),
  /** Its bytes follow, and then its digest. */
  z.object({ is: z.literal('file'), name: z.string() }),
  z.object({ is: z.literal('fileEnd'), bytes: z.number(), digest: z.string() }),
  z.object({ is: z.literal('end'), tables: z.number(), rows: z.number(), files: z.number() }),
]);
export type Note = z.infer<typeof noteSchema>;
export type NoteOf<Is extends Note['is']> = Extract<Note, { is: Is }>;

/** Bytes of one record; tables are gathered to it, files are cut to it. */
const RECORD = 512 * 1024;
const MOST = 4 * RECORD;

const deflated = promisify<Buffer, Buffer>(deflateRaw);
const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

const KINDS = { note: 0x4e, bytes: 0x42, deflated: 0x44 } as const;

function record(kind: keyof typeof KINDS, payload: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(KINDS[kind]);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const noteRecord = (note: Note): Buffer => record('note', Buffer.from(JSON.stringify(note)));

/** Bytes as they come, gathered; those of tables are made small, photos and PDFs are already. */
export async function* byteRecords(
  source: AsyncIterable<Uint8Array>,
  { small }: { small: boolean },
): AsyncGenerator<Buffer> {
  const bytes = takeBytes(source);
  const write = async (part: Buffer) => (small ? record('deflated', await deflated(part)) : record('bytes', part));
  for (let full = await bytes.take(RECORD); full; full = await bytes.take(RECORD)) yield await write(full);
  const parts: Buffer[] = [];
  for (let part = await bytes.rest(); part; part = await bytes.rest()) parts.push(part);
  if (parts.length > 0) yield await write(Buffer.concat(parts));
}

export interface RecordReader {
  /** The next note; bytes that nobody read are passed over. */
  note(): Promise<Note>;
  /** Refuses what follows the last note; what covers it is looked at to its last byte. */
  end(): Promise<void>;
  /** The bytes up to the next note. */
  bytes(): AsyncGenerator<Buffer>;
}

/** Reads records; a source that refuses (`unseal`) refuses here. */
export function readRecords(source: AsyncIterable<Uint8Array>): RecordReader {
  const bytes = takeBytes(source);
  let waiting: Note | undefined;

  async function next(): Promise<Note | Buffer> {
    const head = await bytes.take(5);
    const length = head?.readUInt32BE(1) ?? 0;
    const payload = head && length <= MOST ? await bytes.take(length) : undefined;
    if (!head || !payload) throw new BackupError('The backup ends before its end.');
    const kind = head.readUInt8();
    if (kind === KINDS.bytes) return payload;
    if (kind === KINDS.deflated) return inflated(payload, { maxOutputLength: MOST });
    return noteSchema.parse(JSON.parse(payload.toString('utf8')));
  }

  return {
    async note() {
      for (;;) {
        const found = waiting ?? (await next());
        waiting = undefined;
        if (!Buffer.isBuffer(found)) return found;
      }
    },
    async end() {
      if (waiting ?? (await bytes.take(1))) throw new BackupError('Something follows the end of the backup.');
    },
    async *bytes() {
      while (!waiting) {
        const found = await next();
        if (Buffer.isBuffer(found)) yield found;
        else waiting = found;
      }
    },
  };
}

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Generated } from 'kysely';
import {
  documentNameProblem,
  offeredName,
  whyNotUpload,
  type FileFacts,
  type UPLOADS,
} from '@portal/domain/fields/files.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { Refusal, refusal, refusalAt, refuseFields } from '../http/refusal.ts';
import type { Db } from '../database/tables.ts';
import type { Services } from '../services.ts';
import { openCleaner } from './openCleaner.ts';

export interface StoredFileTable {
  id: Generated<number>;
  digest: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    stored_file: StoredFileTable;
  }
}

export interface UploadedPart {
  name: string;
  bytes: Buffer;
}

/** A file whose bytes are in the store, before its row is written. */
export interface ReceivedFile extends FileFacts {
  digest: string;
  mediaType: string;
  name: string;
}

export const THUMBNAIL = 'thumb';

const cleaner = openCleaner();

/**
 * Judges an upload by its content and puts what is safe of it into the store: images upright, without the camera's data
 * and with a thumbnail; PDFs without what acts. The same bytes again cost nothing. Refusals at the field `file`:
 * `field.required`, `field.file`, `field.fileSize`, `field.image`, `field.max`; `photo.system`, `file.pdf.…` and
 * `file.word.…` where it cannot be read or may not be kept; `http.unavailable` while too many files wait.
 */
export async function receiveFile(
  services: Services,
  kind: keyof typeof UPLOADS,
  part: UploadedPart | undefined,
): Promise<ReceivedFile> {
  if (!part || part.bytes.length === 0) throw refuseRequired();
  refuseFields({ file: documentNameProblem(tidy(part.name)) });
  const digest = createHash('sha256').update(part.bytes).digest('hex');
  const known = await findKept(services, digest);
  if (known) refuseFields({ file: whyNotUpload(kind, known) });
  const facts = known ?? (await clean(services, kind, { digest, bytes: part.bytes }));
  return { ...facts, digest, name: offeredName(part.name, facts.mediaType) };
}

const refuseRequired = () => refusal('field.required', undefined, { fields: { file: { code: 'field.required' } } });

type KeptFacts = FileFacts & { mediaType: string };

/** What is known of a file whose clean bytes are in the store. */
async function findKept({ database, files }: Services, digest: string): Promise<KeptFacts | undefined> {
  const row = await database.read((db) =>
    db.selectFrom('stored_file').selectAll().where('digest', '=', digest).executeTakeFirst(),
  );
  if (!row || !(await files.has(storedName(digest, row.media_type)))) return undefined;
  return {
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}

async function clean(
  { files }: Services,
  kind: keyof typeof UPLOADS,
  { digest, bytes }: { digest: string; bytes: Buffer },
): Promise<KeptFacts> {
  const result = await cleaner.clean(kind, bytes);
  if (result === 'broken') throw refusalAt('file', codeOfBroken(bytes));
  if ('problem' in result) throw new Refusal([result.problem], { fields: { file: result.problem } });
  const { file, thumbnail, ...facts } = result;
  if (thumbnail) await files.put(`${digest}.${THUMBNAIL}`, thumbnail);
  await files.put(storedName(digest, facts.mediaType), file);
  return facts;
}

function codeOfBroken(bytes: Buffer): ErrorCode {
  const start = bytes.toString('latin1', 0, 4);
  if (start === '%PDF') return 'file.pdf.unreadable';
  return start.startsWith('PK') || start === '\u00D0\u00CF\u0011\u00E0' ? 'file.word.unreadable' : 'photo.system';
}

/** Images were ever stored clean; what else is stored under the bare digest came before documents were cleaned. */
const storedName = (digest: string, mediaType: string): string =>
  mediaType.startsWith('image/') ? digest : `${digest}.clean`;

/** A stored file to be sent. One from before documents were cleaned is cleaned now; its refusals are those of an upload. */
export async function readStored(
  services: Services,
  { digest, media_type }: Pick<StoredFileTable, 'digest' | 'media_type'>,
): Promise<{ stream: Readable; bytes: number } | undefined> {
  const name = storedName(digest, media_type);
  const found = await services.files.read(name);
  if (found || name === digest) return found;
  const asItCame = await services.files.read(digest);
  if (!asItCame) return undefined;
  await clean(services, 'exoneration', { digest, bytes: await buffer(asItCame.stream) });
  return services.files.read(name);
}

/** Writes (or finds) the row of a received file. */
export async function storeFileRow(db: Db, file: ReceivedFile): Promise<number> {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      digest: file.digest,
      media_type: file.mediaType,
      bytes: file.bytes,
      width: file.width ?? null,
      height: file.height ?? null,
    })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet((eb) => ({ digest: eb.ref('excluded.digest') })))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

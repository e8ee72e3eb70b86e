import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
import type { Services } from '../services.ts';
import type { CleanFile } from './cleaner/cleanedFile.ts';
import { openCleaner } from './openCleaner.ts';
import { storedName, thumbnailName, type StoredFileTable } from './storedFile.ts';

export interface UploadedPart {
  name: string;
  bytes: Buffer;
}

/** A file that is in the store, before anything names it. */
export interface ReceivedFile {
  fileId: number;
  name: string;
}

/** A file that no act took meanwhile may be removed. */
export const KEPT_MS = 24 * 3_600_000;

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
  const known = await keepKnown(services, digest);
  if (known) refuseFields({ file: whyNotUpload(kind, known) });
  const { fileId, mediaType } = known ?? (await store(services, digest, await clean(kind, part.bytes)));
  return { fileId, name: offeredName(part.name, mediaType) };
}

const refuseRequired = () => refusal('field.required', undefined, { fields: { file: { code: 'field.required' } } });

type KnownFile = FileFacts & { fileId: number; mediaType: string };

const keptUntil = ({ clock }: Services): Date => new Date(clock.now().getTime() + KEPT_MS);

/** What is known of a file whose clean bytes are in the store; it stays there long enough to be attached. */
async function keepKnown(services: Services, digest: string): Promise<KnownFile | undefined> {
  const row = await services.database.transaction((db) =>
    db
      .updateTable('stored_file')
      .set({ kept_until: keptUntil(services) })
      .where('digest', '=', digest)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row || !(await services.files.has(storedName(row)))) return undefined;
  return {
    fileId: row.id,
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}

async function clean(kind: keyof typeof UPLOADS, bytes: Buffer): Promise<CleanFile> {
  const result = await cleaner.clean(kind, bytes);
  if (result === 'broken') throw refusalAt('file', codeOfBroken(bytes));
  if ('problem' in result) throw new Refusal([result.problem], { fields: { file: result.problem } });
  return result;
}

/** The row comes first: bytes without one would never be found again. */
async function store(
  services: Services,
  digest: string,
  file: CleanFile,
): Promise<{ fileId: number; mediaType: string }> {
  const { id } = await services.database.transaction((db) =>
    db
      .insertInto('stored_file')
      .values({
        digest,
        media_type: file.mediaType,
        bytes: file.bytes,
        width: file.width ?? null,
        height: file.height ?? null,
        kept_until: keptUntil(services),
      })
      .onConflict((conflict) =>
        conflict.column('digest').doUpdateSet((row) => ({ kept_until: row.ref('excluded.kept_until') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await putBytes(services, digest, file);
  return { fileId: id, mediaType: file.mediaType };
}

async function putBytes(
  { files }: Pick<Services, 'files'>,
  digest: string,
  { file, thumbnail, mediaType }: CleanFile,
): Promise<void> {
  if (thumbnail) await files.put(thumbnailName(digest), thumbnail);
  await files.put(storedName({ digest, media_type: mediaType }), file);
}

function codeOfBroken(bytes: Buffer): ErrorCode {
  const start = bytes.toString('latin1', 0, 4);
  if (start === '%PDF') return 'file.pdf.unreadable';
  return start.startsWith('PK') || start === '\u00D0\u00CF\u0011\u00E0' ? 'file.word.unreadable' : 'photo.system';
}

/** A stored file to be sent. One from before documents were cleaned is cleaned now; its refusals are those of an upload. */
export async function readStored(
  services: Pick<Services, 'files'>,
  stored: Pick<StoredFileTable, 'digest' | 'media_type'>,
): Promise<{ stream: Readable; bytes: number } | undefined> {
  const name = storedName(stored);
  const found = await services.files.read(name);
  if (found || name === stored.digest) return found;
  const asItCame = await services.files.read(stored.digest);
  if (!asItCame) return undefined;
  await putBytes(services, stored.digest, await clean('exoneration', await buffer(asItCame.stream)));
  return services.files.read(name);
}

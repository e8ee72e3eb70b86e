import { offeredName } from '@portal/domain/fields/files.ts';
import type { Everything } from '../../clients/traces/keptOf.ts';
import { readStored } from '../../platform/files/receiveFile.ts';
import { zipStream, type ZipEntry } from '../../platform/files/zipStream.ts';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import type { Row } from '../../platform/privacy/rowsOf.ts';

type Context = Pick<JobContext, 'files' | 'now'>;

interface Followed {
  signal: AbortSignal;
  /** How many of how many are in it. */
  onRows: (done: number, total: number) => void;
}

/** All that is kept of a person in one ZIP: what the tables say as JSON, and the files as they are. */
export async function* copyBytes(
  context: Context,
  everything: Everything,
  { signal, onRows }: Followed,
): AsyncGenerator<Uint8Array> {
  const text = JSON.stringify(Object.fromEntries(everything), null, 2);
  const entries: ZipEntry[] = [
    { name: 'data.json', at: context.now, open: async () => inOnePart(Buffer.from(text)) },
    ...(everything.get('attachment') ?? []).map((row) => fileOf(context, row)),
  ];
  const told = entries.map((entry, place) => ({
    ...entry,
    open: () => {
      onRows(place, entries.length);
      return entry.open();
    },
  }));
  for await (const part of zipStream(told)) {
    signal.throwIfAborted();
    yield part;
  }
  onRows(entries.length, entries.length);
}

async function* inOnePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function fileOf(context: Context, row: Row): ZipEntry {
  const digest = String(row['digest']);
  const mediaType = String(row['media_type']);
  return {
    name: `files/${String(row['noun'])}-${String(row['subject_id'])}/${String(row['id'])}-${offeredName(String(row['name']), mediaType)}`,
    at: context.now,
    async open() {
      const stored = await readStored(context, { digest, media_type: mediaType });
      if (!stored) throw new Error(`The bytes of ${digest} are not in the store.`);
      return stored.stream;
    },
  };
}

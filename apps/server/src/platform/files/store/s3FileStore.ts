import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { checkedName, isStoredName, type FileStore, type KeptFile } from './fileStore.ts';
import type { Bucket } from './filesUrl.ts';

/** Of what comes in parts so much is held, twice; the least that S3 takes. */
const PART = 5 * 1024 * 1024;

/**
 * Files as objects of a bucket, by their names behind the prefix. Who it is, the SDK finds by itself: variables, a profile,
 * the role of the machine. An object is there whole or not at all, as S3 promises.
 */
export function s3FileStore({ bucket, prefix, region, endpoint }: Bucket): FileStore {
  const client = new S3Client({
    region,
    // Other providers know no checksums in trailers, and few have a name for each bucket.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${checkedName(name)}` });
  return {
    async put(name, bytes) {
      if (bytes instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.length }));
        return;
      }
      const source = rememberingFailure(bytes);
      const Body = Readable.from(source.bytes, { objectMode: false });
      const upload = new Upload({ client, params: { ...at(name), Body }, partSize: PART, queueSize: 1 });
      try {
        await upload.done();
      } catch (error) {
        // Where what is read fails, the SDK takes the parts back; one that a provider keeps all the same is no object.
        throw source.failure() ?? error;
      }
    },
    has: async (name) => (await orNothing(client.send(new HeadObjectCommand(at(name))))) !== undefined,
    async read(name) {
      const found = await orNothing(client.send(new GetObjectCommand(at(name))));
      return found?.Body && { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 };
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    list: () => listBucket(client, bucket, prefix),
  };
}

/** The same bytes, and why they ended where that was no end. */
function rememberingFailure(bytes: AsyncIterable<Uint8Array>) {
  let failed: { error: unknown } | undefined;
  async function* passed() {
    try {
      yield* bytes;
    } catch (error) {
      failed = { error };
      throw error;
    }
  }
  return { bytes: passed(), failure: () => failed?.error };
}

/** A thousand at a time, in the order of the names; what others put below the prefix is not the portal's. */
async function* listBucket(client: S3Client, bucket: string, prefix: string): AsyncGenerator<KeptFile> {
  // By the last name and not by a mark of the provider: the older call, which all that speak S3 answer alike.
  let after: string | undefined;
  for (let isMore = true; isMore;) {
    const page = await client.send(
      new ListObjectsCommand({ Bucket: bucket, Prefix: prefix, ...(after && { Marker: after }) }),
    );
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const name = Key.slice(prefix.length);
      if (isStoredName(name)) yield { name, at: LastModified ?? new Date(), half: false };
    }
    after = page.Contents?.at(-1)?.Key;
    isMore = page.IsTruncated === true && after !== undefined;
  }
}

/** What is asked for, or nothing where it is not there; every other failure is one. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket')
      return undefined;
    throw error;
  }
}

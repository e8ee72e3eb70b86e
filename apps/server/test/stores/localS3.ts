import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface LocalS3 {
  /** For `FILES_URL`: a bucket that is empty. */
  url: string;
  stop(): Promise<void>;
}

/** A server that speaks S3 on this machine, and its keys where the SDK looks for them, as on a machine of the portal. */
export async function startLocalS3(): Promise<LocalS3> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-s3-'));
  const configureBuckets = [{ name: 'portal-files', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  return {
    url: `s3://portal-files/portal?region=us-east-1&endpoint=http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

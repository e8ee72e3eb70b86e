import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../src/platform/cluster/openCluster.ts';
import { quietLog } from '../quietLog.ts';

/** Nothing is to outlive a test, and many databases are made. */
export const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '256MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  // Plans are read of pages as they were written: see `plansOf.ts`.
  autovacuum: 'off',
  // A session zone unlike UTC shows SQL that leans on it.
  timezone: 'America/New_York',
};

export interface TestCluster {
  url: string;
  stop(): Promise<void>;
}

/** The PostgreSQL that comes with the portal, in a temporary folder that goes when it is stopped. */
export async function startTestCluster(settings: Readonly<Record<string, string>> = FOR_TESTS): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  await chmod(folder, 0o711);
  const cluster = await openCluster(folder, quietLog, settings);
  return {
    url: cluster.databaseUrl,
    async stop() {
      await cluster.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

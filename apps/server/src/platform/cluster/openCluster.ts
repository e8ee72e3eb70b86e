import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../database/database.ts';
import { findBinaries } from './binaries.ts';
import { explained } from './clusterError.ts';
import { makeCluster, placeOfCluster } from './clusterFolder.ts';
import { clusterUser } from './clusterUser.ts';
import { holdingLock } from './holdingLock.ts';
import { findRunning, PAUSE_MS, startPostmaster, stopPostmaster, TRIES, type Cluster } from './postmaster.ts';

/** Every process that uses the cluster keeps one connection of this name open: who leaves last stops it. */
const PRESENCE = 'portal presence';

export interface OpenCluster {
  databaseUrl: string;
  /** Leaves the cluster, and ends it when no other process uses it. */
  close(): Promise<void>;
}

/**
 * The PostgreSQL that comes with the portal, its cluster in `<dataDir>/postgres`: made on the first start, started when
 * it does not run, else shared with the processes that use it already. Started again when it is killed.
 * Refuses (`ClusterError`) in a sentence what the person who starts the portal can mend.
 */
export async function openCluster(
  dataDir: string,
  log: Log,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenCluster> {
  const tell = (error: unknown): never => {
    throw explained(error, resolve(dataDir));
  };
  const cluster = await clusterOf(dataDir, settings).catch(tell);
  const alone = <T>(work: () => Promise<T>): Promise<T> => holdingLock(join(resolve(dataDir), 'postgres.lock'), work);
  let isClosing = false;
  const first = await alone(enter);
  let { presence } = first;

  async function enter(): Promise<{ databaseUrl: string; presence: Client }> {
    await makeCluster(cluster.home, cluster.binaries, cluster.user).catch(tell);
    const { address, client } = await connected();
    client.once('end', () => {
      if (!isClosing) revive();
    });
    return { databaseUrl: address, presence: client };
  }

  async function connected(): Promise<{ address: string; client: Client }> {
    for (let attempt = 1; ; attempt++) {
      const address = (await findRunning(cluster)) ?? (await startPostmaster(cluster));
      const client = new Client({ connectionString: address, application_name: PRESENCE });
      client.on('error', (error) => log.warn({ err: error }, 'The connection that holds the database failed.'));
      try {
        await client.connect();
        return { address, client };
      } catch (error) {
        // One that was killed this moment still looks alive.
        if (attempt >= TRIES) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  function revive(): void {
    log.error({}, 'The database ended unexpectedly and is started again.');
    alone(async () => {
      // Who has left meanwhile would leave it running for nobody.
      if (!isClosing) ({ presence } = await enter());
    }).catch((error: unknown) => log.error({ err: error }, 'The database could not be started again.'));
  }

  return {
    databaseUrl: first.databaseUrl,
    async close() {
      isClosing = true;
      await alone(async () => {
        const isLast = await areOthersGone(presence).catch(() => false);
        await presence.end().catch(() => undefined);
        if (isLast) await stopPostmaster(cluster);
      });
    },
  };
}

async function clusterOf(dataDir: string, settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const user = clusterUser();
  const home = await placeOfCluster(dataDir, user);
  return { home, user, settings, binaries: await findBinaries(dirname(home), user) };
}

async function areOthersGone(presence: Client): Promise<boolean> {
  const { rows } = await presence.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()`,
    [PRESENCE],
  );
  return rows[0]?.others === 0;
}

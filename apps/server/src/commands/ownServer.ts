import type { FastifyInstance } from 'fastify';
import { jobDefinitions } from '../jobs.ts';
import { openServices } from '../openServices.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import type { Settings } from '../platform/settings.ts';
import { errorsOnly } from './errorsOnly.ts';
import { buildServer } from '../server.ts';

export interface OwnServer {
  server: FastifyInstance;
  close(): Promise<void>;
}

/** A server for one command, without a port: what is left for jobs is done by the next server that starts. */
export async function openOwnServer(settings: Settings): Promise<OwnServer> {
  const services = await openServices({ ...settings, logLevel: 'silent' }, errorsOnly);
  const jobs = await startJobs(services.database, jobDefinitions, {
    files: services.files,
    settings,
    log: errorsOnly,
    work: false,
  });
  const server = await buildServer(services);
  return {
    server,
    async close() {
      await server.close();
      await jobs.stop();
      await services.database.close();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Envelope } from '@portal/contract/envelope.ts';
import type { ShippedRole } from '@portal/domain/access/roles.ts';
import { announceRights } from '../src/access/announceRights.ts';
import { jobDefinitions } from '../src/jobs.ts';
import { localFileStore } from '../src/platform/files/store/localFileStore.ts';
import { openFileStore } from '../src/platform/files/store/openFileStore.ts';
import type { DrainOptions } from '../src/platform/jobs/drainJobs.ts';
import { startJobs } from '../src/platform/jobs/startJobs.ts';
import { openMailer } from '../src/platform/mail/openMailer.ts';
import { loadSecrets } from '../src/platform/secrets.ts';
import type { Services } from '../src/platform/services.ts';
import { readSettings } from '../src/platform/settings.ts';
import { buildServer } from '../src/server.ts';
import { findAccount } from '../src/sessions/findAccount.ts';
import type { Realm } from '../src/sessions/sessions.tables.ts';
import { startSession } from '../src/sessions/startSession.ts';
import { putBack } from './database/fillTemplate.ts';
import { openTestDatabase, wasLookedAt } from './database/testDatabase.ts';
import { quietLog } from './quietLog.ts';

export interface Answer<Data = any> {
  status: number;
  headers: Record<string, unknown>;
  body: Envelope<Data>;
  /** The data of a success; throws with the codes on a refusal, so that a test need not look twice. */
  data: Data;
  /** The codes of a refusal. */
  codes: string[];
}

/** One signed-in caller (or nobody). */
export interface Caller {
  get<Data = any>(path: string, headers?: Record<string, string>): Promise<Answer<Data>>;
  send<Data = any>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  upload<Data = any>(
    method: 'POST' | 'PUT',
    path: string,
    file: { name: string; bytes: Uint8Array },
  ): Promise<Answer<Data>>;
  token: string;
}

export type TestServer = Awaited<ReturnType<typeof build>>;

const BEGINNING = new Date('2026-03-10T15:00:00Z');

/** Of the test files that a worker runs one after the other, each takes the server that the one before put back. */
let idle: TestServer | undefined;

/**
 * The real server on a database of its own, with the demonstration's staff, regions and rules; requests go in without
 * a port. The clock stands still until a test moves it; jobs run when drained. Settings beyond the usual ones by their
 * names in the environment.
 */
export async function buildTestServer(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const isUsual = Object.keys(environment).length === 0;
  const given = isUsual ? idle : undefined;
  if (given) idle = undefined;
  const portal = given ?? (await build(environment));
  const end = portal.close;
  return {
    ...portal,
    async close() {
      if (!isUsual || idle || portal.server.server.listening || wasLookedAt(portal.database)) return end();
      await portal.putBack();
      idle = { ...portal, close: end };
    },
  };
}

async function build(environment: Readonly<Record<string, string>>) {
  const testDatabase = await openTestDatabase('peopled');
  const { database } = testDatabase;
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const clock = {
    instant: BEGINNING,
    now: () => clock.instant,
    advance(milliseconds: number) {
      clock.instant = new Date(clock.instant.getTime() + milliseconds);
    },
  };
  const quiet = {
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO: '0',
    NODE_ENV: 'test',
    REQUESTS_PER_MINUTE: '0',
    BACKUP_DIR: join(folder, 'backups'),
  };
  const settings = readSettings({ ...quiet, ...environment });
  const mailer = settings.mail && openMailer(settings.mail);
  const services: Services = {
    settings,
    database,
    files: settings.filesUrl ? await openFileStore(settings) : localFileStore(folder),
    secrets: await loadSecrets(database),
    clock,
    mailer,
    log: quietLog,
  };
  const jobs = await startJobs(database, jobDefinitions, {
    ...services,
    work: false,
    clock: clock.now,
  });
  const server = await buildServer(services);
  const anonymous = callerOf(server, undefined);

  /** A session as after signing in, without the work of proving a password, which is tested where it belongs. */
  async function admitted(realm: Realm, email: string): Promise<Caller> {
    const { access_token } = await database.transaction(async (db) => {
      const account = await findAccount(db, realm, email);
      if (!account) throw new Error(`${email} has no account.`);
      const arrival = { realm, accountId: account.id, remember: false, userAgent: undefined, ip: '127.0.0.1' };
      return startSession({ db, now: clock.now(), services }, arrival);
    });
    return callerOf(server, access_token);
  }

  async function signIn(path: string, username: string, password: string): Promise<Caller> {
    const answer = await anonymous.send('POST', path, { grant_type: 'password', username, password });
    const token = (answer.body as { access_token?: string }).access_token;
    if (!token) throw new Error(`${username} could not sign in: ${answer.codes.join(', ')}`);
    return callerOf(server, token);
  }

  return {
    server,
    services,
    database,
    databaseUrl: testDatabase.databaseUrl,
    /** Where its files lie. */
    folder,
    clock,
    anonymous,
    /** A demonstration user, signed in, by the part before `@portal.test`. */
    staff: (name: ShippedRole | 'admin' | 'analyst2' | 'ephesian2') =>
      admitted('staff', `${name === 'administrator' ? 'admin' : name}@portal.test`),
    /** An active client, signed in. */
    clientOf: (email: string) => admitted('client', email),
    /** Signs a client in by the password. */
    client: (email: string, password: string) => signIn('/api/client/token', email, password),
    /** Runs every job that is due by the clock, or those of some queues. */
    drain: (names?: readonly string[], options?: DrainOptions) => jobs.drain(names, { now: clock.now(), ...options }),
    /** As it was when it was built: rows, files, clock, what it remembers. */
    async putBack() {
      await putBack(database);
      await rm(folder, { recursive: true, force: true });
      clock.instant = BEGINNING;
      await database.transaction(announceRights);
    },
    async close() {
      await server.close();
      await jobs.stop();
      mailer?.close();
      await testDatabase.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function callerOf(server: FastifyInstance, token: string | undefined): Caller {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const ask = async (options: InjectOptions): Promise<Answer> => {
    const response = await server.inject(options);
    const isJson = `${response.headers['content-type']}`.includes('json');
    const body = (isJson ? response.json() : null) as Envelope<any>;
    return {
      status: response.statusCode,
      headers: response.headers,
      body,
      get data() {
        if (!body.status) throw new Error(`${options.method}: ${JSON.stringify(body)}`);
        return body.data;
      },
      codes: body?.error ?? [],
    };
  };
  return {
    token: token ?? '',
    get: (url, headers = {}) => ask({ method: 'GET', url, headers: { ...authorization, ...headers } }),
    send: (method, url, body, headers = {}) =>
      ask({
        method,
        url,
        headers: { ...authorization, ...(method !== 'DELETE' && { 'idempotency-key': randomUUID() }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    upload(method, url, { name, bytes }) {
      const boundary = `part-${randomUUID()}`;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
      const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      return ask({
        method,
        url,
        headers: {
          ...authorization,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'idempotency-key': randomUUID(),
        },
        payload,
      });
    },
  };
}

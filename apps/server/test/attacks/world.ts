/** The server under attack: the real one, with its log kept, and somebody signed in for every shipped role. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import type { Log } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { buildServer } from '../../src/server.ts';
import { signAccessToken } from '../../src/sessions/tokens.ts';
import { buildTestServer, type TestServer } from '../buildTestServer.ts';
import { lookAtSizes } from '../database/testDatabase.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../factories.ts';
import type { Json } from './shapesOf.ts';

const STAFF = ['supervisor', 'manager', 'administrator', 'analyst', 'ephesian'] as const satisfies ShippedRole[];
const OTHERS = ['analyst2', 'ephesian2'] as const;
export type StaffCaller = (typeof STAFF)[number] | (typeof OTHERS)[number];
export type CallerName = StaffCaller | 'client' | 'anonymous';
export const CALLERS: readonly CallerName[] = [...STAFF, ...OTHERS, 'client', 'anonymous'];

export interface Reply {
  status: number;
  contentType: string;
  text: string;
  body: { status?: unknown; error?: unknown; data?: any; access_token?: string } | undefined;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld() {
  const portal = await buildTestServer();
  const logged: string[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (...line) => logged.push(JSON.stringify(line)) };
  const services = { ...portal.services, log, settings: { ...portal.services.settings, logLevel: 'error' } };
  const server = await buildServer(services, { logStream: { write: (line) => logged.push(line) } });
  const tokens = new Map<CallerName, string>();
  const signIn = async (name: CallerName): Promise<void> => {
    if (name === 'anonymous') return;
    tokens.set(name, name === 'client' ? (await newClient(portal)).token : await staffToken(portal, name));
  };
  for (const name of CALLERS) await signIn(name);

  return {
    portal,
    services,
    /** The token of a caller; nobody has none. */
    token: (name: CallerName) => tokens.get(name),
    signInAgain: signIn,
    ask: (options: InjectOptions) => ask(server, options),
    /** Lines of level error since the last time. */
    takeErrors: () => logged.splice(0).map((line) => line.slice(0, 600)),
    lookAtSizes: () => lookAtSizes(portal.database),
    async close() {
      await server.close();
      await portal.close();
    },
  };
}

/** Who calls an endpoint with the right to: nobody, a client, or the first shipped role that holds one of its slugs. */
export function rightfulCaller({ permission }: Endpoint): CallerName {
  if (permission === 'public') return 'anonymous';
  if (permission === 'client') return 'client';
  return STAFF.find((role) => holds(role, permission)) ?? 'administrator';
}

export const holds = (caller: StaffCaller, permission: Endpoint['permission']): boolean =>
  permission === 'staff' ||
  (typeof permission === 'object' &&
    permission.anyOf.some((slug) => SHIPPED_ROLES[caller.replace(/2$/, '') as ShippedRole].includes(slug)));

async function ask(server: FastifyInstance, options: InjectOptions): Promise<Reply> {
  const response = await server.inject({ ...options, payloadAsStream: true });
  const contentType = response.headers['content-type'] ?? '';
  const stream = response.stream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk as Uint8Array));
    // The first words of an answer without end are enough; leaving the loop closes it.
    if (contentType.startsWith('text/event-stream')) break;
  }
  const text = plain(Buffer.concat(chunks), response.headers['content-encoding']);
  const body = contentType.startsWith('application/json') ? (JSON.parse(text) as Reply['body']) : undefined;
  return { status: response.statusCode, contentType, text, body };
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const plain = (bytes: Buffer, encoding: unknown): string => (DECODERS[String(encoding)]?.(bytes) ?? bytes).toString();

/** Does what a scene needs, and says so where it could not be done. */
export async function succeed(
  world: World,
  caller: CallerName | { token: string },
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: Json,
): Promise<any> {
  const token = typeof caller === 'string' ? world.token(caller) : caller.token;
  const { body, text } = await world.ask({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload !== undefined && { payload: payload as object }),
  });
  if (body?.status !== true) throw new Error(`${method} ${url}: ${text}`);
  return body.data;
}

export interface Client {
  accountId: number;
  email: string;
  token: string;
}

type Portal = Pick<TestServer, 'database' | 'services' | 'clock'>;

async function staffToken(portal: Portal, name: StaffCaller): Promise<string> {
  const { database, services, clock } = portal;
  const userId = await staffId(portal, name === 'administrator' ? 'admin' : name);
  const sessionId = await database.transaction((db) => newSession(db, 'staff', userId, clock.now()));
  return signAccessToken(services, 'staff', sessionId, clock.now());
}

/** A session as signing in opens it; answers its id. */
export async function newSession(db: Db, realm: 'staff' | 'client', accountId: number, now: Date): Promise<number> {
  const times = { created_at: now, active_at: now, revoked_at: null };
  const { id } = await db
    .insertInto('session')
    .values({ ...times, realm, account_id: accountId, remember: false, user_agent: null, ip: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let clients = 0;

/** A signed-in client with a confirmed account. */
export async function newClient({ database, services, clock }: Portal): Promise<Client> {
  const now = clock.now();
  const email = `attacker-${clients++}@example.org`;
  const { accountId, sessionId } = await database.transaction(async (db) => {
    const { id } = await db
      .insertInto('client_account')
      .values({
        email,
        password_hash: '-',
        language: 'es',
        status: 'ACTIVE',
        terms_version: '1',
        terms_accepted_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { accountId: id, sessionId: await newSession(db, 'client', id, now) };
  });
  return { accountId, email, token: await signAccessToken(services, 'client', sessionId, now) };
}

/** An application of a client; answers its id. */
export async function applicationOf({ portal }: World, client: Client, facts: ApplicationFacts): Promise<number> {
  const id = await insertApplication(portal, facts);
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ client_account_id: client.accountId }).where('id', '=', id).execute(),
  );
  return id;
}

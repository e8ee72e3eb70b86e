import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, ReplyOf } from '@portal/contract/endpoints.ts';
import { isLanguage, type Language } from '@portal/domain/languages.ts';
import type { Services } from '../services.ts';
import type { InputOf } from './inputOf.ts';
import type {
  AnyActor,
  ClientActor,
  ClientContext,
  Context,
  PublicContext,
  StaffActor,
  StaffContext,
} from './context.ts';
import { readInput } from './input.ts';
import { once } from './idempotency.ts';
import { refusal, KeptRefusal } from './refusal.ts';

/** Who knocks: the nouns that own sessions tell the platform how to recognise them. */
export interface Door {
  /** Refuses GE002 / GE003 (no, bad or ended session) and GE004 (a role not held). */
  staff(request: FastifyRequest): Promise<StaffActor>;
  client(request: FastifyRequest): Promise<ClientActor>;
}

export interface Http {
  server: FastifyInstance;
  services: Services;
  door: Door;
}

export type ContextOf<E extends Endpoint> = E['permission'] extends 'public'
  ? PublicContext
  : E['permission'] extends 'client'
    ? ClientContext
    : StaffContext;

/**
 * A reply already in JSON: for what is kept ready and would cost more to build again than to send. It comes in parts,
 * because joining long texts and then writing them as bytes takes twice as long as writing each.
 */
export class ReadyJson {
  readonly #parts: readonly string[];
  constructor(parts: readonly string[]) {
    this.#parts = parts;
  }

  /** The whole envelope with the parts as its data. */
  envelope(): Buffer {
    const texts = ['{"status":true,"error":[],"data":', ...this.#parts, '}'];
    return Buffer.concat(texts.map((text) => Buffer.from(text)));
  }
}

interface Question<C, I, Reply> {
  kind: 'question';
  ask(context: C, input: I): Promise<Reply | ReadyJson>;
  /** One statement needs no transaction; several run in one read-only snapshot, so that counts and rows agree. */
  statements: 'one' | 'several';
}

interface Act<C, I, Reply> {
  kind: 'act';
  prepare(context: Omit<C, 'db'>, input: I): Promise<unknown>;
  act(context: C, input: I, prepared: unknown): Promise<unknown>;
  answer(context: C, result: unknown, input: I): Promise<Reply>;
}

interface Stream<C> {
  kind: 'stream';
  open(context: Omit<C, 'db'>, reply: FastifyReply): void;
}

export type Handler<C, I, Reply> = Question<C, I, Reply> | Act<C, I, Reply> | Stream<C>;
export type HandlerOf<E extends Endpoint> = Handler<ContextOf<E>, InputOf<E>, ReplyOf<E>>;
export type HandlersOf<T extends Record<string, Endpoint>> = { [K in keyof T]: HandlerOf<T[K]> };

/** A question of several statements. */
export const read = <C, I, Reply>(
  ask: (context: C, input: I) => Promise<Reply | ReadyJson>,
): Question<C, I, Reply> => ({
  kind: 'question',
  ask,
  statements: 'several',
});

/** A question of one statement. */
export const readOnce = <C, I, Reply>(
  ask: (context: C, input: I) => Promise<Reply | ReadyJson>,
): Question<C, I, Reply> => ({ kind: 'question', ask, statements: 'one' });

/**
 * An act: everything in one transaction, at most once for each `Idempotency-Key`. Its result is ids, kept with the
 * key; `answer` renders them, and renders them anew when the same key comes again.
 */
export const act = <C, I, Result, Reply>(
  work: (context: C, input: I) => Promise<Result>,
  answer: (context: C, result: Exclude<Result, KeptRefusal>, input: I) => Promise<Reply>,
): Act<C, I, Reply> => preparedAct(async () => undefined, work, answer);

/** An act that first does something slow outside the transaction: hashing, images, a provider. */
export const preparedAct = <C, I, Prepared, Result, Reply>(
  prepare: (context: Omit<C, 'db'>, input: I) => Promise<Prepared>,
  work: (context: C, input: I, prepared: Prepared) => Promise<Result>,
  answer: (context: C, result: Exclude<Result, KeptRefusal>, input: I) => Promise<Reply>,
): Act<C, I, Reply> => ({
  kind: 'act',
  prepare,
  act: (context, input, prepared) => work(context, input, prepared as Prepared),
  answer: (context, result, input) => answer(context, result as Exclude<Result, KeptRefusal>, input),
});

/** An answer that does not end: the handler takes the connection over. */
export const stream = <C>(open: (context: Omit<C, 'db'>, reply: FastifyReply) => void): Stream<C> => ({
  kind: 'stream',
  open,
});

/** The answer of acts that have nothing to tell. */
export const answerNothing = async (): Promise<null> => null;

/** Serves a noun's table of endpoints. A missing handler, or one of another shape, does not compile. */
export function serve<T extends Record<string, Endpoint>>(http: Http, table: T, handlers: HandlersOf<T>): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name] as unknown as Handler<Context<AnyActor>, InputOf<Endpoint>, unknown>;
    const route = (server: FastifyInstance) =>
      server.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        // HEAD of a stream would hold a connection open that never says anything.
        exposeHeadRoute: handler.kind !== 'stream',
        ...(endpoint.perMinute && { config: { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } } }),
        handler: (request, reply) => handle(http, endpoint, handler, request, reply),
      });
    if (endpoint.signedBy === undefined) route(http.server);
    else {
      // In a room of its own, so that only this endpoint's bodies stay unread.
      void http.server.register(async (server) => {
        server.removeAllContentTypeParsers();
        server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
        route(server);
      });
    }
  }
}

async function handle(
  { services, door }: Http,
  endpoint: Endpoint,
  handler: Handler<Context<AnyActor>, InputOf<Endpoint>, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await recognise(endpoint, door, request);
  const input = await readInput(endpoint, request);
  const context = { actor, now: services.clock.now(), language: languageOf(request, actor), services };
  if (handler.kind === 'stream') {
    handler.open(context, reply);
    return reply;
  }
  const data = await answer(handler, context, input, request);
  if (data instanceof ReadyJson) {
    return reply.type('application/json; charset=utf-8').send(data.envelope());
  }
  const shown = endpoint.reply.parse(data);
  // A token answer carries its tokens beside the data (product/api.md#envelope).
  const beside = isTokens(shown) ? shown : {};
  return reply.send({ status: true, error: [], data: isTokens(shown) ? null : shown, ...beside });
}

async function answer(
  handler: Exclude<Handler<Context<AnyActor>, InputOf<Endpoint>, unknown>, { kind: 'stream' }>,
  context: Omit<Context<AnyActor>, 'db'>,
  input: InputOf<Endpoint>,
  request: FastifyRequest,
): Promise<unknown> {
  const { database } = context.services;
  if (handler.kind === 'question') {
    const run = handler.statements === 'one' ? database.read : database.snapshot;
    return run((db) => handler.ask({ ...context, db }, input));
  }
  const prepared = await handler.prepare(context, input);
  const outcome = await database.transaction(async (db) => {
    const inside = { ...context, db };
    const { result, repeated } = await once(
      inside,
      input.client.idempotencyKey,
      digestOf(request, input),
      () => handler.act(inside, input, prepared),
      // Most acts upon something answer its id.
      (input.params as { id?: unknown } | undefined)?.id,
    );
    return result instanceof KeptRefusal
      ? result
      : { shown: await handler.answer({ ...inside, repeated }, result, input) };
  });
  if (outcome instanceof KeptRefusal) throw outcome.refusal;
  return outcome.shown;
}

async function recognise(endpoint: Endpoint, door: Door, request: FastifyRequest): Promise<AnyActor> {
  const { permission } = endpoint;
  if (permission === 'public') return null;
  if (permission === 'client') return door.client(request);
  const actor = await door.staff(request);
  if (permission === 'staff' || permission.anyOf.some((slug) => actor.permissions.has(slug))) return actor;
  throw notPermitted(actor, permission.anyOf[0]);
}

/**
 * GE004 with what would help: the slug that is missing, and which of the actor's other roles holds it. Whoever holds no
 * permission at all is told that instead (product/portal.md#no-permissions).
 */
export function notPermitted(
  actor: StaffActor,
  slug: StaffActor['roles'][number]['permissions'] extends ReadonlySet<infer P> ? P | undefined : never,
) {
  const roles = actor.roles.filter(({ permissions }) => slug !== undefined && permissions.has(slug));
  return refusal(actor.permissions.size === 0 ? 'errorRole' : 'GE004', undefined, {
    ...(slug && { permission: slug }),
    roles: roles.map(({ id, name }) => ({ id, name })),
  });
}

/** `Accept-Language` by its first tag, else the profile's, else English. */
function languageOf(request: FastifyRequest, actor: AnyActor): Language {
  const asked = request.headers['accept-language']?.trim().slice(0, 2).toLowerCase();
  return asked && isLanguage(asked) ? asked : (actor?.language ?? 'en');
}

const digestOf = (request: FastifyRequest, { params, query, body, file }: InputOf<Endpoint>): string =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.routeOptions.url, params, query, body, file?.name]))
    .update(file?.bytes ?? '')
    .digest('base64url');

const isTokens = (data: unknown): data is { access_token: string } =>
  typeof data === 'object' && data !== null && 'access_token' in data;

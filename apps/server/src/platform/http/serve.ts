import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { Services } from '../services.ts';
import { languageOf } from './context.ts';
import type { HandlersOf } from './handlers.ts';
import { readInput } from './input.ts';
import { ReadyJson } from './readyJson.ts';
import { recognise, type Door } from './recognise.ts';
import { runHandler, type AnyHandler } from './runHandler.ts';

export interface Http {
  server: FastifyInstance;
  services: Services;
  door: Door;
}

/** Serves a noun's table of endpoints. A missing handler, or one of another shape, does not compile. */
export function serve<T extends Record<string, Endpoint>>(http: Http, table: T, handlers: HandlersOf<T>): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name] as unknown as AnyHandler;
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
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await recognise(endpoint, door, request);
  const input = await readInput(endpoint, request);
  const context = { actor, now: services.clock.now(), language: languageOf(request, actor), services, ip: request.ip };
  if (handler.kind === 'stream') {
    handler.open(context, reply);
    return reply;
  }
  const data = await runHandler(handler, context, input, request);
  if (data instanceof ReadyJson) {
    return reply.type('application/json; charset=utf-8').send(data.envelope());
  }
  const shown = endpoint.reply.parse(data);
  // A token answer carries its tokens beside the data (product/api.md#envelope).
  const beside = isTokens(shown) ? shown : {};
  return reply.send({ status: true, error: [], data: isTokens(shown) ? null : shown, ...beside });
}

const isTokens = (data: unknown): data is { access_token: string } =>
  typeof data === 'object' && data !== null && 'access_token' in data;

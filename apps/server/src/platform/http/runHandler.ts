import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { AnyActor, Context } from './context.ts';
import type { Handler } from './handlers.ts';
import { once } from './idempotency.ts';
import type { InputOf } from './inputOf.ts';
import { KeptRefusal } from './refusal.ts';

/** A handler of any endpoint, once its types are left behind. */
export type AnyHandler = Handler<Context<AnyActor>, InputOf<Endpoint>, unknown>;

/** Answers a question, or does an act in one transaction, at most once for each key. */
export async function runHandler(
  handler: Exclude<AnyHandler, { kind: 'stream' }>,
  context: Omit<Context<AnyActor>, 'db'>,
  input: InputOf<Endpoint>,
  request: FastifyRequest,
): Promise<unknown> {
  const { database } = context.services;
  if (handler.kind === 'question') {
    // Its type keeps it from the `db` of its context.
    if (handler.statements === 'own') return handler.ask(context as Context<AnyActor>, input);
    const run = { one: database.read, several: database.snapshot }[handler.statements];
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

const digestOf = (request: FastifyRequest, { params, query, body, file }: InputOf<Endpoint>): string =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.routeOptions.url, params, query, body, file?.name]))
    .update(file?.bytes ?? '')
    .digest('base64url');

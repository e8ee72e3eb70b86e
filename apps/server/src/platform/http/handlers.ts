import type { FastifyReply } from 'fastify';
import type { Endpoint, ReplyOf } from '@portal/contract/endpoints.ts';
import type { ClientContext, PublicContext, StaffContext } from './context.ts';
import type { InputOf } from './inputOf.ts';
import type { ReadyJson } from './readyJson.ts';
import type { KeptRefusal } from './refusal.ts';

export type ContextOf<E extends Endpoint> = E['permission'] extends 'public'
  ? PublicContext
  : E['permission'] extends 'client'
    ? ClientContext
    : StaffContext;

interface Question<C, I, Reply> {
  kind: 'question';
  ask(context: C, input: I): Promise<Reply | ReadyJson>;
  /**
   * One statement needs no transaction; several run in one read-only snapshot, so that counts and rows agree. Who reads by
   * itself opens what it needs, as statistics do, which are kept on one server and worked out on another.
   */
  statements: 'one' | 'several' | 'own';
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

/** A question that opens its reads by itself, by the services of its context. */
export const ownReads = <C, I, Reply>(
  ask: (context: Omit<C, 'db'>, input: I) => Promise<Reply | ReadyJson>,
): Question<C, I, Reply> => ({
  kind: 'question',
  ask,
  statements: 'own',
});

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

/** Things that are opened by an address alone: `GET /api/{purpose}/{address}`. Not part of the contract: addresses come from other answers only. */
import type { FastifyReply } from 'fastify';
import { openAddress, signAddress } from './signedAddress.ts';
import { underName } from './files/underName.ts';
import type { ClientActor, Context, StaffActor } from './http/context.ts';
import { notFound } from './http/refusal.ts';
import type { Http } from './http/serve.ts';

export type ActorOfSession = (sessionId: number, roleId: number) => Promise<StaffActor | undefined>;

/** An address that opens what belongs to a record, for the reader's session and some minutes. */
export const signedAddress = (
  { services, actor, now }: Pick<Context<StaffActor | ClientActor>, 'services' | 'actor' | 'now'>,
  purpose: string,
  id: number,
): string => {
  const role = actor.realm === 'staff' ? (actor.roleId ?? 0) : 0;
  return `/api/${purpose}/${signAddress(services, purpose, [id, actor.sessionId, role], now)}`;
};

interface Opened<Actor> {
  actor: Actor;
  id: number;
  /** The last step of the path, where the route has one below its addresses. */
  file: string;
}

/** Serves such addresses: not found where one is forged or over, its session has ended, or `send` finds nothing. */
export function signedRoute<Actor>(
  { server, services }: Http,
  {
    purpose,
    below = '',
    actorOfSession,
  }: {
    purpose: string;
    below?: '/:file' | '';
    actorOfSession: (sessionId: number, roleId: number) => Promise<Actor | undefined>;
  },
  send: (opened: Opened<Actor>, reply: FastifyReply) => Promise<FastifyReply | undefined>,
): void {
  type Params = { address: string; file?: string };
  server.get<{ Params: Params }>(`/api/${purpose}/:address${below}`, async (request, reply) => {
    const { address, file = '' } = request.params;
    const parts = openAddress(services, purpose, address, services.clock.now()) ?? [];
    const [id = 0, sessionId = 0, roleId = 0] = parts.map(Number);
    const actor = parts.length === 3 ? await actorOfSession(sessionId, roleId) : undefined;
    const sent = actor && (await send({ actor, id, file }, reply));
    if (!sent) throw notFound();
    return sent;
  });
}

/** A file by this name, which no browser or proxy keeps. */
export const asFile = (reply: FastifyReply, name: string, mediaType: string): FastifyReply =>
  underName(reply.type(mediaType).header('cache-control', 'no-store'), 'attachment', name);

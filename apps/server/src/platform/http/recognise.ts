import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import type { AnyActor, ClientActor, StaffActor } from './context.ts';
import { refusal } from './refusal.ts';

/** Who knocks: the nouns that own sessions tell the platform how to recognise them. */
export interface Door {
  /** Refuses GE002 / GE003 (no, bad or ended session) and GE004 (a role not held). */
  staff(request: FastifyRequest): Promise<StaffActor>;
  client(request: FastifyRequest): Promise<ClientActor>;
}

/**
 * Who calls an endpoint. Refuses GE004 to whoever holds none of its permissions, and before that `factor.needed` to whoever
 * has to set a second factor up first.
 */
export async function recognise(endpoint: Endpoint, door: Door, request: FastifyRequest): Promise<AnyActor> {
  const { permission } = endpoint;
  if (permission === 'public') return null;
  if (permission === 'client') return door.client(request);
  const actor = await door.staff(request);
  if (actor.lacksSecondFactor && !endpoint.beforeSecondFactor) throw refusal('factor.needed');
  if (permission !== 'staff') requireAny(actor, permission);
  return actor;
}

type AnyOf = Extract<Endpoint['permission'], object>;

export const holdsAny = ({ permissions }: Pick<StaffActor, 'permissions'>, { anyOf }: AnyOf): boolean =>
  anyOf.some((slug) => permissions.has(slug));

/** GE004 to whoever holds none of them. */
export function requireAny(actor: StaffActor, permission: AnyOf): void {
  if (!holdsAny(actor, permission)) throw notPermitted(actor, permission.anyOf[0]);
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

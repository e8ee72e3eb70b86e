import type { FastifyRequest } from 'fastify';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Language } from '@portal/domain/languages.ts';
import { hasLapsed } from '@portal/domain/sessions.ts';
import { languageOf, type ClientActor, type StaffActor } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Door } from '../platform/http/recognise.ts';
import type { Services } from '../platform/services.ts';
import { newYorkDate } from '../platform/clock.ts';
import { isAway } from '@portal/domain/users/absences.ts';
import type { Db } from '../platform/database/tables.ts';
import { noteVisit } from './noteVisit.ts';
import { standingIn } from './standingIn.ts';
import { RIGHTS_CHANNEL } from '../access/announceRights.ts';
import { loadClientSession, loadStaffSession, type ClientSession, type StaffSession } from './loadSession.ts';
import { readAccessToken } from './tokens.ts';

/** Rights are at most this old, and younger wherever a change was announced (product/access.md#active-role). */
const MAX_AGE_MS = 5000;
/** Activity is written at most this often: it only has to be right to the minute. */
const ACTIVITY_MS = 60_000;

export interface OpenDoor extends Door {
  /**
   * The staff user of a session as rights are now, for what has no request of its own; nothing once it has ended, or while a
   * second factor is to be set up first.
   */
  actorOfSession(sessionId: number, roleId?: number | null): Promise<StaffActor | undefined>;
  /** The same of a client. */
  clientOfSession(sessionId: number): Promise<ClientActor | undefined>;
  close(): Promise<void>;
}

/** Recognises callers by their access token; the session's row is the authority, remembered for up to 5 seconds. */
export async function openDoor(services: Services): Promise<OpenDoor> {
  const { database, clock } = services;
  const staffSessions = remember((id) => database.read((db) => loadStaffSession(db, id)));
  const clientSessions = remember((id) => database.read((db) => loadClientSession(db, id)));
  const memories = [staffSessions, clientSessions];
  const forget = () => memories.forEach((memory) => memory.clear());
  // Who does not hear that a session has ended remembers none, and asks the database each time.
  const trust = (trusted: boolean) => memories.forEach((memory) => memory.trust(trusted));
  const stop = await database.listen(
    RIGHTS_CHANNEL,
    forget,
    () => trust(true),
    () => trust(false),
  );

  const holds = (session: StaffSession | ClientSession): boolean =>
    !session.revokedAt && session.status === 'ACTIVE' && !hasLapsed(session, clock.now());

  async function admit<S extends StaffSession | ClientSession>(
    request: FastifyRequest,
    session: S | undefined,
    visits?: (db: Db, session: S, now: Date) => Promise<void>,
  ): Promise<S> {
    const now = clock.now();
    if (!session || !holds(session)) throw refusal('GE003');
    const acted = request.headers['x-user-action'] !== undefined;
    if (acted && now.getTime() - session.activeAt.getTime() >= ACTIVITY_MS) {
      session.activeAt = now;
      await database.transaction(async (db) => {
        await db.updateTable('session').set({ active_at: now }).where('id', '=', session.sessionId).execute();
        await visits?.(db, session, now);
      });
    }
    return session;
  }

  /** The role last worked in is offered again on the next device. */
  async function keepRole(session: StaffSession, roleId: number | null): Promise<void> {
    if (roleId === null || roleId === session.lastRoleId) return;
    session.lastRoleId = roleId;
    await database.transaction((db) =>
      db.updateTable('staff_user').set({ last_role_id: roleId }).where('id', '=', session.userId).execute(),
    );
  }

  return {
    async staff(request) {
      const sessionId = await readAccessToken(services, 'staff', bearer(request));
      const session = await admit(request, await staffSessions.get(sessionId, clock.now()), (db, { userId }, now) =>
        noteVisit(db, userId, now),
      );
      const today = newYorkDate(clock.now());
      const actor = actorOf(session, today, request.headers['x-role-id'], languageOf(request, session));
      await keepRole(session, actor.roleId);
      return actor;
    },
    async client(request) {
      const sessionId = await readAccessToken(services, 'client', bearer(request));
      const session = await admit(request, await clientSessions.get(sessionId, clock.now()));
      return { realm: 'client', ...session } satisfies ClientActor;
    },
    async actorOfSession(sessionId, roleId) {
      const session = await staffSessions.get(sessionId, clock.now());
      if (!session || !holds(session) || session.lacksSecondFactor) return undefined;
      const held = roleId === undefined || session.roles.some(({ id }) => id === roleId);
      const header = roleId === undefined || roleId === null ? undefined : String(roleId);
      return held ? actorOf(session, newYorkDate(clock.now()), header) : undefined;
    },
    async clientOfSession(sessionId) {
      const session = await clientSessions.get(sessionId, clock.now());
      return session && holds(session) ? { realm: 'client', ...session } : undefined;
    },
    close: stop,
  };
}

function bearer(request: FastifyRequest): string {
  const match = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw refusal('GE002');
  return match[1];
}

/** The user in the role that `X-Role-Id` names, absent the last active one, with whom they stand in for today. A role not held is GE004. */
function actorOf(
  session: StaffSession,
  today: string,
  header: string | string[] | undefined,
  language: Language = session.language,
): StaffActor {
  const { roles } = session;
  const asked = header === undefined ? undefined : roles.find(({ id }) => String(id) === header);
  if (header !== undefined && !asked) throw refusal('GE004');
  const role = asked ?? roles.find(({ id }) => id === session.lastRoleId) ?? roles[0];
  return {
    realm: 'staff',
    userId: session.userId,
    sessionId: session.sessionId,
    name: session.name,
    roleId: role?.id ?? null,
    lacksSecondFactor: session.lacksSecondFactor,
    permissions: role?.permissions ?? new Set<Permission>(),
    roles: roles.map(({ name_es, ...held }) => ({
      ...held,
      name: language === 'es' ? (name_es ?? held.name) : held.name,
    })),
    ...standingIn(session.absences.filter((absence) => isAway(absence, today))),
    language: session.language,
  };
}

/** Beyond this many remembered sessions all are forgotten: cheaper than keeping an order among them. */
const MAX_REMEMBERED = 5000;

/** A cache whose entries live for MAX_AGE_MS; twenty requests at once ask the database once. */
function remember<S>(load: (id: number) => Promise<S>) {
  const entries = new Map<number, { at: number; session: Promise<S> }>();
  let trusted = true;
  return {
    trust(now: boolean) {
      trusted = now;
      entries.clear();
    },
    get(id: number, now: Date): Promise<S> {
      const at = now.getTime();
      const known = entries.get(id);
      if (known && Math.abs(at - known.at) < MAX_AGE_MS) return known.session;
      if (entries.size >= MAX_REMEMBERED) entries.clear();
      const session = load(id);
      if (!trusted) return session;
      entries.set(id, { at, session });
      session.catch(() => entries.delete(id));
      return session;
    },
    clear: () => entries.clear(),
  };
}

/** The list that a device takes along to a door (product/events.md#without-network): sealed, of this session, for a day. */
import type { Door, KeptAttendee } from '@portal/contract/events/checkIn.ts';
import { listKeptUntil } from '@portal/domain/events/offline.ts';
import { call, type Reply } from '../../../platform/network/api.ts';
import { findSession } from '../../../platform/session/session.ts';
import { allKept, canKeep, dropKept, LISTS, putKept } from './deviceStore.ts';
import { seal, sessionKey, unseal, type Sealed } from './sealing.ts';

export interface KeptList {
  door: Door;
  attendees: readonly KeptAttendee[];
  /** When it was read, and when it is forgotten, by the device's clock; how far that is ahead, in milliseconds. */
  readAt: number;
  until: number;
  ahead: number;
}

interface Row extends Sealed, Omit<KeptList, 'attendees'> {
  /** Of the event. */
  id: number;
  salt: Uint8Array<ArrayBuffer>;
}

/** Reads the list from the server and keeps it; nothing where the browser keeps nothing. Fails as calls do. */
export async function takeListAlong(door: Door, ahead: number): Promise<KeptList> {
  const attendees: KeptAttendee[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query: { after?: number } = after === 0 ? {} : { after };
    const part: Reply<'takeAttendeesAlong'> = await call('takeAttendeesAlong', { params: { id: door.id }, query });
    attendees.push(...part.attendees);
    after = part.next;
  }
  const readAt = Date.now();
  const list = { door, attendees, readAt, until: listKeptUntil(readAt, Date.parse(door.endsAt) + ahead), ahead };
  await keep(list).catch(() => undefined);
  return list;
}

async function keep({ attendees, ...list }: KeptList): Promise<void> {
  const session = findSession();
  if (!session || !canKeep()) return;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const sealed = await seal(await sessionKey(session.id, salt), attendees);
  // Signed out meanwhile: what came too late is not left behind.
  if (findSession()?.id !== session.id) return;
  const row: Row = { ...list, ...sealed, id: list.door.id, salt };
  await putKept(LISTS, row);
}

/** The doors that may be kept on this device without network; lists whose time is over are dropped. */
export async function keptDoors(): Promise<Door[]> {
  return (await rows()).map(({ door }) => door);
}

/** The list of an event; nothing where there is none that this session can read. */
export async function findKeptList(event: number): Promise<KeptList | undefined> {
  const session = findSession();
  const row = (await rows()).find(({ id }) => id === event);
  if (!row || !session) return undefined;
  const { iv, data, salt, door, readAt, until, ahead } = row;
  try {
    const attendees = await unseal<KeptAttendee[]>(await sessionKey(session.id, salt), { iv, data });
    return { door, attendees, readAt, until, ahead };
  } catch {
    await dropKept(LISTS, event);
    return undefined;
  }
}

async function rows(): Promise<Row[]> {
  if (!canKeep()) return [];
  const all = await allKept<Row>(LISTS).catch(() => []);
  const now = Date.now();
  const over = all.filter(({ until }) => until <= now);
  await Promise.all(over.map(({ id }) => dropKept(LISTS, id)));
  return all.filter(({ until }) => until > now);
}

/**
 * What was done at doors and is not answered yet, on the disk of the device before anything is sent: a browser that is killed
 * loses none of it. It outlives the session; whoever signs in next sends it.
 */
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { actsKeptUntil } from '@portal/domain/events/offline.ts';
import type { Asked } from '../asked.ts';
import { ACTS, allKept, canKeep, dropKept, putKept } from './deviceStore.ts';
import { newKey, seal, unseal, type Sealed } from './sealing.ts';

export interface KeptAct {
  /** Under which it counts once, however often it is sent. */
  key: string;
  event: number;
  asked: Asked;
  /** When it was done, by the device's clock. */
  at: number;
  /** When it is forgotten: a day after the event the server takes it no more. */
  until: number;
  /** What the server said when it came there at last, and of whom: somebody has to look at it. */
  refused?: { problem: FieldProblem; name: string | undefined };
}

interface Row extends Sealed {
  id: string;
  secret: CryptoKey;
}

/** Where the browser keeps nothing, as long as the page is open. */
const inMemory = new Map<string, KeptAct>();

export const newAct = (key: string, event: { id: number; endsAt: string }, asked: Asked): KeptAct => ({
  key,
  event: event.id,
  asked,
  at: Date.now(),
  until: actsKeptUntil(Date.parse(event.endsAt)),
});

/** Keeps an act, or what it has become. */
export async function keepAct(act: KeptAct): Promise<void> {
  inMemory.set(act.key, act);
  if (!canKeep()) return;
  const secret = await newKey();
  const row: Row = { id: act.key, secret, ...(await seal(secret, act)) };
  await putKept(ACTS, row)
    .then(() => inMemory.delete(act.key))
    // A full disk: the page still has it.
    .catch(() => undefined);
}

export async function dropAct(key: string): Promise<void> {
  inMemory.delete(key);
  if (canKeep()) await dropKept(ACTS, key).catch(() => undefined);
}

/** The later ones instead of those of their keys, in the order in which all were done. */
export const merged = (found: Iterable<KeptAct> = [], later: Iterable<KeptAct> = []): KeptAct[] =>
  [...new Map([...found, ...later].map((act) => [act.key, act] as const)).values()].toSorted(
    (one, other) => one.at - other.at,
  );

/** All that are not done with, in the order in which they were done. */
export async function listActs(): Promise<KeptAct[]> {
  const rows = canKeep() ? await allKept<Row>(ACTS).catch(() => []) : [];
  const kept = await Promise.all(rows.map(({ secret, ...sealed }) => unseal<KeptAct>(secret, sealed)));
  const all = merged(kept, inMemory.values());
  const now = Date.now();
  const over = all.filter(({ until }) => until <= now);
  await Promise.all(over.map(({ key }) => dropAct(key)));
  return all.filter(({ until }) => until > now);
}

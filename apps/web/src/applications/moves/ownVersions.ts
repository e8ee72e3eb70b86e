/**
 * Versions of a card that the reader's own acts made. Who holds the card from before such an act (a dialog that was opened
 * while it was on its way, a list that is being read anew) saw what came of it, and is told of no one else's change.
 */
import type { CardForReader } from '@portal/contract/applications/card.ts';

type Known = Pick<CardForReader, 'id' | 'status' | 'version'>;

const last = new Map<number, { seen: ReadonlySet<number>; card: Known }>();

/** After an act upon the card as it was in version `seen`. */
export function noteOwnAct(seen: number, card: Known): void {
  const before = last.get(card.id);
  // One own act upon another: all that led here is known.
  const earlier = before?.card.version === seen ? before.seen : [];
  last.set(card.id, { seen: new Set([...earlier, seen]), card });
}

/** The version of the card as the reader sees it, to be sent with an act. */
export function versionSeen({ id, status, version }: Known): number {
  const known = last.get(id);
  return known?.seen.has(version) && known.card.status === status ? known.card.version : version;
}

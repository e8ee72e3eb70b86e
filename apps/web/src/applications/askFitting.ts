import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { fullEvent } from '@portal/contract/applications/fullCard.ts';
import { call } from '../platform/network/api.ts';
import type { Narrowed } from './narrowed.ts';

/** What changes close to each other is asked about together. */
const GATHER_MS = 250;
/** Beyond it the board is read anew. */
const MOST = 300;

/**
 * The stream tells everybody of a reach the same. A narrowed board asks the server which of the changed applications fit, and
 * is told it in the form of an event, with the counts as they are then.
 */
export function askFitting(narrowed: Narrowed, take: (event: BoardEvent) => void, readAnew: () => void) {
  let changed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask(): Promise<void> {
    const ids = [...changed];
    changed = new Set();
    if (ids.length > MOST) return readAnew();
    const answer = await call('listFitting', { query: { ...narrowed, ids: ids.join(',') } }).catch(() => undefined);
    timer = changed.size > 0 && !isOver ? setTimeout(ask, GATHER_MS) : undefined;
    if (isOver) return undefined;
    return answer ? take(fullEvent(answer)) : readAnew();
  }

  return {
    hear({ cards, gone }: BoardEvent): void {
      for (const id of [...cards.map((card) => card.id), ...gone]) changed.add(id);
      timer ??= setTimeout(ask, GATHER_MS);
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

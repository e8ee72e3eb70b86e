import type { BesideEvent } from '@portal/contract/applications/besideEvents.ts';
import type { TopicName } from '@portal/contract/stream.ts';
import { isInReach, reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { readableBeside, type Beside } from '@portal/domain/applications/beside.ts';
import type { Topic } from '../../platform/realtime/topic.ts';
import { staffInCharge } from '../staffWho.ts';
import { BESIDE_CHANNEL, type BesideSight } from './tellBeside.ts';

interface Reading {
  cards: Reach;
  what: readonly Beside[];
}

/**
 * Tells those who see a card and may read a part beside it that it is another: confidential ones are not even hinted at.
 * What it says is then read by whoever has the card open.
 */
export const besideTopic: Topic<BesideSight, { sight: BesideSight }, Reading> = {
  name: 'beside' satisfies TopicName,
  channels: [BESIDE_CHANNEL],
  reachOf: (actor) => ({ cards: reachOf(actor), what: readableBeside(actor.permissions) }),
  sees: ({ cards, what }, sight) => what.includes(sight.what) && isInReach(cards, sight.facts),
  // Nothing of the parts themselves is told.
  load: async () => new Map(),
  async tell(_db, _reach, { sights }) {
    const event: BesideEvent = {
      cards: [...Map.groupBy(sights, ({ id }) => id)].map(([id, of]) => ({
        id,
        what: [...new Set(of.map(({ what }) => what))],
        ...unreadIn(of.filter(({ what }) => what === 'messages')),
      })),
    };
    return JSON.stringify(event);
  },
};

function unreadIn(sights: readonly BesideSight[]): Pick<BesideEvent['cards'][number], 'unreadOf' | 'inCharge'> {
  if (sights.length === 0) return {};
  const some = sights.flatMap(({ unreadOf }) => unreadOf ?? []);
  const isOfAll = sights.some(({ unreadOf }) => unreadOf === undefined);
  return {
    unreadOf: isOfAll ? 'all' : [...new Set(some)],
    inCharge: [...new Set(sights.flatMap(({ facts }) => staffInCharge(facts)))],
  };
}

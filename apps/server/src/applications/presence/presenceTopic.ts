import type { People, PresenceEvent } from '@portal/contract/applications/presence.ts';
import type { TopicName } from '@portal/contract/stream.ts';
import { isInReach, reachOf, type Reach, type ReachFacts } from '@portal/domain/access/reach.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Topic } from '../../platform/realtime/topic.ts';
import { selectSights } from '../seeCard.ts';
import { PRESENCE_CHANNEL, selectPresent } from './notePresence.ts';

interface OpenCard {
  sight: ReachFacts;
  id: number;
  people: People;
}

/** Tells those who see a card who has it open now, whenever somebody comes or goes. */
export const presenceTopic = (clock: Clock): Topic<ReachFacts, OpenCard, Reach> => ({
  name: 'presence' satisfies TopicName,
  channels: [PRESENCE_CHANNEL],
  reachOf,
  sees: isInReach,
  async load(db, ids) {
    const sights = await selectSights(db, ids);
    const present = await selectPresent(db, ids, clock.now());
    return new Map([...sights].map(([id, sight]) => [id, { sight, id, people: present.get(id) ?? [] }]));
  },
  async tell(_db, _reach, { subjects }) {
    const event: PresenceEvent = { cards: subjects.map(({ id, people }) => ({ id, people })) };
    return JSON.stringify(event);
  },
});

import type { ReportEvent } from '@portal/contract/census/reportEvents.ts';
import type { TopicName } from '@portal/contract/stream.ts';
import { isNetworkInReach, type NetworkFacts } from '@portal/domain/access/networkReach.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { readsReports } from '@portal/domain/census/access.ts';
import { selectChurchFacts } from '../applications/network/networkFacts.ts';
import type { Topic } from '../platform/realtime/topic.ts';
import { REPORT_CHANNEL } from './announceReport.ts';

interface ChangedChurch {
  id: number;
  sight: NetworkFacts;
}

/**
 * Tells those who read the reports of a church that one of them is another: answered, sent, opened again, chased. What it
 * says is then read by whoever has it in sight.
 */
export const reportTopic: Topic<NetworkFacts, ChangedChurch, Reach> = {
  name: 'reports' satisfies TopicName,
  channels: [REPORT_CHANNEL],
  reachOf: (actor) => (readsReports(actor) ? reachOf(actor) : undefined),
  sees: isNetworkInReach,
  async load(db, ids) {
    const facts = await selectChurchFacts(db, ids);
    return new Map([...facts].map(([id, sight]) => [id, { id, sight }]));
  },
  async tell(_db, _reach, { subjects }) {
    const event: ReportEvent = { churches: subjects.map(({ id }) => id) };
    return JSON.stringify(event);
  },
};

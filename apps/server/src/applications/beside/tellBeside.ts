import { sql } from 'kysely';
import type { ReachFacts } from '@portal/domain/access/reach.ts';
import type { Beside } from '@portal/domain/applications/beside.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { Change } from '../../platform/realtime/topic.ts';

/** What every process hears. */
export const BESIDE_CHANNEL = 'portal_beside';

/** What decides who is told, and what they are told: of which card which part is another. */
export interface BesideSight {
  id: number;
  what: Beside;
  facts: ReachFacts;
  /** Of messages: of which staff another number is unread now; without it of all who read them. */
  unreadOf?: readonly number[];
}

/** Tells open pages, once the act is committed, that a part beside a card is another; `facts` = who sees the card. */
export async function tellBeside({ db }: Pick<StaffContext, 'db'>, sight: BesideSight): Promise<void> {
  const change: Change<BesideSight> = { id: sight.id, before: null, after: sight };
  await sql`select pg_notify(${BESIDE_CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}

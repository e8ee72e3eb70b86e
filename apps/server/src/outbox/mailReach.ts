import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { reachCondition } from '../access/reachCondition.ts';
import './outbox.tables.ts';

/**
 * The mails that a reader of the outbox sees (product/outbox.md#reading-it): those about an application in reach, and those
 * about none for whoever is not kept to a charge. Whoever sees every stage whole sees all, also about what was deleted since.
 * Expects the table `mail` in the query.
 */
export function mailReach(reach: Reach): RawBuilder<boolean> {
  if (!reach.charge && reach.everywhere.length === BOARD_STAGES.length) return sql<boolean>`true`;
  const seen = sql<boolean>`exists (
    select from application where application.id = mail.application_id and ${reachCondition(reach)})`;
  return reach.charge ? seen : sql<boolean>`(mail.application_id is null or ${seen})`;
}

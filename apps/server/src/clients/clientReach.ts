import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { reachCondition } from '../access/reachCondition.ts';

/**
 * The applications of clients that a reader sees: those in reach, and forms not submitted yet, which are in nobody's
 * charge, for whoever is not kept to a charge. Expects the table `application` in the query.
 */
export function seenApplication(reach: Reach): RawBuilder<boolean> {
  if (reach.charge) return reachCondition(reach);
  return sql<boolean>`(${reachCondition(reach)} or (application.status = 'UNFINISHED' and application.deleted_at is null))`;
}

/**
 * The clients that a reader sees (product/clients.md#seen-by-the-staff): those with such an application, and those
 * without any for whoever is not kept to a charge. Expects the table `client_account` in the query.
 */
export function clientReach(reach: Reach): RawBuilder<boolean> {
  const seen = sql<boolean>`client_account.id in (
    select application.client_account_id from application where ${seenApplication(reach)})`;
  if (reach.charge) return seen;
  if (reach.everywhere.length === BOARD_STAGES.length) return sql<boolean>`true`;
  return sql<boolean>`(${seen} or not client_account.has_application)`;
}

import { sql } from 'kysely';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { gateFacts, selectApplicationRows } from './applicationRow.ts';
import { cardForReader } from './cardForReader.ts';
import { writtenRow } from './saveApplication.ts';

/**
 * The card after an act, as the reader may use it now. The act may have taken it out of the reader's own sight
 * (an analyst's PAID card given to a colleague): whoever acted still sees what came of it, with nothing left to do.
 * A repeat of the act sees it only within the reach of now.
 */
export async function answerCard(context: StaffContext, id: number): Promise<CardForReader> {
  const { db, actor, repeated } = context;
  const row = writtenRow(db, id) ?? (await selectApplicationRows(db, sql<boolean>`application.id = ${id}`))[0];
  if (!row || row.deleted_at || (repeated && !isInReach(reachOf(actor), gateFacts(row)))) throw notFound();
  return cardForReader(context, row);
}

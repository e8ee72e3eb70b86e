import { sql } from 'kysely';
import type { CardForReader } from '@portal/contract/applications.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { selectApplicationRows } from './applicationRow.ts';
import { cardForReader } from './cardForReader.ts';

/**
 * The card after an act, as the reader may use it now. The act may have taken it out of the reader's own sight
 * (an analyst's PAID card given to a colleague): whoever acted still sees what came of it, with nothing left to do.
 */
export async function answerCard(context: StaffContext, id: number): Promise<CardForReader> {
  const [row] = await selectApplicationRows(context.db, sql<boolean>`application.id = ${id} and application.deleted_at is null`);
  if (!row) throw notFound();
  return cardForReader(context, row);
}

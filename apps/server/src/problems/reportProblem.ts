import { sql } from 'kysely';
import type { problemEndpoints } from '@portal/contract/problems.ts';
import { MAX_OPEN_PROBLEMS, OPEN_PROBLEMS_WITHIN_MINUTES } from '@portal/domain/problems/problemReports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import '../users/users.tables.ts';
import './problems.tables.ts';

const MINUTE_MS = 60_000;

/**
 * Tells the administrators of a failure (product/portal.md#failures). Refusal: `http.tooMany`, beyond the open reports a
 * person may have.
 */
export async function reportProblem(
  { db, actor, now, language }: StaffContext,
  { body, client }: InputOf<typeof problemEndpoints.reportProblem>,
): Promise<null> {
  // One after the other: two at once would both be the last that is allowed.
  await db.selectFrom('staff_user').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
  const since = new Date(now.getTime() - OPEN_PROBLEMS_WITHIN_MINUTES * MINUTE_MS);
  const { open } = await db
    .selectFrom('problem_report')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('reporter_id', '=', actor.userId)
    .where('settled_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (open >= MAX_OPEN_PROBLEMS) throw refusal('http.tooMany');
  await db
    .insertInto('problem_report')
    .values({
      reporter_id: actor.userId,
      codes: body.codes,
      fault: body.fault,
      request_id: body.requestId,
      screen: body.screen,
      words: body.words,
      user_agent: client.userAgent ?? null,
      language,
      build: body.build,
      created_at: now,
      settled_at: null,
      settled_by: null,
    })
    .execute();
  return null;
}

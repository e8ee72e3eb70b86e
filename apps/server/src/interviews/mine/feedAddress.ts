import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { InterviewFeed, myInterviewEndpoints } from '@portal/contract/interviews/myInterviews.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { record } from '../../history/record.ts';
import type { Services } from '../../platform/services.ts';
import '../interviews.tables.ts';

type Making = Pick<InputOf<typeof myInterviewEndpoints.makeInterviewFeed>, 'client'>;

const TOKEN_BYTES = 32;

/** Only digests of the tokens in addresses are kept. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether the user has a calendar address, and when it was read last. */
export async function getInterviewFeed({ db, actor }: StaffContext): Promise<InterviewFeed> {
  const feed = await db
    .selectFrom('interview_feed')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return feed ? { createdAt: feed.created_at.toISOString(), readAt: feed.read_at?.toISOString() ?? null } : null;
}

/** Makes the user's calendar address; one made before is worthless from then on. Answers its token, where no key makes it again. */
export async function makeInterviewFeed(context: StaffContext, { client }: Making): Promise<string | null> {
  const { db, actor, now, services } = context;
  const token = tokenOf(services, actor.userId, client.idempotencyKey);
  const values = { digest: digestOf(token), created_at: now, read_at: null };
  await db
    .insertInto('interview_feed')
    .values({ user_id: actor.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await record(context, { noun: 'users', id: actor.userId, kind: 'calendarShared' });
  return client.idempotencyKey === undefined ? token : null;
}

/** The address that was made, told to whoever asked for it and to nobody later; not found where another took its place since. */
export async function showInterviewFeed(
  { db, actor, services }: StaffContext,
  made: string | null,
  { client }: Making,
): Promise<{ address: string; createdAt: string }> {
  const token = made ?? tokenOf(services, actor.userId, client.idempotencyKey);
  const feed = await db
    .selectFrom('interview_feed')
    .select('created_at')
    .where('user_id', '=', actor.userId)
    .where('digest', '=', digestOf(token))
    .executeTakeFirst();
  if (!feed) throw notFound();
  const address = new URL(`/api/calendar/${token}.ics`, services.settings.publicUrl).href;
  return { address, createdAt: feed.created_at.toISOString() };
}

/** Ends the user's calendar address; where there is none, nothing happens. */
export async function revokeInterviewFeed(context: StaffContext): Promise<null> {
  const { db, actor } = context;
  const { numDeletedRows } = await db
    .deleteFrom('interview_feed')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await record(context, { noun: 'users', id: actor.userId, kind: 'calendarRevoked' });
  return null;
}

/** From the installation's secret and the request's key: the same request repeated gets the same address without its being stored. */
const tokenOf = ({ secrets }: Services, userId: number, key: string | undefined): string =>
  key === undefined
    ? randomBytes(TOKEN_BYTES).toString('base64url')
    : Buffer.from(hkdfSync('sha256', secrets.key('calendar'), String(userId), key, TOKEN_BYTES)).toString('base64url');

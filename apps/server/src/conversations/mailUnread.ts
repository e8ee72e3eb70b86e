import { sql } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import { CHAT_RIGHT } from '@portal/domain/conversations/messages.ts';
import { tellMail } from '../applications/mails/mailApplicant.ts';
import { selectSights } from '../applications/seeCard.ts';
import { listRights, staffInCharge, staffWho } from '../applications/staffWho.ts';
import { writeMail, type MailContext } from '../outbox/writeMail.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Side } from './conversations.tables.ts';

/** A reader who has messages unread that no mail was thought of yet. */
interface SilentReader {
  application_id: number;
  user_id: Side;
}

const STEP = 200;

/** Those who have not read since then, the longest first: so many at once. */
export async function selectSilent(db: Db, since: Date): Promise<SilentReader[]> {
  const { rows } = await sql<SilentReader>`
    select application_id, user_id from message_reader
    where silent_since is not null and not mailed and silent_since <= ${since}
    order by silent_since limit ${STEP}`.execute(db);
  return rows;
}

/**
 * Mails one who has not read since then that there are messages, if they are still to be told; until they read there is no
 * other mail. It says nothing of what was written. That it was thought of is written with it, so that none goes twice.
 */
export async function mailSilent(context: MailContext, silent: SilentReader, since: Date): Promise<void> {
  const { db } = context;
  const { application_id: id, user_id: user } = silent;
  const { numAffectedRows } = await sql`
    update message_reader set mailed = true
    where application_id = ${id} and user_id is not distinct from ${user}::bigint
      and not mailed and silent_since <= ${since}`.execute(db);
  if (!numAffectedRows) return;
  const { publicUrl, clientUrl } = context.services.settings;
  const to = user === null ? await findApplicant(db, id) : await findInCharge(context, id, user);
  if (!to) return;
  const caseNumber = to.case_number ?? '';
  const mail = {
    to: to.email,
    language: to.language,
    // Of the card's history are those to the applicant; to colleagues it is a notice, which the outbox has.
    of: { application: id, recipient: user === null ? ('applicant' as const) : null },
    links: [
      user === null ? `${clientUrl}/request/${id}/messages` : `${publicUrl}/requests/dashboard?card=${id}&tab=chat`,
    ],
  };
  if (to.away) {
    const params = { caseNumber, name: to.away };
    await writeMail(context, { ...mail, template: 'standInMessagesUnread', params });
  } else {
    const template = user === null ? 'messagesUnread' : 'staffMessagesUnread';
    const written = await writeMail(context, { ...mail, template, params: { caseNumber } });
    if (user !== null) return;
    await tellMail({ ...context, actor: null }, id, {
      template,
      mail: written,
      to: 'applicant',
      language: to.language,
    });
  }
}

interface Recipient {
  email: string;
  language: Language;
  case_number: string | null;
  /** Who is away, and is stood in for. */
  away?: string | null;
}

async function findApplicant(db: Db, id: number): Promise<Recipient | undefined> {
  return db
    .selectFrom('application')
    .innerJoin('client_account', 'client_account.id', 'client_account_id')
    .select(['email', 'language', 'case_number'])
    .where('application.id', '=', id)
    .where('deleted_at', 'is', null)
    .where('client_account.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/**
 * Somebody in charge, as long as they are, may work, see the card and read its chat; while they are away, who stands in for
 * them (product/assignments.md#absence).
 */
async function findInCharge(
  context: Pick<MailContext, 'db' | 'now'>,
  id: number,
  user: number,
): Promise<Recipient | undefined> {
  const { db, now } = context;
  const facts = (await selectSights(db, [id])).get(id);
  if (!facts || !staffInCharge(facts).includes(user)) return undefined;
  const reads = staffWho(await listRights(context), facts, ({ permissions }) => permissions.has(CHAT_RIGHT));
  const { rows } = await sql<Recipient>`
    select email, language, (select case_number from application where application.id = ${id}) as case_number,
      case when id <> ${user} then ${STAFF_NAME} ${user}) end as away
    from staff_user where ${reads} and id in (${user}, (
      select delegate_id from absence where user_id = ${user} and ${newYorkDate(now)}::date between first_day and last_day))
    order by id = ${user} limit 1`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { NoticeKind } from '@portal/domain/notifications/notices.ts';
import type { Language } from '@portal/domain/languages.ts';
import { numberText } from '@portal/messages/figures.ts';
import { writeMail, type MailContext } from '../outbox/writeMail.ts';
import type { Db } from '../platform/database/tables.ts';
import { exportWords } from '../platform/lists/exportWords.ts';
import './notifications.tables.ts';

/** By mail at once, or in one mail a day. */
type MailedWay = 'MAIL' | 'DIGEST';

const STEP = 200;

/** Those who have something unread that is to be mailed so and was not yet: so many at once. */
export async function selectToMail(db: Db, way: MailedWay): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from notice
    where way = ${way} and mailed_at is null and read_at is null
    order by user_id limit ${STEP}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Mails one what they have not read yet, a line a kind, without a name or number: the case may be out of their sight by now. That
 * it was mailed is written with it, so that none goes twice; whoever may no longer sign in is not mailed.
 */
export async function mailNotices(context: MailContext, user: number, way: MailedWay): Promise<void> {
  const { db, now, services } = context;
  const { rows } = await sql<{ kind: NoticeKind; n: number }>`
    with mailed as (
      update notice set mailed_at = ${now}
      where user_id = ${user} and way = ${way} and mailed_at is null and read_at is null
      returning kind, at
    )
    select kind, count(*)::int as n from mailed group by kind order by max(at) desc`.execute(db);
  const to = await findReader(db, user);
  if (!to || rows.length === 0) return;
  const words = await exportWords(to.language);
  const lines = rows.map(({ kind, n: count }) =>
    words.say('notices', `many.${kind}`, { count, shown: numberText(to.language, count) }),
  );
  const link = `${services.settings.publicUrl}/`;
  const mail = { to: to.email, language: to.language, links: [link] };
  if (way === 'MAIL')
    await writeMail(context, { ...mail, template: 'noticeMail', params: { lines: lines.join('\n') } });
  else await writeMail(context, { ...mail, template: 'noticeDigest', params: { lines: lines.join('\n') } });
}

const findReader = (db: Db, user: number): Promise<{ email: string; language: Language } | undefined> =>
  db
    .selectFrom('staff_user')
    .select(['email', 'language'])
    .where('id', '=', user)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .executeTakeFirst();

import type { notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import { languagesOf } from '@portal/domain/content/post.ts';
import { wordsOf } from '@portal/domain/fields/richText.ts';
import type { Language } from '@portal/domain/languages.ts';
import { whyNotSent, type NotificationTexts } from '@portal/domain/notifications/notification.ts';
import { writeMail, type MailContext } from '../../outbox/writeMail.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { findFileOf } from './notificationFiles.ts';
import { lockNotification, textsOf } from './notificationRow.ts';

interface Receiver {
  to: string;
  language: Language;
  /** The application that an applicant was chosen by: the mail is erased with it. */
  application: number | null;
  isStaff: boolean;
  /** The file that goes with it, by its attachment. */
  file: number | undefined;
}

/** Writes the mail of a notification in a language: its words as text, and with their marks. Answers the mail's id. */
export function mailNotification(
  context: MailContext,
  { subject, body }: NotificationTexts,
  { to, language, application, isStaff, file }: Receiver,
): Promise<number> {
  return writeMail(context, {
    to,
    language,
    template: isStaff ? 'staffNotification' : 'notification',
    params: { subject: subject[language], text: wordsOf(body[language]).replaceAll('\n', '\n\n') },
    rich: body[language],
    ...(file !== undefined && { attachment: file }),
    ...(application !== null && { of: { application, recipient: null } }),
  });
}

/** Mails it to whoever asks alone, as it was saved, in each of its languages. Refusals: not found, those of `whyNotSent` at what lacks. */
export async function testNotification(
  context: StaffContext,
  { params: { id } }: InputOf<(typeof notificationEndpoints)['testNotification']>,
): Promise<null> {
  const { db, actor } = context;
  const row = await lockNotification(context, id);
  const texts = textsOf(row);
  // Whoever tries it gets it, whether or not recipients were chosen yet.
  refuseFields(whyNotSent(row.language, texts, { groups: [true], people: [], applicants: [] }));
  const { email } = await db
    .selectFrom('staff_user')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const file = await findFileOf(db, id);
  for (const language of languagesOf(row.language)) {
    await mailNotification(context, texts, { to: email, language, application: null, isStaff: true, file });
  }
  return null;
}

import { documentKey } from '@portal/domain/applications/form.ts';
import { MAIL_UNREAD_AFTER_MS } from '@portal/domain/conversations/messages.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { mailSilent, selectSilent } from '../conversations/mailUnread.ts';
import { readMessages } from '../conversations/readMessages.ts';
import { sendMessage, sendOwnMessage } from '../conversations/writeMessage.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { keepUpload } from '../platform/files/waitingUpload.ts';
import { demoClient } from './demoCast.ts';
import { given } from './given.ts';

const QUESTIONS: readonly string[] = [
  'Buenos días. Recibimos su solicitud y hoy comenzamos a revisarla. ¿Hay algo que debamos saber antes?',
  'Gracias por los documentos. ¿Nos cuenta en qué horario podemos llamarle?',
];

const ANSWERS: readonly string[] = [
  'Buenos días. Le adjunto otra vez la carta de recomendación; esta copia se lee mejor.',
  'De lunes a viernes, después de las cinco de la tarde.',
];

/** What a reviewer asks an applicant as the review begins; some answer, with a file or without, and not all was read yet. */
export async function addDemoChat(context: StaffContext, id: number, turn: number): Promise<void> {
  const at = turn % QUESTIONS.length;
  const [question, answer] = [QUESTIONS[at], ANSWERS[at]];
  if (question) await sendMessage(context, given({ id }, { text: question }));
  if (answer && turn % 3 > 0) {
    const message = await sayAsApplicant(context, id, { text: answer, withFile: at === 0 });
    if (turn % 3 > 1) await readMessages(context, given({ id }, { readTo: message }));
  }
  await mailUnread(context);
}

async function sayAsApplicant(
  { actor: _reviewer, ...context }: StaffContext,
  id: number,
  { text, withFile }: { text: string; withFile: boolean },
): Promise<number> {
  const { email } = await context.db
    .selectFrom('application')
    .innerJoin('client_account', 'client_account.id', 'client_account_id')
    .select('email')
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow();
  const client: ClientContext = { ...context, actor: await demoClient(context.db, email) };
  const file = withFile ? await sendLetterAgain(client, id) : undefined;
  return sendOwnMessage(client, given({ id }, { text, ...(file !== undefined && { file }) }));
}

/** The letter that came with the form; nothing where it has none. */
async function sendLetterAgain(client: ClientContext, id: number): Promise<string | undefined> {
  const letter = await client.db
    .selectFrom('attachment')
    .select(['file_id', 'name'])
    .where('noun', '=', applicationSubject(id).noun)
    .where('subject_id', '=', id)
    .where('kind', '=', documentKey('RECOMMENDATION_LETTER_1'))
    .executeTakeFirst();
  if (!letter) return undefined;
  const upload = await keepUpload(client, applicationSubject(id), { fileId: letter.file_id, name: letter.name });
  return upload;
}

/** Who had not read ten minutes later was mailed then: the job need not do it today. */
async function mailUnread(context: StaffContext): Promise<void> {
  const { db, now } = context;
  const later = new Date(now.getTime() + MAIL_UNREAD_AFTER_MS);
  for (const silent of await selectSilent(db, now)) await mailSilent({ ...context, now: later }, silent, now);
}

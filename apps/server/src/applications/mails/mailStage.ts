import { sql } from 'kysely';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { MailState } from '@portal/domain/outbox/delivery.ts';
import { fillText, isMailedStage } from '@portal/domain/outbox/mailTexts.ts';
import { readMailTexts } from '../../outbox/texts/mailTexts.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { tellMail } from './mailApplicant.ts';
import { readMailFacts } from './mailFacts.ts';

const TEMPLATES = { APPROVED: 'stageApproved', SENT: 'stageSent', REJECTED: 'stageRejected' } as const;

export interface OwnWords {
  subject: string;
  text: string;
}

/**
 * Mails the applicant that a stage was reached, in the words that staff keep for it and unless they switched it off; in words
 * of this one case where it has its own, and not at all where they are null (product/stages.md#mails-of-stages). It leaves when the move can be undone no more.
 */
export async function mailStage(
  context: StaffContext,
  row: { id: number },
  stage: Stage,
  own?: OwnWords | null,
): Promise<void> {
  if (!isMailedStage(stage) || own === null) return;
  const { active, subject, text } = (await readMailTexts(context.db)).stages[stage];
  if (!active && !own) return;
  const { account, people, values } = await readMailFacts(context, row.id);
  const { email: to, language } = account;
  const template = TEMPLATES[stage];
  const known = { ...values[language], recipient: people.leader.name };
  const words = own ?? { subject: subject[language], text: text[language] };
  const mail = await writeMail(context, {
    to,
    language,
    template,
    params: { subject: fillText(words.subject, known), text: fillText(words.text, known) },
    of: { application: row.id, recipient: 'applicant' },
    notBefore: new Date(context.now.getTime() + UNDO_MS),
  });
  await tellMail(context, row.id, { template, mail, to: 'applicant', language });
}

/**
 * Takes back what a move has mailed since. Refusal: `move.undo` once such a mail is on its way, so that nobody is told of
 * what was undone.
 */
export async function takeMailsBack({ db }: Pick<StaffContext, 'db'>, application: number, since: Date): Promise<void> {
  const { rows: left } = await sql<{ state: MailState }>`
    update mail set state = case when state = 'WAITING' and claimed_until is null then 'WITHDRAWN' else state end
    where application_id = ${application} and template = any(${Object.values(TEMPLATES)}::text[])
      and created_at >= ${since}
    returning state`.execute(db);
  if (left.some(({ state }) => state !== 'WITHDRAWN')) throw refusal('move.undo');
}

import { sql } from 'kysely';
import type { CardMail, cardMailEndpoints } from '@portal/contract/applications/cardMails.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { CARD_RECIPIENTS, MAIL_RIGHT, type MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { MailState } from '@portal/domain/outbox/delivery.ts';
import { fillText } from '@portal/domain/outbox/mailTexts.ts';
import { readMailTexts } from '../../outbox/texts/mailTexts.ts';
import { tellsCorrections } from '../../outbox/templates/mailTemplates.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { seeCard } from '../seeCard.ts';
import { readMailFacts } from './mailFacts.ts';

type Endpoints = typeof cardMailEndpoints;

/** Enough for any case: the history names older ones without what became of them. */
const MOST = 100;

interface Row {
  id: number;
  recipient: MailRecipient;
  language: Language;
  template: string;
  state: MailState;
  created_at: Date;
  sent_at: Date | null;
  to_address: string;
  subject: string;
  body: string;
}

/**
 * The mails that an application caused, for whoever sees the card: those about corrections for those who may see these,
 * and what was written for those who may write.
 */
export async function listCardMails(
  context: StaffContext,
  { params: { id } }: InputOf<Endpoints['listCardMails']>,
): Promise<CardMail[]> {
  await seeCard(context, id, { inBin: true });
  const { permissions } = context.actor;
  const rows = await selectCardMails(context.db, id);
  return rows
    .filter(({ template }) => !tellsCorrections(template) || seesCorrections(permissions))
    .map((row) => ({
      id: row.id,
      to: row.recipient,
      language: row.language,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      written: permissions.has(MAIL_RIGHT) ? { address: row.to_address, subject: row.subject, text: row.body } : null,
    }));
}

export async function selectCardMails(db: Db, application: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, recipient, language, template, state, created_at, sent_at, to_address, subject, body
    from mail where application_id = ${application} and recipient is not null order by id desc limit ${MOST}`.execute(
    db,
  );
  return rows;
}

/** To whom a mail can be written, each in the language in which they were written to last, else the account's. */
export async function getCardRecipients(
  context: StaffContext,
  { params: { id } }: InputOf<Endpoints['getCardRecipients']>,
): Promise<ReplyOf<Endpoints['getCardRecipients']>> {
  await seeCard(context, id);
  if (!context.actor.permissions.has(MAIL_RIGHT)) throw notPermitted(context.actor, MAIL_RIGHT);
  const { account, people, values } = await readMailFacts(context, id);
  const before = await lastLanguages(context.db, id);
  const [leader, spouse, contact] = CARD_RECIPIENTS.map((to) => ({
    ...people[to],
    language: before.get(to) ?? account.language,
  })) as [Facts, Facts, Facts];
  return { recipients: { leader, spouse, contact }, values };
}

/** What deactivating would mail, in the stage that it would then be in. */
export async function getDeactivationMail(
  context: StaffContext,
  { params: { id } }: InputOf<Endpoints['getDeactivationMail']>,
): Promise<ReplyOf<Endpoints['getDeactivationMail']>> {
  await seeCard(context, id);
  const { account, people, values } = await readMailFacts(context, id, 'REJECTED');
  const { language } = account;
  const { active, subject, text } = (await readMailTexts(context.db)).stages.REJECTED;
  const recipient = people.leader.name;
  const known = { ...values[language], recipient };
  const words = { subject: fillText(subject[language], known), text: fillText(text[language], known) };
  return { active, recipient, language, ...words };
}

type Facts = ReplyOf<Endpoints['getCardRecipients']>['recipients']['leader'];

export async function lastLanguages(db: Db, application: number): Promise<Map<MailRecipient, Language>> {
  const { rows } = await sql<{ recipient: MailRecipient; language: Language }>`
    select distinct on (recipient) recipient, language from mail
    where application_id = ${application} and template = 'cardMail' order by recipient, id desc`.execute(db);
  return new Map(rows.map(({ recipient, language }) => [recipient, language]));
}

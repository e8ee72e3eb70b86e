import { record } from '../../history/record.ts';
import type { MailParams, MailTemplate } from '../../outbox/renderMail.ts';
import { writeMail, type MailContext } from '../../outbox/writeMail.ts';
import type { AnyActor, Context } from '../../platform/http/context.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import { tellsCorrections } from '../../outbox/templates/mailTemplates.ts';

interface ToApplicant<T extends MailTemplate> {
  template: T;
  params: (language: Language) => MailParams<T> | Promise<MailParams<T>>;
  /** Where the mail leads, below the customer portal's address; nothing: nowhere. */
  path?: string;
  /** The same, elsewhere than there. */
  link?: string;
  notBefore?: Date;
}

/**
 * Mails the applicant of an application, at the address of the account and in its language, and writes that into the
 * application's history.
 */
export async function mailApplicant<T extends MailTemplate>(
  context: MailContext & Pick<Context<AnyActor>, 'actor'>,
  { id, client_account_id }: { id: number; client_account_id: number },
  { template, params, path, link, notBefore }: ToApplicant<T>,
): Promise<void> {
  const { email, language } = await context.db
    .selectFrom('client_account')
    .select(['email', 'language'])
    .where('id', '=', client_account_id)
    .executeTakeFirstOrThrow();
  const mail = await writeMail(context, {
    to: email,
    language,
    template,
    params: await params(language),
    ...(path !== undefined && { links: [`${context.services.settings.clientUrl}${path}`] }),
    ...(link !== undefined && { links: [link] }),
    of: { application: id, recipient: 'applicant' },
    ...(notBefore && { notBefore }),
  });
  await tellMail(context, id, { template, mail, to: 'applicant', language });
}

/**
 * Writes into the history of an application that the portal mailed somebody of it: of corrections for those alone who may
 * see them.
 */
export const tellMail = (
  context: Parameters<typeof record>[0],
  id: number,
  { template, mail, to, language }: { template: MailTemplate; mail: number; to: MailRecipient; language: Language },
): Promise<void> =>
  record(context, {
    noun: 'applications',
    id,
    kind: tellsCorrections(template) ? 'correction.mailed' : 'mail.written',
    detail: { template, mails: [{ id: mail, to, language }] },
    by: 'system',
  });

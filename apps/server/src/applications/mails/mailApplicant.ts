import { sql } from 'kysely';
import { record, recordEach } from '../../history/record.ts';
import type { MailParams, MailTemplate } from '../../outbox/renderMail.ts';
import { writeMails, type MailContext } from '../../outbox/writeMail.ts';
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

type MailingContext = MailContext & Pick<Context<AnyActor>, 'actor'>;
interface ApplicationOfClient {
  id: number;
  client_account_id: number;
}

/**
 * Mails the applicant of an application, at the address of the account and in its language, and writes that into the
 * application's history.
 */
export const mailApplicant = <T extends MailTemplate>(
  context: MailingContext,
  { id, client_account_id }: ApplicationOfClient,
  what: ToApplicant<T>,
): Promise<void> => mailApplicants(context, [{ id, client_account_id, ...what }]);

/** The same for many, with one template, in four statements. */
export async function mailApplicants<T extends MailTemplate>(
  context: MailingContext,
  all: readonly (ApplicationOfClient & ToApplicant<T>)[],
): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; language: Language }>`
    select id, email, language from client_account
    where id = any(${all.map(({ client_account_id }) => client_account_id)}::bigint[])`.execute(context.db);
  const accounts = new Map(rows.map((account) => [account.id, account]));
  const mails = await Promise.all(
    all.map(async ({ id, client_account_id, template, params, path, link, notBefore }) => {
      const account = accounts.get(client_account_id);
      if (!account) throw new Error(`The application ${id} has no account.`);
      const { email, language } = account;
      return {
        to: email,
        language,
        template,
        params: await params(language),
        ...(path !== undefined && { links: [`${context.services.settings.clientUrl}${path}`] }),
        ...(link !== undefined && { links: [link] }),
        of: { application: id, recipient: 'applicant' as const },
        ...(notBefore && { notBefore }),
      };
    }),
  );
  const ids = await writeMails(context, mails);
  const told = mails.flatMap(({ template, language, of }, n) => {
    const mail = ids[n];
    return mail === undefined ? [] : [mailedLine(of.application, { template, mail, to: of.recipient, language })];
  });
  await recordEach(context, told);
}

interface Mailed {
  template: MailTemplate;
  mail: number;
  to: MailRecipient;
  language: Language;
}

/**
 * Writes into the history of an application that the portal mailed somebody of it: of corrections for those alone who may
 * see them.
 */
export const tellMail = (context: Parameters<typeof record>[0], id: number, mailed: Mailed): Promise<void> =>
  record(context, mailedLine(id, mailed));

const mailedLine = (id: number, { template, mail, to, language }: Mailed) =>
  ({
    noun: 'applications',
    id,
    kind: tellsCorrections(template) ? 'correction.mailed' : 'mail.written',
    detail: { template, mails: [{ id: mail, to, language }] },
    by: 'system',
  }) as const;

import { MANY_ACTS, type ManyBody } from '@portal/contract/applications/found/many.ts';
import { anyOf } from '@portal/contract/endpoints.ts';
import { foreseeMail } from '@portal/domain/access/foresee.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { CARD_RECIPIENTS, MAIL_RIGHT, type CardRecipient, type Recipients } from '@portal/domain/outbox/cardMails.ts';
import { problem } from '@portal/domain/problem.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { takeCard } from '../acts/cardAct.ts';
import { lastLanguages } from '../mails/listCardMails.ts';
import { readMailFacts } from '../mails/mailFacts.ts';
import { sendCardMail } from '../mails/sendCardMail.ts';
import { manyAct } from './manyAct.ts';

type Params = Extract<ManyBody['act'], { do: 'email' }>;

/** Writes to those of leader, spouse and contact person who were chosen and have an address, for many applications. */
export const emailMany = manyAct('email', {
  permission: anyOf(MAIL_RIGHT),
  params: MANY_ACTS.email,
  whyNot(_context, { recipients, language, texts }) {
    const used = language === 'own' ? LANGUAGES : [language];
    const required = (one: Language) =>
      used.includes(one) && texts[one] === null ? problem('field.required') : undefined;
    refuseFields({
      'act.recipients': recipients.length === 0 ? problem('field.checkbox') : undefined,
      ...Object.fromEntries(
        LANGUAGES.flatMap((one) => [
          [`act.texts.${one}.subject`, required(one)],
          [`act.texts.${one}.text`, required(one)],
        ]),
      ),
    });
  },
  foresee: (actor, { facts, reachable }, { recipients }) =>
    foreseeMail(actor, facts, { reaches: recipients.some((who) => reachable.includes(who)) }),
  async row(context, { recipients, language, texts }, id) {
    await takeCard(context as StaffContext, { id, act: 'email' });
    const { account, people } = await readMailFacts(context, id);
    const before = language === 'own' ? await lastLanguages(context.db, id) : new Map<CardRecipient, Language>();
    const has = recipients.filter((who) => people[who].address !== null);
    // Where nobody has an address, the mail itself refuses the first of those chosen.
    const to = has.length > 0 ? has : recipients.slice(0, 1);
    const inLanguage = (who: CardRecipient): Language =>
      language === 'own' ? (before.get(who) ?? account.language) : language;
    await sendCardMail(context as StaffContext, {
      params: { id },
      body: { recipients: chosen(to, inLanguage), texts },
    });
  },
});

const chosen = (to: Params['recipients'], inLanguage: (who: CardRecipient) => Language): Recipients =>
  Object.fromEntries(CARD_RECIPIENTS.map((who) => [who, to.includes(who) ? inLanguage(who) : null])) as Recipients;

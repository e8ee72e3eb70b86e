import type { cardMailEndpoints } from '@portal/contract/applications/cardMails.ts';
import { chosenOf, whyNotSend } from '@portal/domain/outbox/cardMails.ts';
import { fillText } from '@portal/domain/outbox/mailTexts.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { cardAct, type Unseen } from '../acts/cardAct.ts';
import { readMailFacts } from './mailFacts.ts';

type Input = Unseen<InputOf<typeof cardMailEndpoints.sendCardMail>>;

/**
 * Writes to leader, spouse and contact person, each in the language chosen (product/applications.md#email). Refusals, at
 * their fields: `field.checkbox` where nobody is chosen, `mail.noAddress`, `field.required`, `mail.placeholder`.
 */
export const sendCardMail = cardAct({
  act: 'email',
  async write({ context, row }, { body: { recipients, texts } }: Input) {
    const { people, values } = await readMailFacts(context, row.id);
    const { leader, spouse, contact } = people;
    const addresses = { leader: leader.address, spouse: spouse.address, contact: contact.address };
    refuseFields(whyNotSend({ recipients, addresses, texts }));
    const mails = [];
    for (const { to, language } of chosenOf(recipients)) {
      const { name, address } = people[to];
      const text = texts[language];
      if (address === null || text === null) continue;
      const known = { ...values[language], recipient: name };
      const id = await writeMail(context, {
        to: address,
        language,
        template: 'cardMail',
        params: { subject: fillText(text.subject, known), text: fillText(text.text, known) },
        of: { application: row.id, recipient: to },
      });
      mails.push({ id, to, language });
    }
    return { history: { kind: 'mail.written', detail: { template: 'cardMail', mails } } };
  },
});

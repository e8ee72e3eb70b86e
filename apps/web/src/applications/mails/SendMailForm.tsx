import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { call, type Reply } from '../../platform/network/api.ts';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { MailPreview } from '../../platform/mails/MailPreview.tsx';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useCardAct } from '../applications.queries.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { cardSubject } from '../cardSubject.ts';
import { CardDialog } from '../dialogs/CardDialog.tsx';
import { fullName } from '../fullName.ts';
import { chosenIn, emptyMail, languagesIn, mailToSend, type MailForm } from './mailForm.ts';
import { MailTextFields } from './MailTextFields.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import classes from './CardMails.module.css';

interface Props extends Pick<CardDialogProps, 'card' | 'onClose'> {
  facts: Reply<'getCardRecipients'>;
}

/** Whom a mail goes to and in which language, its text in each of these, and how each mail will read. */
export function SendMailForm({ card, facts: now, onClose }: Props) {
  const t = useText('cardMails');
  // Read anew beneath it, the form would begin anew.
  const [{ recipients, values }] = useState(now);
  const name = fullName(card);
  const send = useCardAct(card, (mail: MailForm, { idempotencyKey }) =>
    call('sendCardMail', { params: { id: card.id }, body: mailToSend(mail), idempotencyKey }),
  );
  const act = useActForm({
    name: `mail.${card.id}`,
    defaults: emptyMail(recipients),
    nameOf: (path) => path.replace(/^recipients/, 'chosen'),
    act: (mail, sending) => send.send(mail, sending),
    done: () => {
      const to = chosenIn(act.form.getValues());
      const names = formatList(to.map((one) => recipients[one].name || t(`to.${one}`)));
      showToast({ tone: 'done', subject: cardSubject(card.id), text: t('done', { count: to.length, names }) });
      onClose();
    },
  });
  const mail = useWatch({ control: act.form.control }) as MailForm;
  const chosen = chosenIn(mail);
  return (
    <CardDialog
      card={card}
      canStill={({ may }) => may.email}
      title={t('title', { name })}
      size="large"
      submit={t('submit', { count: Math.max(1, chosen.length) })}
      form={act}
      onClose={onClose}
    >
      <FormProvider {...act.form}>
        <RecipientsField control={act.form.control} recipients={recipients} />
        <TemplateChoice />
        {chosen.length === 0 && <p className={classes.quiet}>{t('choose')}</p>}
        {languagesIn(mail).map((language) => (
          <MailTextFields key={language} language={language} />
        ))}
        {chosen.length > 0 && (
          <section className={classes.previews} aria-labelledby="mail-previews">
            <h3 id="mail-previews">{t('previews')}</h3>
            {chosen.map((to) => {
              const language = mail.languages[to];
              return (
                <MailPreview
                  key={to}
                  title={t('previewFor', { name: recipients[to].name, address: recipients[to].address ?? '' })}
                  language={language}
                  {...mail.texts[language]}
                  values={{ ...values[language], recipient: recipients[to].name }}
                  none={t('nothingYet')}
                />
              );
            })}
          </section>
        )}
      </FormProvider>
    </CardDialog>
  );
}

import { Button, Switch } from '@mantine/core';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MAIL_TEXT_LIMITS } from '@portal/domain/outbox/mailTexts.ts';
import { mailsDeactivation } from '@portal/domain/applications/values.ts';
import type { Reply } from '../../platform/network/api.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { MailPreview } from '../../platform/mails/MailPreview.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useDeactivationMail } from '../mails/cardMails.queries.ts';
import type { DeactivationValues } from './deactivationForm.ts';
import classes from './DeactivationMail.module.css';

interface Props {
  form: UseFormReturn<DeactivationValues>;
  applicationId: number;
  type: string;
}

/** What the applicant is mailed of the deactivation: shown before it is sent, in other words if wished, or not at all. */
export function DeactivationMail({ form, applicationId, type }: Props) {
  const t = useText('applicationDetail');
  const common = useText('common');
  const { data, error, refetch, isFetching } = useDeactivationMail(applicationId);
  return (
    <section className={classes.mail} aria-labelledby="deactivation-mail">
      <h3 id="deactivation-mail">{t('deactivationMail.title')}</h3>
      {data && <Words form={form} kept={data} type={type} />}
      {!data && error && (
        <FailedReading title={t('deactivationMail.failed')} error={error} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && <SkeletonLines lines={4} label={common('loading')} />}
    </section>
  );
}

interface WordsProps extends Pick<Props, 'form' | 'type'> {
  kept: Reply<'getDeactivationMail'>;
}

function Words({ form, kept, type }: WordsProps) {
  const t = useText('applicationDetail');
  const shell = useText('shell');
  const { control, setValue } = form;
  const [mail, subject, text] = useWatch({ control, name: ['mail', 'mailSubject', 'mailText'] });
  const isUsual = kept.active && mailsDeactivation(type);
  const own = subject !== '' || text !== '';
  const isSent = mail !== 'NO' && (own || isUsual);
  const language = shell(`language.${kept.language}`);
  const change = () => {
    setValue('mailSubject', kept.subject, { shouldDirty: true });
    setValue('mailText', kept.text, { shouldDirty: true });
  };
  const keep = () => {
    setValue('mailSubject', '', { shouldDirty: true });
    setValue('mailText', '', { shouldDirty: true });
  };
  const press = (on: boolean) => {
    setValue('mail', on ? '' : 'NO', { shouldDirty: true });
    // Not sent of itself, it is sent in words of its own.
    if (on && !own && !isUsual) change();
  };
  const fine = () => true as const;
  return (
    <>
      <Switch
        label={t('deactivationMail.send')}
        description={isSent ? t('deactivationMail.sendHint') : t('deactivationMail.notSent')}
        checked={isSent}
        onChange={({ currentTarget }) => press(currentTarget.checked)}
      />
      {isSent && own && (
        <>
          <TextField
            control={control}
            name="mailSubject"
            label={t('deactivationMail.subject', { language })}
            check={fine}
          />
          <TextField
            control={control}
            name="mailText"
            label={t('deactivationMail.text', { language })}
            check={fine}
            most={MAIL_TEXT_LIMITS.text}
          />
          {isUsual && (
            <Button variant="default" onClick={keep}>
              {t('deactivationMail.keep')}
            </Button>
          )}
        </>
      )}
      {isSent && !own && (
        <>
          <MailPreview
            title={t('deactivationMail.to', { name: kept.recipient, language })}
            language={kept.language}
            subject={kept.subject}
            text={kept.text}
          />
          <Button variant="default" onClick={change}>
            {t('deactivationMail.change')}
          </Button>
        </>
      )}
    </>
  );
}

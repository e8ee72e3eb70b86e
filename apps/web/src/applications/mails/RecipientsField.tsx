import { Checkbox, NativeSelect } from '@mantine/core';
import { useController, useFormContext, type Control } from 'react-hook-form';
import type { CardRecipientFacts } from '@portal/contract/applications/cardMails.ts';
import { CARD_RECIPIENTS, type CardRecipient } from '@portal/domain/outbox/cardMails.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { MailForm } from './mailForm.ts';
import classes from './CardMails.module.css';

interface Props {
  control: Control<MailForm>;
  recipients: Record<CardRecipient, CardRecipientFacts>;
}

/** Who receives it, each with the address of the form and a language; without an address nobody can be chosen. */
export function RecipientsField({ control, recipients }: Props) {
  const t = useText('cardMails');
  const { fieldState } = useController({ control, name: 'chosen' });
  const error = fieldState.error?.message;
  return (
    <fieldset className={classes.recipients}>
      <legend>{t('to')}</legend>
      {CARD_RECIPIENTS.map((to) => (
        <Recipient key={to} control={control} to={to} facts={recipients[to]} isWrong={error !== undefined} />
      ))}
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OneProps {
  control: Control<MailForm>;
  to: CardRecipient;
  facts: CardRecipientFacts;
  isWrong: boolean;
}

function Recipient({ control, to, facts: { name, address }, isWrong }: OneProps) {
  const t = useText('cardMails');
  const { clearErrors } = useFormContext<MailForm>();
  const shell = useText('shell');
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name: `chosen.${to}` });
  const { field: language } = useController({ control, name: `languages.${to}` });
  const label = name === '' ? t(`to.${to}`) : `${t(`to.${to}`)} · ${name}`;
  return (
    <div className={classes.recipient}>
      <Checkbox
        ref={ref}
        checked={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
          // That nobody was chosen is over.
          clearErrors('chosen');
        }}
        onBlur={onBlur}
        label={label}
        description={address ?? t('noAddress')}
        disabled={address === null}
        error={fieldState.error?.message}
        aria-invalid={isWrong || undefined}
        data-autofocus={to === 'leader' || undefined}
      />
      {value && (
        <NativeSelect
          aria-label={t('language', { name: name === '' ? t(`to.${to}`) : name })}
          data={LANGUAGES.map((one) => ({ value: one, label: shell(`language.${one}`) }))}
          value={language.value}
          onChange={({ currentTarget }) => language.onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

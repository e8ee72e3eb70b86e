import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import { email } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { required } from '../platform/forms/fields/checks.ts';
import { ChoiceField } from '../platform/forms/fields/ChoiceField.tsx';
import { FormFrame } from '../platform/forms/FormFrame.tsx';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { AccountStatus } from '../ui/states/AccountStatus.tsx';
import { FieldGroup } from '../ui/fields/FieldGroup.tsx';
import { useClientForm } from './useClientForm.ts';
import { useResending } from './useResending.ts';
import classes from './ClientScreen.module.css';

interface Props {
  client: ClientDetail;
  /** The list as it was. */
  back: string;
  /** With the address that was mailed a link, where another was asked for. */
  onDone: (asked: string | undefined) => void;
}

/** What staff may change of a client's account. */
export function ClientForm({ client, back, onDone }: Props) {
  const t = useText('clients');
  const shell = useText('shell');
  const act = useClientForm(client, onDone);
  const { press, pressed } = useResending();
  const { form, base } = act;
  const { control } = form;
  const isPendingAccount = base.status === 'PENDING';
  return (
    <FormFrame
      form={act}
      submit={t('saveSubmit')}
      back={back}
      {...(isPendingAccount && { beside: [[t('accountStatus'), t(`status.${base.status}`)]] })}
    >
      <FieldGroup title={t('account')}>
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          hint={t(base.status === 'ACTIVE' ? 'emailHint' : 'emailClosed')}
          check={required(email)}
        />
        {base.pendingEmail !== null && <p className={classes.note}>{t('emailWaits', { email: base.pendingEmail })}</p>}
        <ChoiceField
          control={control}
          name="language"
          label={t('language')}
          hint={t('languageHint')}
          choices={LANGUAGES.map((value) => ({ value, label: shell(`language.${value}`) }))}
        />
        {isPendingAccount ? (
          <div className={classes.pending}>
            <AccountStatus status={base.status} label={t(`status.${base.status}`)} />
            <p>{t('pendingNote')}</p>
            <Button
              variant="default"
              leftSection={<IconMailForward size={16} aria-hidden />}
              loading={pressed !== undefined}
              onClick={() => press(base)}
            >
              {t('resend')}
            </Button>
          </div>
        ) : (
          <ChoiceField
            control={control}
            name="status"
            label={t('accountStatus')}
            hint={t('statusHint')}
            choices={(['ACTIVE', 'INACTIVE'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </FieldGroup>
    </FormFrame>
  );
}

import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ClientDetail } from '@portal/contract/customers.ts';
import { email } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { failureNote } from '../platform/FailureNote.tsx';
import { required } from '../platform/forms/checks.ts';
import { ChoiceField } from '../platform/forms/ChoiceField.tsx';
import { DraftNotice } from '../platform/forms/DraftNotice.tsx';
import { TextField } from '../platform/forms/TextField.tsx';
import { UnsavedGuard } from '../platform/forms/UnsavedGuard.tsx';
import { WaitingNotice } from '../platform/forms/WaitingNotice.tsx';
import { useText } from '../platform/i18n.ts';
import { AccountStatus } from '../ui/AccountStatus.tsx';
import { useClientForm } from './useClientForm.ts';
import { useResending } from './useResending.ts';
import classes from './ClientScreen.module.css';

interface Props {
  client: ClientDetail;
  /** The list as it was. */
  list: string;
  /** With the address that was mailed a link, where another was asked for. */
  onDone: (asked: string | undefined) => void;
}

/** What staff may change of a client's account. */
export function ClientForm({ client, list, onDone }: Props) {
  const t = useText('clients');
  const shell = useText('shell');
  const common = useText('common');
  const act = useClientForm(client, onDone);
  const { resend, isPending } = useResending();
  const { form, draft, failures, base, isStale, wait } = act;
  const { control } = form;
  const waits = wait?.is === 'waiting';
  const isPendingAccount = base.status === 'PENDING';
  return (
    <form className={classes.form} onSubmit={(event) => void act.submit(event)} noValidate>
      <DraftNotice found={draft.found} hasFile={false} onDiscard={draft.empty} />
      <fieldset className={classes.section} disabled={waits}>
        <legend>{t('account')}</legend>
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
              loading={isPending}
              onClick={() => void resend(base)}
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
      </fieldset>
      {isStale && (
        <div className={classes.stale} role="alert">
          <p>{t('staleTitle')}</p>
          <p>{[base.email, shell(`language.${base.language}`), t(`status.${base.status}`)].join(' · ')}</p>
          <p>{t('staleKept')}</p>
        </div>
      )}
      {failures && (
        <div className={classes.failures}>
          <div role="alert">
            {failures.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <small>{failureNote(failures.error)}</small>
        </div>
      )}
      <WaitingNotice wait={wait} asking={false} onStop={act.giveUp} onLeave={act.giveUp} onStay={act.giveUp} />
      <div className={classes.buttons}>
        <Button type="submit" loading={act.pending || waits}>
          {t('saveSubmit')}
        </Button>
        <Button component={Link} to={list} variant="default">
          {common('cancel')}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={draft.isUnsaved} onLeave={draft.empty} />
    </form>
  );
}

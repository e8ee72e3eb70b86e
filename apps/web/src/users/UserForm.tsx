import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { StaffUser } from '@portal/contract/users.ts';
import { email, personName, phoneNumber, tidy } from '@portal/domain/fields/rules.ts';
import { whyNotPhone } from '@portal/domain/fields/phones.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import { failureNote } from '../platform/FailureNote.tsx';
import { problemText } from '../platform/fieldErrors.ts';
import { optional, required } from '../platform/forms/checks.ts';
import { ChoiceField } from '../platform/forms/ChoiceField.tsx';
import { DraftNotice } from '../platform/forms/DraftNotice.tsx';
import { SelectField } from '../platform/forms/SelectField.tsx';
import { TextField } from '../platform/forms/TextField.tsx';
import { UnsavedGuard } from '../platform/forms/UnsavedGuard.tsx';
import { WaitingNotice } from '../platform/forms/WaitingNotice.tsx';
import { useText } from '../platform/i18n.ts';
import { useCountryChoices, usePhoneCodeChoices } from '../platform/useCountryChoices.ts';
import { RolesField, type OfferedRole } from './RolesField.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useUserForm } from './useUserForm.ts';
import classes from './UserForm.module.css';

interface Props {
  /** Nothing: one is invited. */
  user?: StaffUser;
  roles: readonly OfferedRole[];
  /** The list as it was. */
  list: string;
  onDone: (user: StaffUser) => void;
}

/** Every field of a staff user (spec §3), in sections. */
export function UserForm({ user, roles, list, onDone }: Props) {
  const t = useText('users');
  const shell = useText('shell');
  const common = useText('common');
  const countries = useCountryChoices();
  const phoneCodes = usePhoneCodeChoices();
  const act = useUserForm(user, onDone);
  const { form, draft, failures, stale, base, wait } = act;
  const { control, getValues } = form;
  const waits = wait?.is === 'waiting';
  const moved = user && t(user.status === 'PENDING' ? 'emailMovedPending' : 'emailMoved');

  const repeated = (typed: string) => {
    const found = required(email)(typed);
    const differs = whyNotSame(tidy(getValues('email')).toLowerCase(), tidy(typed).toLowerCase());
    return found === true && differs ? problemText(differs) : found;
  };
  const phone = () => whyNotPhone(getValues('phoneCode') || null, tidy(getValues('mobile')) || null);
  const checkMobile = (typed: string) => {
    const found = optional(phoneNumber)(typed);
    const { number } = phone();
    return found === true && number ? problemText(number) : found;
  };
  const checkPhoneCode = () => {
    const { areaCode } = phone();
    return areaCode ? problemText(areaCode) : true;
  };
  return (
    <form className={classes.form} onSubmit={(event) => void act.submit(event)} noValidate>
      <DraftNotice found={draft.found} hasFile={false} onDiscard={draft.empty} />
      <fieldset className={classes.section} disabled={waits}>
        <legend>{t('person')}</legend>
        <div className={classes.pair}>
          <TextField control={control} name="name" label={t('firstName')} check={required(personName)} />
          <TextField control={control} name="lastName" label={t('lastName')} check={required(personName)} />
        </div>
        <div className={classes.pair}>
          <SelectField
            control={control}
            name="country"
            label={t('country')}
            placeholder={t('chooseCountry')}
            choices={countries}
          />
          <ChoiceField
            control={control}
            name="language"
            label={t('mainLanguage')}
            hint={t('mainLanguageHint')}
            choices={LANGUAGES.map((value) => ({ value, label: shell(`language.${value}`) }))}
          />
        </div>
      </fieldset>
      <fieldset className={classes.section} disabled={waits}>
        <legend>{t('contact')}</legend>
        <div className={classes.pair}>
          <TextField
            control={control}
            name="email"
            type="email"
            label={t('email')}
            hint={moved ?? t('emailHint')}
            check={required(email)}
          />
          {!user && (
            <TextField control={control} name="confirmEmail" type="email" label={t('confirmEmail')} check={repeated} />
          )}
        </div>
        <div className={classes.pair}>
          <SelectField
            control={control}
            name="phoneCode"
            label={t('phoneCode')}
            placeholder={t('choosePhoneCode')}
            choices={phoneCodes}
            check={checkPhoneCode}
            optional
          />
          <TextField
            control={control}
            name="mobile"
            label={t('mobile')}
            hint={t('mobileHint')}
            check={checkMobile}
            inputMode="numeric"
            optional
          />
        </div>
      </fieldset>
      <RolesField control={control} roles={roles} closed={waits} />
      {stale && base && <StaleNotice user={base} fields={stale} />}
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
          {t(user ? 'editSubmit' : 'createSubmit')}
        </Button>
        <Button component={Link} to={`/users/list${list}`} variant="default">
          {common('cancel')}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={draft.isUnsaved} onLeave={draft.empty} />
    </form>
  );
}

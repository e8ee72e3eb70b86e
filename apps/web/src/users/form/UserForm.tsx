import { useWatch } from 'react-hook-form';
import type { StaffDetail } from '@portal/contract/users/staff.ts';
import { email, personName, phoneNumber, tidy } from '@portal/domain/fields/rules.ts';
import { whyNotPhone } from '@portal/domain/fields/phones.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { EMAIL_CHANGE, whyNotSame } from '@portal/domain/users/accounts.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { optional, required } from '../../platform/forms/fields/checks.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { PhoneCodeField } from '../../platform/forms/fields/PhoneCodeField.tsx';
import { SelectField } from '../../platform/forms/fields/SelectField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { useCountryChoices } from '../../platform/texts/useCountryChoices.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { RolesField, type OfferedRole } from './RolesField.tsx';
import { useUserForm } from './useUserForm.ts';
import { isSameEmail } from './userValues.ts';
import classes from './UserForm.module.css';

interface Props {
  /** Nothing: one is invited. */
  user?: StaffDetail;
  roles: readonly OfferedRole[];
  /** The list as it was. */
  back: string;
  /** With the address that was mailed a link, where another was asked for. */
  onDone: (user: StaffDetail, asked: string | undefined) => void;
}

/** Every field of a staff user (product/users.md#fields), in sections. */
export function UserForm({ user, roles, back, onDone }: Props) {
  const t = useText('users');
  const shell = useText('shell');
  const countries = useCountryChoices();
  const act = useUserForm(user, onDone);
  const { form, base } = act;
  const { control, getValues } = form;
  const [typedEmail, country] = useWatch({ control, name: ['email', 'country'] });
  // Of an account that there is, another address alone is entered twice.
  const isMoved = !base || !isSameEmail(typedEmail, base.email);

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
    <FormFrame
      form={act}
      submit={t(user ? 'editSubmit' : 'createSubmit')}
      back={back}
      {...(base && { beside: [[t('status'), t(`status.${base.status}`)]] })}
    >
      <FieldGroup title={t('person')}>
        <FieldPair>
          <TextField control={control} name="name" label={t('firstName')} check={required(personName)} />
          <TextField control={control} name="lastName" label={t('lastName')} check={required(personName)} />
        </FieldPair>
        <FieldPair>
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
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={t('contact')}>
        <FieldPair>
          <TextField
            control={control}
            name="email"
            type="email"
            label={t('email')}
            hint={t(base ? `emailHint.${EMAIL_CHANGE[base.status]}` : 'emailHint')}
            check={required(email)}
          />
          {isMoved && (
            <TextField control={control} name="confirmEmail" type="email" label={t('confirmEmail')} check={repeated} />
          )}
        </FieldPair>
        {base?.pendingEmail && <p className={classes.waits}>{t('emailWaits', { email: base.pendingEmail })}</p>}
        <FieldPair>
          <PhoneCodeField
            control={control}
            name="phoneCode"
            label={t('phoneCode')}
            placeholder={t('choosePhoneCode')}
            check={checkPhoneCode}
            country={country}
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
        </FieldPair>
      </FieldGroup>
      <RolesField control={control} roles={roles} />
    </FormFrame>
  );
}

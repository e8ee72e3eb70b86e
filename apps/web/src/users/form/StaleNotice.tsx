import type { StaffUser } from '@portal/contract/users/staff.ts';
import { countryName, formatList } from '../../platform/texts/format.ts';
import { ChangedMeanwhile } from '../../platform/forms/ChangedMeanwhile.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { roleName } from '../../platform/texts/roleName.ts';
import { Facts } from '../../ui/Facts.tsx';
import type { UserField } from './userValues.ts';

const LABELS = {
  name: 'firstName',
  lastName: 'lastName',
  country: 'country',
  language: 'mainLanguage',
  email: 'email',
  confirmEmail: 'confirmEmail',
  phoneCode: 'phoneCode',
  mobile: 'mobile',
  roles: 'roles',
} as const satisfies Record<UserField, string>;

/** What somebody else made of the account meanwhile, field by field. */
export function StaleNotice({ user, fields }: { user: StaffUser; fields: readonly UserField[] }) {
  const t = useText('users');
  const shell = useText('shell');
  const shown = (field: UserField): string => {
    if (field === 'roles') return formatList(user.roles.map(({ name }) => roleName(name)));
    if (field === 'country') return user.country === null ? '' : countryName(user.country);
    if (field === 'language') return shell(`language.${user.language}`);
    return field === 'confirmEmail' ? '' : (user[field] ?? '');
  };
  return (
    <ChangedMeanwhile>
      <Facts
        facts={[
          ...fields.map((field) => [t(LABELS[field]), shown(field) || t('nothing')] as const),
          [t('status'), t(`status.${user.status}`)],
        ]}
      />
    </ChangedMeanwhile>
  );
}

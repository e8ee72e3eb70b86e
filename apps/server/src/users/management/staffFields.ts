import type { BodyOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { whyNotPhone } from '@portal/domain/fields/phones.ts';
import type { Language } from '@portal/domain/languages.ts';
import { STAFF_FIELDS, type StaffColumns, type StaffFieldName } from '@portal/domain/users/staffFields.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';

type Fields = Omit<BodyOf<typeof staffEndpoints.updateUser>, 'version' | 'roles' | 'confirmEmail'>;

/** The fields of a form as columns. */
export const columnsOf = (fields: Fields): StaffColumns & { language: Language } => ({
  // Each is of the type of its column.
  ...(Object.fromEntries(
    (Object.keys(STAFF_FIELDS) as StaffFieldName[]).map((name) => [STAFF_FIELDS[name].column, fields[name]]),
  ) as StaffColumns),
  email: comparableEmail(fields.email),
  language: fields.language,
});

/** What is wrong with the phone, by field. */
export function phoneFields({ phoneCode, mobile }: Fields) {
  const found = whyNotPhone(phoneCode, mobile);
  return { phoneCode: found.areaCode, mobile: found.number };
}

import type { BodyOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { whyNotPhone } from '@portal/domain/fields/phones.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';

type Fields = Omit<BodyOf<typeof staffEndpoints.updateUser>, 'version' | 'roles' | 'confirmEmail'>;

/** The fields of a form as columns. */
export const columnsOf = ({ name, lastName, email, country, language, phoneCode, mobile }: Fields) => ({
  name,
  last_name: lastName,
  email: comparableEmail(email),
  country,
  language,
  phone_code: phoneCode,
  mobile,
});

/** What is wrong with the phone, by field. */
export function phoneFields({ phoneCode, mobile }: Fields) {
  const found = whyNotPhone(phoneCode, mobile);
  return { phoneCode: found.areaCode, mobile: found.number };
}

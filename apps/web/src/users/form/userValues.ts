/** The values of the form of a staff user. Pure. */
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import type { Language } from '@portal/domain/languages.ts';
import { eachStaffField, type StaffFieldName } from '@portal/domain/users/staffFields.ts';

/** As they stand in the form; ids of roles as texts, in their order. */
export interface UserValues extends Record<StaffFieldName | 'confirmEmail', string> {
  language: Language;
  roles: string[];
}

export const emptyValues = (language: Language): UserValues => ({
  ...eachStaffField(() => ''),
  confirmEmail: '',
  language,
  roles: [],
});

export const valuesOf = (user: StaffUser): UserValues => ({
  ...eachStaffField((_, name) => user[name] ?? ''),
  confirmEmail: '',
  language: user.language,
  roles: user.roles.map(({ id }) => String(id)).sort(),
});

/** What is sent of it; the address is repeated where it is another than the present one. */
export function bodyOf({ roles, ...values }: UserValues, present?: string) {
  const isSame = present !== undefined && isSameEmail(values.email, present);
  return { ...values, confirmEmail: isSame ? '' : values.confirmEmail, roles: roles.map(Number) };
}

/** Whether what was typed is that address. */
export const isSameEmail = (typed: string, email: string): boolean => tidy(typed).toLowerCase() === email;

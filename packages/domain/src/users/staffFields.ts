/** What the form of a staff user asks for and keeps as a text: said once, for columns, wire, form and its values. */
import { areaCode, country, email, personName, phoneNumber, type FieldRule } from '../fields/rules.ts';

interface StaffField {
  column: string;
  rule: FieldRule;
  /** The form does without it no more than the server. */
  required: boolean;
  /** Every account has it, those from before it was asked for too. */
  always: boolean;
}

export const STAFF_FIELDS = {
  name: { column: 'name', rule: personName, required: true, always: true },
  lastName: { column: 'last_name', rule: personName, required: true, always: true },
  email: { column: 'email', rule: email, required: true, always: true },
  country: { column: 'country', rule: country, required: true, always: false },
  phoneCode: { column: 'phone_code', rule: areaCode, required: false, always: false },
  mobile: { column: 'mobile', rule: phoneNumber, required: false, always: false },
} as const satisfies Record<string, StaffField>;

type Fields = typeof STAFF_FIELDS;
export type StaffFieldName = keyof Fields;
type Kept<Name extends StaffFieldName> = Fields[Name]['always'] extends true ? string : string | null;

/** As an account has them. */
export type StaffTexts = { [Name in StaffFieldName]: Kept<Name> };
/** As its row has them. */
export type StaffColumns = { [Name in StaffFieldName as Fields[Name]['column']]: Kept<Name> };

/** Something of every field, by its name. */
export const eachStaffField = <Made>(
  make: (field: StaffField, name: StaffFieldName) => Made,
): Record<StaffFieldName, Made> =>
  Object.fromEntries(
    Object.entries(STAFF_FIELDS).map(([name, field]) => [name, make(field, name as StaffFieldName)]),
  ) as Record<StaffFieldName, Made>;

import { FORM, type FieldKind, type FieldValue, type Section } from '@portal/domain/applications/form.ts';
import {
  CIVIL_STATUSES,
  GENDERS,
  TITLES,
  type CivilStatus,
  type Gender,
  type Title,
} from '@portal/domain/applications/values.ts';
import { countryName, formatDate, formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';

const within = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value);

/** A field's value in words: choices by their texts, countries by name, dates and figures as the reader writes them. */
export function useFieldValue(
  gender: FieldValue | undefined,
): (section: Section, name: string, value: FieldValue) => string | null {
  const t = useText('applicationForm');
  const titles = useText('applications');
  // Titles and civil status agree with the person; only the leader's gender is known.
  const female = (section: Section) =>
    section === 'leader' && gender === ('FEMALE' satisfies Gender) ? '_female' : '';

  const choice = (section: Section, value: string): string => {
    if (within<Title>(TITLES, value)) return titles(`titles.${value}${female(section)}`);
    if (within<CivilStatus>(CIVIL_STATUSES, value)) return t(`values.civilStatus.${value}${female(section)}`);
    return within<Gender>(GENDERS, value) ? t(`values.gender.${value}`) : countryName(value);
  };
  return (section, name, value) => {
    if (value === null || value === '') return null;
    switch (kindOf(section, name)) {
      case 'choice':
        return choice(section, String(value));
      case 'date':
        return formatDate(String(value));
      case 'number':
        return formatNumber(Number(value));
      case 'yesNo':
        return t(String(value) === 'true' ? 'values.yesNo.yes' : 'values.yesNo.no');
      default:
        return String(value);
    }
  };
}

const kindOf = (section: Section, name: string): FieldKind | undefined =>
  (FORM[section] as Record<string, { kind: FieldKind }>)[name]?.kind;

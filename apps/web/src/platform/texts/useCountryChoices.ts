import { useMemo } from 'react';
import { callingCodeOf, COUNTRIES, mainCountryOf } from '@portal/domain/countries.ts';
import { countryName } from './format.ts';
import { useLanguage } from './i18n.ts';

interface Choice {
  value: string;
  label: string;
}

/** Every country by its name in the reader's language. */
export function useCountryChoices(): readonly Choice[] {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code) })).sort((one, other) =>
      compare(one.label, other.label),
    );
  }, [language]);
}

/** Every country with its calling code, by that, and the main country of a code first: `+1 United States`, `+1 Canada`. */
export function usePhoneCodeChoices(): readonly Choice[] {
  const countries = useCountryChoices();
  return useMemo(
    () =>
      countries
        .map(({ value, label }) => ({ value, label, code: callingCodeOf(value) ?? '' }))
        .sort((one, other) => Number(one.code) - Number(other.code) || mainFirst(one) - mainFirst(other))
        .map(({ value, label, code }) => ({ value, label: `+${code} ${label}` })),
    [countries],
  );
}

const mainFirst = ({ value, code }: { value: string; code: string }): number => (mainCountryOf(code) === value ? 0 : 1);

import { useMemo } from 'react';
import { COUNTRIES } from '@portal/domain/countries.ts';
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

/** Every calling code once, with the countries that share it: `+57 Colombia`. */
export function usePhoneCodeChoices(): readonly Choice[] {
  const countries = useCountryChoices();
  return useMemo(() => {
    const codes = new Map(COUNTRIES.map(({ code, callingCode }) => [code, callingCode]));
    const sharing = new Map<string, string[]>();
    for (const { value, label } of countries) {
      const code = codes.get(value) ?? '';
      sharing.set(code, [...(sharing.get(code) ?? []), label]);
    }
    return [...sharing]
      .map(([value, names]) => ({ value, label: `+${value} ${names.join(', ')}` }))
      .sort((one, other) => Number(one.value) - Number(other.value));
  }, [countries]);
}

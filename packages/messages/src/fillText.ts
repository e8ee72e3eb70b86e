/** How a text is read, alike on the server and in the browser: flat keys, `{placeholder}`, plural forms, no escaping. */
import type { Language } from '@portal/domain/languages.ts';
import type { TextParams } from './translation.ts';

const plurals = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') };

/** The text of a key among a noun's texts. `params` fill its placeholders, `count` or `n` chooses the form; unknown: the key. */
export function fillText(
  texts: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  params: TextParams = {},
): string {
  const form = formsOf(language, key, params['count'] ?? params['n']).find((name) => texts[name] !== undefined);
  const text = form === undefined ? key : (texts[form] ?? key);
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const { [name]: value } = params;
    if (value === undefined) return whole;
    // What ends with a stop of its own, as “8:21 p.m.” does, brings no second one.
    return `${value}${String(value).endsWith('.') ? '' : stop}`;
  });
}

/** The keys under which the text may stand, the fitting one first. */
function formsOf(language: Language, key: string, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  const fitting = `${key}_${plurals[language].select(count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), fitting, `${key}_other`, key];
}

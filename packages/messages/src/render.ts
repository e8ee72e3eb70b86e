/** Texts outside the browser: errors in answers, stages. Reads the same texts by the same rules as the screens do. */
import type { Language } from '@portal/domain/languages.ts';
import { errors as errorsEn } from './en/errors.ts';
import { stages as stagesEn } from './en/stages.ts';
import { errors as errorsEs } from './es/errors.ts';
import { stages as stagesEs } from './es/stages.ts';
import type { TextKey, TextParams } from './translation.ts';

interface ServerTexts {
  errors: typeof errorsEn;
  stages: typeof stagesEn;
}

const TEXTS: Readonly<Record<Language, Readonly<Record<keyof ServerTexts, Readonly<Record<string, string>>>>>> = {
  en: { errors: errorsEn, stages: stagesEn },
  es: { errors: errorsEs, stages: stagesEs },
};

const plurals = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') };

/** The text of a key in a language. `params` fill its placeholders, `count` chooses the plural form; nothing is escaped. */
export function textOf<N extends keyof ServerTexts>(
  language: Language,
  namespace: N,
  key: TextKey<ServerTexts[N]>,
  params: TextParams = {},
): string {
  const texts = TEXTS[language][namespace];
  const text = formsOf(language, key, params.count)
    .map((form) => texts[form])
    .find((found) => found !== undefined);
  return (text ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The keys under which the text may stand, the fitting one first. */
function formsOf(language: Language, key: string, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  const fitting = `${key}_${plurals[language].select(count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), fitting, `${key}_other`, key];
}

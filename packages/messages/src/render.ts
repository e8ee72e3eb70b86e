/** Texts outside the browser: errors in answers, stages. Reads the same texts by the same rules as the screens do. */
import type { Language } from '@portal/domain/languages.ts';
import { errors as errorsEn } from './en/errors.ts';
import { stages as stagesEn } from './en/applications/stages.ts';
import { errors as errorsEs } from './es/errors.ts';
import { stages as stagesEs } from './es/applications/stages.ts';
import { fillText } from './fillText.ts';
import type { TextKey, TextParams } from './translation.ts';

interface ServerTexts {
  errors: typeof errorsEn;
  stages: typeof stagesEn;
}

const TEXTS: Readonly<Record<Language, Readonly<Record<keyof ServerTexts, Readonly<Record<string, string>>>>>> = {
  en: { errors: errorsEn, stages: stagesEn },
  es: { errors: errorsEs, stages: stagesEs },
};

/** The text of a key in a language. `params` fill its placeholders, `count` chooses the plural form; nothing is escaped. */
export function textOf<N extends keyof ServerTexts>(
  language: Language,
  namespace: N,
  key: TextKey<ServerTexts[N]>,
  params: TextParams = {},
): string {
  return fillText(TEXTS[language][namespace], language, key, params);
}

/** Texts outside the browser: errors in answers, stages. The same library and keys as the screens use. */
import { createInstance } from 'i18next';
import type { Language } from '@portal/domain/languages.ts';
import { errors as errorsEn } from './en/errors.ts';
import { stages as stagesEn } from './en/stages.ts';
import { errors as errorsEs } from './es/errors.ts';
import { stages as stagesEs } from './es/stages.ts';
import { TEXT_OPTIONS } from './textOptions.ts';
import type { TextKey, TextParams } from './translation.ts';

interface ServerTexts {
  errors: typeof errorsEn;
  stages: typeof stagesEn;
}

const renderer = createInstance();
// Resources are given whole, so nothing waits: the instance is ready when this line returns.
void renderer.init({
  ...TEXT_OPTIONS,
  lng: 'en',
  initAsync: false,
  resources: { en: { errors: errorsEn, stages: stagesEn }, es: { errors: errorsEs, stages: stagesEs } },
});

/** The text of a key in a language. `params` fill its placeholders; `count` chooses the plural form. Nothing is escaped. */
export function textOf<N extends keyof ServerTexts>(
  language: Language,
  namespace: N,
  key: TextKey<ServerTexts[N]>,
  params: TextParams = {},
): string {
  const say = renderer.t as unknown as (key: string, params: TextParams) => string;
  return say(`${namespace}:${key}`, { ...params, lng: language });
}

/** Texts outside the browser: errors in answers, mails, documents. The same library and keys as the screens use. */
import { createInstance } from 'i18next';
import type { BrowserTexts, Language } from './browserTexts.ts';
import { applicationDetail as applicationDetailEn } from './en/applicationDetail.ts';
import { applicationForm as applicationFormEn } from './en/applicationForm.ts';
import { applications as applicationsEn } from './en/applications.ts';
import { common as commonEn } from './en/common.ts';
import { errors as errorsEn } from './en/errors.ts';
import { mails as mailsEn } from './en/mails.ts';
import { outbox as outboxEn } from './en/outbox.ts';
import { permissions as permissionsEn } from './en/permissions.ts';
import { sessions as sessionsEn } from './en/sessions.ts';
import { shell as shellEn } from './en/shell.ts';
import { stages as stagesEn } from './en/stages.ts';
import { applicationDetail as applicationDetailEs } from './es/applicationDetail.ts';
import { applicationForm as applicationFormEs } from './es/applicationForm.ts';
import { applications as applicationsEs } from './es/applications.ts';
import { common as commonEs } from './es/common.ts';
import { errors as errorsEs } from './es/errors.ts';
import { mails as mailsEs } from './es/mails.ts';
import { outbox as outboxEs } from './es/outbox.ts';
import { permissions as permissionsEs } from './es/permissions.ts';
import { sessions as sessionsEs } from './es/sessions.ts';
import { shell as shellEs } from './es/shell.ts';
import { stages as stagesEs } from './es/stages.ts';
import { TEXT_OPTIONS } from './textOptions.ts';

export interface Texts extends BrowserTexts {
  mails: typeof mailsEn;
}

type PluralForm = 'zero' | 'one' | 'other';
/** A key as it is asked for: without its plural form, which `count` decides. */
export type TextKey<N extends keyof Texts> = WithoutPlural<keyof Texts[N] & string>;
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

const renderer = createInstance();
// Resources are given whole, so that nothing waits: the instance is ready when this line returns.
void renderer.init({
  ...TEXT_OPTIONS,
  lng: 'en',
  initAsync: false,
  resources: {
    en: {
      applicationDetail: applicationDetailEn, applicationForm: applicationFormEn, applications: applicationsEn,
      common: commonEn, errors: errorsEn, mails: mailsEn, outbox: outboxEn,
      permissions: permissionsEn, sessions: sessionsEn, shell: shellEn, stages: stagesEn,
    },
    es: {
      applicationDetail: applicationDetailEs, applicationForm: applicationFormEs, applications: applicationsEs,
      common: commonEs, errors: errorsEs, mails: mailsEs, outbox: outboxEs,
      permissions: permissionsEs, sessions: sessionsEs, shell: shellEs, stages: stagesEs,
    },
  },
});

const translators = { en: renderer.getFixedT('en'), es: renderer.getFixedT('es') } as unknown as Readonly<
  Record<Language, (key: string, params: Readonly<Record<string, string | number>>) => string>
>;

/** The text of a key in a language. `params` fill its placeholders; `count` chooses the plural form. Nothing is escaped. */
export function textOf<N extends keyof Texts>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return translators[language](`${namespace}:${key}`, params);
}

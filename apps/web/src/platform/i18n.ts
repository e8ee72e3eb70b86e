/** Which language, and its texts: one chunk a noun and language, loaded when a screen first asks. */
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { LOADERS, type BrowserTexts, type Namespace } from '@portal/messages/browserTexts.ts';
import { TEXT_OPTIONS } from '@portal/messages/textOptions.ts';
import type { TextKey, TextParams } from '@portal/messages/translation.ts';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'portal_language';
const COOKIE_DAYS = 365;

/** `?lang` beats the cookie beats the profile beats English (decisions.md §13). Words that are no language do not count. */
export function chooseLanguage(sources: {
  query: string | null;
  cookie: string | undefined;
  profile?: string | undefined;
}): Language {
  const wished = [sources.query, sources.cookie, sources.profile].find((wish) => isLanguage(wish ?? ''));
  return (wished as Language | undefined) ?? LANGUAGES[0];
}

const askedInAddress = (): string | null => new URLSearchParams(location.search).get('lang');

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // With two parameters the library awaits what is returned, whatever its types say.
  // oxlint-disable-next-line typescript/no-misused-promises
  read: (language, namespace) => LOADERS[language as Language][namespace as Namespace](),
};

/** Loads the first texts. `?lang` is remembered in the cookie. */
export async function startTexts(namespaces: readonly Namespace[]): Promise<void> {
  const language = chooseLanguage({ query: askedInAddress(), cookie: readCookie(COOKIE) });
  if (askedInAddress() === language) rememberLanguage(language);
  document.documentElement.lang = language;
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({ ...TEXT_OPTIONS, lng: language, ns: namespaces, react: { useSuspense: true } });
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : LANGUAGES[0]);

const rememberLanguage = (language: Language) => writeCookie(COOKIE, language, COOKIE_DAYS);

/** Shows everything in another language; `remember` keeps it for the next visit. */
export async function switchLanguage(language: Language, remember: boolean): Promise<void> {
  if (remember) rememberLanguage(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The profile's language, where neither address nor cookie named one. */
export async function followProfile(profile: Language): Promise<void> {
  const language = chooseLanguage({ query: askedInAddress(), cookie: readCookie(COOKIE), profile });
  if (language !== currentLanguage()) await switchLanguage(language, false);
}

/** The texts of a noun, for a component; suspends until they are there. `count` chooses the plural form. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const { t } = useTranslation(namespace);
  return t as unknown as Text<N>;
}
export type Text<N extends Namespace> = (key: TextKey<BrowserTexts[N]>, params?: TextParams) => string;

/** A text outside components, of a noun that is loaded (`common`, `errors` and `shell` always are). */
export const textNow = <N extends Namespace>(
  namespace: N,
  key: TextKey<BrowserTexts[N]>,
  params: TextParams = {},
): string => (i18next.t as unknown as (key: string, params: TextParams) => string)(`${namespace}:${key}`, params);

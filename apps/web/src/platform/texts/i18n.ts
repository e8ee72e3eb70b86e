/** Which language, and its texts: one chunk a noun and language, loaded when a screen first asks. */
import { use, useCallback, useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { textsIn, type BrowserTexts, type Namespace, type NounTexts } from '@portal/messages/browserTexts.ts';
import { fillText } from '@portal/messages/fillText.ts';
import type { TextKey, TextParams } from '@portal/messages/translation.ts';
import { readCookie, writeCookie } from '../browser/cookies.ts';

const COOKIE = 'portal_language';
const COOKIE_DAYS = 365;

/**
 * `?lang` beats the cookie beats the profile beats English (product/words.md#languages). Words that are no language do
 * not count.
 */
export function chooseLanguage(sources: {
  query: string | null;
  cookie: string | undefined;
  profile?: string | undefined;
}): Language {
  const wished = [sources.query, sources.cookie, sources.profile].find((wish) => isLanguage(wish ?? ''));
  return (wished as Language | undefined) ?? LANGUAGES[0];
}

const askedInAddress = (): string | null => new URLSearchParams(location.search).get('lang');

const there = new Map<string, NounTexts>();
const onTheirWay = new Map<string, Promise<NounTexts>>();
const listeners = new Set<() => void>();
let language: Language = LANGUAGES[0];
let isStarted = false;

const nameOf = (of: Language, namespace: Namespace) => `${of} ${namespace}`;

/** The texts of a noun in a language: the same promise for all who wait, as suspending asks for. */
function textsOf(of: Language, namespace: Namespace): Promise<NounTexts> {
  const name = nameOf(of, namespace);
  const known = onTheirWay.get(name);
  if (known) return known;
  const coming = untilThere(async () => keepTexts(of, namespace, await textsIn(of, namespace)));
  onTheirWay.set(name, coming);
  void coming.then((texts) => readAtOnce(coming, texts));
  return coming;
}

/**
 * `use` reads such a promise without suspending. It is called for texts that are there as well: a render that React
 * takes up again after it suspended must call what it called before.
 */
const readAtOnce = (promise: Promise<NounTexts>, value: NounTexts): Promise<NounTexts> =>
  Object.assign(promise, { status: 'fulfilled', value });

function keepTexts(of: Language, namespace: Namespace, texts: NounTexts): NounTexts {
  there.set(nameOf(of, namespace), texts);
  return texts;
}

const AGAIN_MS = 2_000;

/** Nothing on the screen can do without its texts: what does not come is asked for again. */
async function untilThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Loads the first texts. `?lang` is remembered in the cookie. */
export async function startTexts(namespaces: readonly Namespace[]): Promise<void> {
  language = chooseLanguage({ query: askedInAddress(), cookie: readCookie(COOKIE) });
  if (askedInAddress() === language) rememberLanguage(language);
  document.documentElement.lang = language;
  isStarted = true;
  await Promise.all(namespaces.map((namespace) => textsOf(language, namespace)));
}

export const currentLanguage = (): Language => language;

function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const rememberLanguage = (chosen: Language) => writeCookie(COOKIE, chosen, COOKIE_DAYS);

/** Shows everything in another language; `remember` keeps it for the next visit. */
export async function switchLanguage(next: Language, remember: boolean): Promise<void> {
  if (remember) rememberLanguage(next);
  // All that is shown changes at once: the texts are there before the language is another.
  const shown = [...onTheirWay.keys()].map((name) => name.split(' ')[1] as Namespace);
  await Promise.all(shown.map((namespace) => textsOf(next, namespace)));
  language = next;
  document.documentElement.lang = next;
  listeners.forEach((listener) => listener());
}

/** The profile's language, where neither address nor cookie named one. */
export async function followProfile(profile: Language): Promise<void> {
  const wished = chooseLanguage({ query: askedInAddress(), cookie: readCookie(COOKIE), profile });
  if (wished !== language) await switchLanguage(wished, false);
}

/** The language that is shown. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

/** The texts of a noun, for a component; suspends until they are there. `count` chooses the plural form. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const shown = useLanguage();
  const texts = use(textsOf(shown, namespace));
  return useCallback((key, params) => fillText(texts, shown, key, params), [texts, shown]);
}
export type Text<N extends Namespace> = (key: TextKey<BrowserTexts[N]>, params?: TextParams) => string;

/** Starts texts on their way, for code that will ask for them (textsAheadPlugin.ts). The first page names its own. */
export function beginTexts(...namespaces: readonly Namespace[]): void {
  if (isStarted) namespaces.forEach((namespace) => void textsOf(language, namespace));
}

/**
 * Answers how to wait for the texts that begin to come from now on. What is on its way already is of another part, and
 * without a network would keep this one from being shown.
 */
export function textsFromNow(): () => Promise<unknown> {
  const before = new Set(onTheirWay.values());
  return () => Promise.all([...onTheirWay.values()].filter((texts) => !before.has(texts)));
}

/** Loads texts for a place where nothing may suspend. Fails where they do not come. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  const of = language;
  const texts = there.get(nameOf(of, namespace)) ?? keepTexts(of, namespace, await textsIn(of, namespace));
  onTheirWay.set(nameOf(of, namespace), readAtOnce(Promise.resolve(texts), texts));
}

/** A text outside components, of a noun that is loaded (`common`, `errors` and `shell` always are). */
export const textNow = <N extends Namespace>(
  namespace: N,
  key: TextKey<BrowserTexts[N]>,
  params: TextParams = {},
): string => fillText(there.get(nameOf(language, namespace)) ?? {}, language, key, params);

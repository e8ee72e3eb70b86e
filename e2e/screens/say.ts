import { NAMESPACES, textsIn, type BrowserTexts, type Namespace } from '@portal/messages/browserTexts.ts';
import type { Language } from '../story.ts';

export type TextKey<Noun extends Namespace> = Extract<keyof BrowserTexts[Noun], string>;

/** The whole of a text of the portal, whatever stands in its placeholders. */
export type Say = <Noun extends Namespace>(noun: Noun, key: TextKey<Noun>) => RegExp;

/** The texts as the portal itself reads them, so that no story repeats them in two languages. */
export async function sayIn(language: Language): Promise<Say> {
  const loaded = await Promise.all(NAMESPACES.map(async (noun) => [noun, await textsIn(language, noun)]));
  const texts: Record<string, Readonly<Record<string, string>>> = Object.fromEntries(loaded);
  return (noun, key) => {
    const text = texts[noun]?.[key];
    if (text === undefined) throw new Error(`There is no text ${noun}.${key} in ${language}.`);
    const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`, 's');
  };
}

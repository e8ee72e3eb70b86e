/** Frequent questions: product/content.md#frequent-questions. */
import { folded } from '../fields/folded.ts';
import type { BothLanguages, Language } from '../languages.ts';

export const FAQ_LIMITS = { groups: 30, elements: 60, title: 80, question: 200, answer: 2000 } as const;

export interface FaqElement {
  question: BothLanguages;
  answer: BothLanguages;
}

/** Groups and their elements in the order in which they are shown. */
export interface FaqGroup {
  title: BothLanguages;
  elements: readonly FaqElement[];
}

/** One element on the wire, as product/content.md#frequent-questions names it. */
export interface WireFaqElement {
  list_fqa_element_position: number;
  question: string;
  answer: string;
}

/** A group in the reader's language in the shape of product/content.md#frequent-questions: its elements are JSON text. */
export const faqGroupFor = (language: Language, { title, elements }: FaqGroup) => ({
  title: title[language],
  list_fqa_elements: JSON.stringify(
    elements.map(({ question, answer }, index): WireFaqElement => ({
      list_fqa_element_position: index + 1,
      question: question[language],
      answer: answer[language],
    })),
  ),
});

/** The elements of a group in their order; nothing where its JSON is broken: that group is left out alone. */
export function readFaqElements(json: string): WireFaqElement[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    if (!Array.isArray(parsed) || !parsed.every(isElement)) return undefined;
    return parsed.toSorted((one, other) => one.list_fqa_element_position - other.list_fqa_element_position);
  } catch {
    return undefined;
  }
}

function isElement(value: unknown): value is WireFaqElement {
  const element = value as Partial<Record<keyof WireFaqElement, unknown>> | null;
  return (
    typeof element?.list_fqa_element_position === 'number' &&
    typeof element.question === 'string' &&
    typeof element.answer === 'string'
  );
}

/** Whether every word that is looked for stands in the question, the answer or the group's title. */
export function faqMatches(wanted: string, title: string, { question, answer }: WireFaqElement): boolean {
  const text = folded(`${title} ${question} ${answer}`);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

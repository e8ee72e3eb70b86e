/** Questions that staff word and somebody answers, and how each is answered: product/interviews.md#questions. */
import type { BothLanguages, Language } from '../languages.ts';

export const QUESTION_TYPES = ['TEXT', 'NUMBER', 'RADIO'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Lengths in characters, the rest in pieces. */
export const QUESTION_LIMITS = {
  groups: 20,
  questions: 60,
  options: 12,
  leastOptions: 2,
  title: 80,
  text: 300,
  placeholder: 120,
  label: 120,
  id: 40,
  answer: 5000,
} as const;

/** What may be chosen: answers name it by `id`, which stays when its label is worded anew. */
export interface Option {
  id: string;
  label: BothLanguages;
}

/** The option of another question of its group under which a question is asked. */
export interface Parent {
  question: string;
  option: string;
}

export interface Question {
  /** Stays through every change: answers are kept by it. */
  id: string;
  type: QuestionType;
  text: BothLanguages;
  /** What stands in the empty field; nothing where something is chosen. */
  placeholder: BothLanguages | null;
  /** Of RADIO alone. */
  options: readonly Option[];
  /** Of TEXT: the most characters. */
  maxLength: number;
  required: boolean;
  /** A question that is not visible is asked of nobody. */
  visible: boolean;
  /** Its answers are counted in statistics. */
  reportable: boolean;
  parent: Parent | null;
  /** The language whose text is older than a change of the other; nobody has looked at it since. */
  outdated: Language | null;
}

/** A heading and its questions in the order in which they are asked; children stand among them. */
export interface QuestionGroup {
  id: string;
  title: BothLanguages;
  outdated: Language | null;
  questions: readonly Question[];
}

/** How an identifier looks. */
export const QUESTION_ID = /^[A-Za-z0-9_-]{1,40}$/;

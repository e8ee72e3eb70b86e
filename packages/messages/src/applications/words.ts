/** What the words of a card need: the texts of a language, and its figures. Screens and papers say the same by them. */
import type { applicationDetail } from '../en/applications/applicationDetail.ts';
import type { applicationForm } from '../en/applications/applicationForm.ts';
import type { applications } from '../en/applications/applications.ts';
import type { stages } from '../en/applications/stages.ts';
import type { TextKey, TextParams } from '../translation.ts';

export type Say<Texts> = (key: TextKey<Texts>, params?: TextParams) => string;

export interface CardWords {
  detail: Say<typeof applicationDetail>;
  form: Say<typeof applicationForm>;
  board: Say<typeof applications>;
  stages: Say<typeof stages>;
  figures: Figures;
}

/** As the format module of the browser and the figures of a paper give them. */
export interface Figures {
  date: (date: string) => string;
  /** With its zone. */
  instant: (instant: string) => string;
  number: (value: number) => string;
  money: (cents: number, currency: string) => string;
  list: (items: readonly string[]) => string;
  country: (code: string) => string;
}

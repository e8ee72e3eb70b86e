import type { ToldCensusForm } from '@portal/contract/census/ownReports.ts';
import {
  CENSUS_FORM,
  CENSUS_SECTIONS,
  SATISFACTIONS,
  type CensusField,
  type CensusKey,
} from '@portal/domain/census/form.ts';
import type { Language } from '@portal/domain/languages.ts';
import { censusLabel } from '@portal/messages/census/censusLabel.ts';
import { censusForm as en } from '@portal/messages/en/census/censusForm.ts';
import { censusForm as es } from '@portal/messages/es/census/censusForm.ts';
import { fillText } from '@portal/messages/fillText.ts';

/** A text of the form in a language. */
const sayCensus =
  (language: Language) =>
  (key: keyof typeof en, params: Readonly<Record<string, string>> = {}): string =>
    fillText({ en, es }[language], language, key, params);

const inBoth = (of: (language: Language) => string) => ({ en: of('en'), es: of('es') });
const saying = (key: keyof typeof en) => inBoth((language) => sayCensus(language)(key));

/** What a field is called. */
export const labelInBoth = (key: CensusKey) => inBoth((language) => censusLabel(sayCensus(language), key));

/** The form as the customer portal is told it, in both languages. */
export const tellCensusForm = (): ToldCensusForm => FORM;

const FORM: ToldCensusForm = CENSUS_SECTIONS.map((section) => ({
  section,
  label: saying(`section.${section}`),
  fields: (Object.entries(CENSUS_FORM[section]) as [CensusKey, CensusField][]).map(([key, field]) => ({
    key,
    label: labelInBoth(key),
    kind: field.kind,
    needed: field.kind === 'count' && field.needed === true,
    most: field.kind === 'count' ? field.most : null,
    longest: field.kind === 'text' ? field.longest : null,
    choices:
      field.kind === 'satisfaction'
        ? SATISFACTIONS.map((value) => ({ value, label: saying(`satisfaction.${value}`) }))
        : null,
  })),
}));

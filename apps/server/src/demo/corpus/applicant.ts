/** What an applicant of the demonstration brings along: account, form, files and story. */
import type { FieldName, Section, SectionValues } from '@portal/domain/applications/form.ts';
import type { CivilStatus, Gender, Title } from '@portal/domain/applications/values.ts';
import type { DemoStory } from './story.ts';
import type { Language } from './texts/language.ts';

/** A step of the form in which only the fields of `Empty` may be null. */
type Filled<S extends Section, Empty extends FieldName<S>> = {
  [N in FieldName<S>]: N extends Empty ? SectionValues<S>[N] : NonNullable<SectionValues<S>[N]>;
};

export interface DemoApplicant {
  account: { email: string; language: Language };
  leader: Filled<'leader', 'state' | 'zip' | 'facebook'> & { title: Title; gender: Gender; civilStatus: CivilStatus };
  /** Only of the married. */
  spouse: Filled<'spouse', 'email' | 'facebook'> | null;
  ministry: Filled<
    'ministry',
    | 'state'
    | 'zip'
    | 'productOfDivisionReason'
    | 'underDenominationReason'
    | 'website'
    | 'instagram'
    | 'facebook'
    | 'twitter'
    | 'youtube'
    | 'fax'
    | 'email'
  >;
  contact: Filled<'contact', never>;
  /** Numbers for `portrait`. */
  portraits: { leader: number; spouse: number | null };
  /** For `documentFor(kind, documents)`. */
  documents: number;
  story: DemoStory;
}

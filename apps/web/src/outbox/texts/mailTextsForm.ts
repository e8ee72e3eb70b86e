/** The form of the texts of mails: what it begins with, and what is sent. */
import type { EditedMailTexts, KeptMailTexts } from '@portal/contract/outbox.ts';
import type { BothLanguages, Language } from '@portal/domain/languages.ts';
import { randomId } from '../../platform/browser/randomId.ts';

export type MailTextsForm = Pick<EditedMailTexts, 'stages' | 'templates'>;
export type Template = MailTextsForm['templates'][number];

/** What a text is in the form, whichever it is. */
export interface Words {
  subject: BothLanguages;
  text: BothLanguages;
}

const bothEmpty = () => ({ en: '', es: '' });

export const emptyTemplate = (): Template => ({
  id: randomId(),
  name: '',
  subject: bothEmpty(),
  text: bothEmpty(),
  confirmed: false,
});

/** The texts as they are kept, none of them looked at yet. */
export const valuesOf = ({ stages, templates }: KeptMailTexts): MailTextsForm => ({
  stages: {
    APPROVED: asEdited(stages.APPROVED),
    SENT: asEdited(stages.SENT),
    REJECTED: asEdited(stages.REJECTED),
  },
  templates: templates.map(asEdited),
});

function asEdited<Kept extends { outdated: Language | null }>({ outdated: _outdated, ...text }: Kept) {
  return { ...text, confirmed: false };
}

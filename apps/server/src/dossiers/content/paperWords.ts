import type { Language } from '@portal/domain/languages.ts';
import { applicationDetail as detailEn } from '@portal/messages/en/applications/applicationDetail.ts';
import { applicationForm as formEn } from '@portal/messages/en/applications/applicationForm.ts';
import { applications as boardEn } from '@portal/messages/en/applications/applications.ts';
import { notes as notesEn } from '@portal/messages/en/applications/notes.ts';
import { references as referencesEn } from '@portal/messages/en/applications/references.ts';
import { stages as stagesEn } from '@portal/messages/en/applications/stages.ts';
import { common as commonEn } from '@portal/messages/en/common.ts';
import { dossiers as dossiersEn } from '@portal/messages/en/dossiers.ts';
import { interviews as interviewsEn } from '@portal/messages/en/interviews/interviews.ts';
import { applicationDetail as detailEs } from '@portal/messages/es/applications/applicationDetail.ts';
import { applicationForm as formEs } from '@portal/messages/es/applications/applicationForm.ts';
import { applications as boardEs } from '@portal/messages/es/applications/applications.ts';
import { notes as notesEs } from '@portal/messages/es/applications/notes.ts';
import { references as referencesEs } from '@portal/messages/es/applications/references.ts';
import { stages as stagesEs } from '@portal/messages/es/applications/stages.ts';
import { common as commonEs } from '@portal/messages/es/common.ts';
import { dossiers as dossiersEs } from '@portal/messages/es/dossiers.ts';
import { interviews as interviewsEs } from '@portal/messages/es/interviews/interviews.ts';
import type { CardWords, Say } from '@portal/messages/applications/words.ts';
import { centsText, countryText, dateText, listText, momentText, numberText } from '@portal/messages/figures.ts';
import { fillText } from '@portal/messages/fillText.ts';

const TEXTS = {
  en: {
    detail: detailEn,
    form: formEn,
    board: boardEn,
    stages: stagesEn,
    notes: notesEn,
    references: referencesEn,
    interviews: interviewsEn,
    dossiers: dossiersEn,
    common: commonEn,
  },
  es: {
    detail: detailEs,
    form: formEs,
    board: boardEs,
    stages: stagesEs,
    notes: notesEs,
    references: referencesEs,
    interviews: interviewsEs,
    dossiers: dossiersEs,
    common: commonEs,
  },
} as const satisfies Record<Language, Record<string, Readonly<Record<string, string>>>>;

type Texts = (typeof TEXTS)['en'];
export type PaperWords = { [N in keyof Texts]: Say<Texts[N]> } & CardWords & { language: Language };

/** The words of a paper in a language: those of the screens. */
export function paperWords(language: Language): PaperWords {
  const say =
    <N extends keyof Texts>(name: N): Say<Texts[N]> =>
    (key, params) =>
      fillText(TEXTS[language][name], language, key, params);
  const common = say('common');
  return {
    language,
    detail: say('detail'),
    form: say('form'),
    board: say('board'),
    stages: say('stages'),
    notes: say('notes'),
    references: say('references'),
    interviews: say('interviews'),
    dossiers: say('dossiers'),
    common,
    figures: {
      date: (date) => dateText(language, date),
      instant: (instant) => common('inNewYork', { instant: momentText(language, instant) }),
      number: (value) => numberText(language, value),
      money: (cents, currency) => centsText(language, cents, currency),
      list: (items) => listText(language, items),
      country: (code) => countryText(language, code),
    },
  };
}

import type { Detail } from '@portal/contract/applications/detail.ts';
import { FORM, photoKey, type FieldValue, type PhotoKind, type Section } from '@portal/domain/applications/form.ts';
import { fieldLabel, fieldValueText, isPhoneCode, PHONE_CODES } from '@portal/messages/applications/fieldWords.ts';
import { deactivationRows, recordedText } from '@portal/messages/applications/recordRows.ts';
import { fieldKey } from '@portal/domain/applications/form.ts';
import type { Block } from '../../platform/papers/paper.ts';
import type { PaperWords } from './paperWords.ts';

type Facts = (readonly [string, string])[];

/** Names and values, without those that have none. */
export const factsOf = (rows: readonly (readonly [string, string | null])[]): Block => ({
  facts: rows.filter((row): row is readonly [string, string] => Boolean(row[1])),
});

/** The applicant's form, in its order, with the labels of the card; `photoOf` tells which file a photo is. */
export function formBlocks(
  words: PaperWords,
  { pastor, ministry }: Detail,
  photoOf: (kind: PhotoKind) => number | undefined,
): Block[] {
  const { leader, spouse, contact } = pastor;
  const gender = leader['gender'];
  const hasSpouse =
    leader['civilStatus'] === 'MARRIED' || Object.values(spouse).some((value) => value !== null && value !== '');
  const section = (name: Section, values: Readonly<Record<string, FieldValue>>, photo?: PhotoKind): Block[] => {
    const file = photo && photoOf(photo);
    return [
      { heading: words.detail(`section.${name}`), level: 1 },
      ...(file === undefined ? [] : [{ photos: [file] }]),
      { facts: fieldFacts(words, { section: name, values, gender }) },
    ];
  };
  return [
    ...section('leader', leader),
    ...(hasSpouse
      ? section('spouse', spouse, 'SPOUSE')
      : [{ text: words.detail('section.noSpouse'), quiet: true } satisfies Block]),
    ...section('ministry', ministry),
    ...section('contact', contact),
  ];
}

interface Fields {
  section: Section;
  values: Readonly<Record<string, FieldValue>>;
  gender: FieldValue | undefined;
}

/** Every field of a section, the empty ones too. */
function fieldFacts(words: PaperWords, { section, values, gender }: Fields): Facts {
  return Object.keys(FORM[section])
    .filter((name) => !isPhoneCode(name))
    .map((name) => {
      const value = fieldValueText(words, gender, { section, name, value: values[name] ?? null });
      const code = PHONE_CODES[name];
      const shown = code === undefined || value === null ? value : [values[code], value].filter(Boolean).join(' ');
      return [fieldLabel(words, fieldKey(section, name)), shown ?? words.detail('section.empty')];
    });
}

/** Why it was deactivated, and earlier applications of what seems the same person or church. */
export function beforeForm(words: PaperWords, { deactivation, seen }: Detail): Block[] {
  const { detail, form } = words;
  return [
    ...(deactivation
      ? [
          { heading: detail('section.deactivation'), level: 1 } satisfies Block,
          factsOf(deactivationRows(words, deactivation)),
          { text: recordedText(words, deactivation), quiet: true } satisfies Block,
        ]
      : []),
    ...(seen.length > 0
      ? [
          { heading: detail('section.seen'), level: 1 } satisfies Block,
          {
            facts: seen.map(
              ({ what, caseNumber, name }) =>
                [[name, caseNumber].filter(Boolean).join(' · '), form(`values.seen.${knownMatch(what)}`)] as const,
            ),
          },
        ]
      : []),
  ];
}

const MATCHES = ['email', 'phone', 'name', 'church'] as const;
const knownMatch = (what: string): (typeof MATCHES)[number] | 'other' =>
  MATCHES.find((known) => known === what) ?? 'other';

export const PHOTO_KEYS: Readonly<Record<PhotoKind, string>> = {
  LEADER: photoKey('LEADER'),
  SPOUSE: photoKey('SPOUSE'),
};

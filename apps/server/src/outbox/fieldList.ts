import { fieldTarget } from '@portal/domain/applications/form.ts';
import type { Language } from '@portal/domain/languages.ts';
import { applicationDetail as detailEn } from '@portal/messages/en/applications/applicationDetail.ts';
import { applicationForm as formEn } from '@portal/messages/en/applications/applicationForm.ts';
import { applicationDetail as detailEs } from '@portal/messages/es/applications/applicationDetail.ts';
import { applicationForm as formEs } from '@portal/messages/es/applications/applicationForm.ts';

export interface Asked {
  field: string;
  message: string;
}

/** Fields of the form by their labels, each with what is wrong with it: `- Spouse: First name`, and the words below. */
export const fieldList = (language: Language, corrections: readonly Asked[]): string =>
  corrections.map(({ field, message }) => `- ${fieldLabel(language, field)}\n${message}`).join('\n\n');

/** A field of the form by its label. */
export function fieldLabel(language: Language, key: string): string {
  const labels: Readonly<Record<string, string>> = { en: formEn, es: formEs }[language];
  const sections = { en: detailEn, es: detailEs }[language];
  const label = (name: string): string => labels[`fields.${name}`] ?? labels['fields.unknown'] ?? key;
  const target = fieldTarget(key);
  if (!target) return label('unknown');
  if (target.type === 'document') return label(`documents.${target.kind}`);
  if (target.type === 'photo') return label(target.kind === 'LEADER' ? 'leader.photo' : 'spouse.photo');
  return `${sections[`section.${target.section}`]}: ${label(`${target.section}.${target.name}`)}`;
}

import { fieldTarget } from '@portal/domain/applications/form.ts';
import type { Language } from '@portal/domain/languages.ts';
import { applicationDetail as detailEn } from '@portal/messages/en/applications/applicationDetail.ts';
import { applicationForm as formEn } from '@portal/messages/en/applications/applicationForm.ts';
import { applicationDetail as detailEs } from '@portal/messages/es/applications/applicationDetail.ts';
import { applicationForm as formEs } from '@portal/messages/es/applications/applicationForm.ts';

/** Fields of the form by their labels, a line each: `- Spouse: First name`. */
export const fieldList = (language: Language, keys: readonly string[]): string =>
  keys.map((key) => `- ${fieldLabel(language, key)}`).join('\n');

function fieldLabel(language: Language, key: string): string {
  const labels: Readonly<Record<string, string>> = { en: formEn, es: formEs }[language];
  const sections = { en: detailEn, es: detailEs }[language];
  const label = (name: string): string => labels[`fields.${name}`] ?? labels['fields.unknown'] ?? key;
  const target = fieldTarget(key);
  if (!target) return label('unknown');
  if (target.type === 'document') return label(`documents.${target.kind}`);
  if (target.type === 'photo') return label(target.kind === 'LEADER' ? 'leader.photo' : 'spouse.photo');
  return `${sections[`section.${target.section}`]}: ${label(`${target.section}.${target.name}`)}`;
}

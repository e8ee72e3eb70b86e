import type { Language } from '@portal/domain/languages.ts';
import type { PlaceholderValues } from '@portal/domain/outbox/mailTexts.ts';

/** An invented case, to read a text with. */
const CASE = { recipient: 'Irene Soto', leader: 'Juan Vargas', church: 'Casa de Paz', caseNumber: '2026-000123' };

export const SAMPLE_VALUES: Readonly<Record<Language, PlaceholderValues>> = {
  en: { ...CASE, stage: 'Approved', date: 'March 10, 2026' },
  es: { ...CASE, stage: 'Aprobada', date: '10 de marzo de 2026' },
};

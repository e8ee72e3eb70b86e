import { stages as en } from './en/stages.ts';
import { stages as es } from './es/stages.ts';

/** A text by language, noun and key. */
export const textOf = (language: 'en' | 'es', _noun: 'stages', key: keyof typeof en): string => ({ en, es })[language][key];

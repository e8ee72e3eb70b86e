import { nameIn } from '@portal/domain/courses/course.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { currentLanguage } from '../platform/texts/i18n.ts';

/** The name of a course, a section or a lesson as the reader knows it. */
export const nameOf = ({ name }: { name: BothLanguages }): string => nameIn(name, currentLanguage());

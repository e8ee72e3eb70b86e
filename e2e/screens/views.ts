/** The eight ways in which every screen is seen: language × size, each in both themes. */
import { allIsAsked } from '../../apps/server/test/allIsAsked.ts';
import { turnOfThisRun } from '../../apps/server/test/turnOfRun.ts';

export interface View {
  language: 'en' | 'es';
  size: 'desk' | 'phone';
}

export const THEMES = ['light', 'dark'] as const;

export const ALL_VIEWS: readonly View[] = [
  { language: 'en', size: 'desk' },
  { language: 'es', size: 'phone' },
  { language: 'es', size: 'desk' },
  { language: 'en', size: 'phone' },
];

/** All, or the one whose turn it is at so many commits; the first where nobody counts. */
export const viewsAt = ({ commits, all }: { commits: number | undefined; all: boolean }): readonly View[] =>
  ALL_VIEWS.filter((_, index) => all || index === (commits ?? 0) % ALL_VIEWS.length);

export const viewsOfThisRun = (): readonly View[] => viewsAt({ commits: turnOfThisRun(), all: allIsAsked() });

export const nameOf = ({ language, size }: View): string => `${{ en: 'English', es: 'Spanish' }[language]}, ${size}`;

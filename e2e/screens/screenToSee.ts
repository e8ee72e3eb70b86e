import type { Locator, Page } from '@playwright/test';
import type { StaffName } from '../story.ts';
import type { Facts } from './facts.ts';
import type { Say } from './say.ts';

/** A page in one of the eight combinations. */
export interface There {
  page: Page;
  /** The portal's texts in the language of the page. */
  say: Say;
}

/** What is done with a page. */
export type Steps = (there: There) => Promise<void>;

export type State = 'full' | 'empty' | 'loading' | 'failed';

/** What stands in place of the server's answer, for what the demo data does not hold. */
export type Answer =
  | { data: unknown }
  | { refused: string; status: number }
  /** The server's own answer, changed. */
  | { changed: (data: any) => unknown };

/** Whoever looks: nobody signed in, or one of the demo people. */
export type Reader = 'nobody' | StaffName;

/** A screen, or what opens over one: a tab, a menu, a dialog, a form with its errors said. */
export interface ScreenToSee {
  /** Names its pictures too. */
  name: string;
  /** The routes and modules that are seen here. The house check asks for every screen, dialog, menu, tab and panel. */
  shows?: readonly string[];
  by: Reader;
  /** The address below /B_Portal. */
  at: string | ((facts: Facts) => string);
  /** What is done there before it is seen. */
  steps?: Steps;
  /** What is in sight when all of it is there. */
  ready: (there: There) => Locator;
  /** The steps leave something behind that Escape does not take away. */
  leavesMarks?: true;
  /** It exists in this size alone. */
  only?: 'desk' | 'phone';
  /** By the paths of the API, `*` for one part. */
  answers?: Readonly<Record<string, Answer>>;
  /** Where it waits for an answer, it is also seen while that is on its way and when it failed. */
  reads?: Reads;
}

interface Reads {
  /** The call that fills it, as in `answers`. */
  path: string;
  /** What is in sight while it is on its way; without it whatever says that it waits. */
  waiting?: (there: There) => Locator;
  /** What is in sight when there is nothing to show; without it there always is. */
  empty?: (there: There) => Locator;
  /** The answer that holds nothing; without it every list in it is empty. */
  emptied?: (data: any) => unknown;
}

/** In the order in which somebody may meet them: it waits, it fails, it is tried again and is there. */
export const statesOf = ({ reads }: ScreenToSee): readonly State[] =>
  reads ? ['loading', 'failed', 'full', ...(reads.empty ? (['empty'] as const) : [])] : ['full'];

/** Reports of a problem to the administrators: what they hold and how many there may be (product/portal.md#failures). */

/** The person's own words, in characters. */
export const MAX_PROBLEM_WORDS = 1000;
/** The path of the screen and the first line of what a script said, each in characters. */
export const MAX_PROBLEM_LINE = 300;
export const MAX_PROBLEM_CODES = 10;

/** Open reports of one person within the time below: a fault that comes back every second must not bury the others. */
export const MAX_OPEN_PROBLEMS = 20;
export const OPEN_PROBLEMS_WITHIN_MINUTES = 60;

/** Which reports are listed. */
export const PROBLEM_FILTERS = ['open', 'settled', 'all'] as const;
export type ProblemFilter = (typeof PROBLEM_FILTERS)[number];

/** Beyond any id or word of an address; what is longer is a secret or somebody's text. */
const MAX_STEP = 40;

/**
 * The screen of an address as a report may name it: the path below the portal's base, without query. Behind
 * `/login/…/` stand tokens that open accounts; they are left out, and so is any step too long to be an id.
 */
export function screenOf(address: string): string {
  const path = address
    .replace(/[?#].*$/su, '')
    .replace(/\/{2,}/gu, '/')
    .replace(/^\/B_Portal(?=\/|$)/u, '')
    .replace(/^(\/login\/[^/]+)\/.*$/isu, '$1/…')
    .split('/')
    .map((step) => (step.length > MAX_STEP ? '…' : step))
    .join('/');
  return cut(path.startsWith('/') ? path : `/${path}`);
}

/**
 * What a script said when it broke, as far as it tells of the script and not of people: the first line, without
 * addresses, quoted values and long numbers.
 */
export function faultOf(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
  const firstLine = said.split(/[\n\r]/u, 1)[0] ?? '';
  return cut(
    firstLine
      .replaceAll(/\S+@\S+/gu, '…')
      .replaceAll(/\w+:\/\/\S+/gu, '…')
      .replaceAll(/"[^"]*"?/gu, '"…"')
      .replaceAll(/\d{5,}/gu, '…')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  );
}

const cut = (text: string): string => [...text].slice(0, MAX_PROBLEM_LINE).join('');

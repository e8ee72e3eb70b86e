/**
 * Rules of single fields: product/fields.md#limits. A rule takes the text already NFC and trimmed and
 * returns what is wrong with it, or nothing. Length is counted in code points.
 */
import { problem, type Problem, type ProblemCode } from '../problem.ts';
import { isCallingCode, isCountry } from '../countries.ts';

export type FieldRule = (text: string, today: string) => Problem | undefined;

/** Text as it is stored and compared: NFC, trimmed. */
export const tidy = (text: string): string => text.normalize('NFC').trim();

export const lengthOf = (text: string): number => [...text].length;

/** The first rule that objects. */
const all =
  (...rules: readonly FieldRule[]): FieldRule =>
  (text, today) => {
    for (const rule of rules) {
      const found = rule(text, today);
      if (found) return found;
    }
    return undefined;
  };

const max =
  (length: number): FieldRule =>
  (text) =>
    lengthOf(text) > length ? problem('field.max', { length }) : undefined;

const min =
  (length: number): FieldRule =>
  (text) =>
    lengthOf(text) < length ? problem('field.min', { length }) : undefined;

const matching =
  (pattern: RegExp, code: ProblemCode): FieldRule =>
  (text) =>
    pattern.test(text) ? undefined : problem(code);

/** Tells the characters to take out, each once. */
const without =
  (refused: RegExp): FieldRule =>
  (text) => {
    const found = [...new Set(text.match(refused) ?? [])];
    return found.length > 0 ? problem('field.special', { characters: found.join(' ') }) : undefined;
  };

/** Control characters have no place in any text; line breaks and tabs only where a text may have several lines. */
const oneLine: FieldRule = without(/[\p{Cc}\p{Cs}\u2028\u2029]/gu);
const manyLines: FieldRule = without(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu);

const NAME_MAX = 50;
const EMAIL_MAX = 120;

/** A person's name: letters and marks of any script, space, apostrophe, hyphen, full stop; a letter first. */
export const personName: FieldRule = all(
  max(NAME_MAX),
  without(/[^\p{L}\p{M}\d '’.-]/gu),
  matching(/^\p{L}[\p{L}\p{M} '’.-]*$/u, 'field.letters'),
);

/** A church's name: as a person's, also digits and & , ( ). */
export const churchName: FieldRule = all(max(100), without(/[^\p{L}\p{M}\p{Nd} '’.&,()-]/gu));

/** City, state, zip: letters, digits, space, hyphen. */
export const placeName: FieldRule = all(max(100), without(/[^\p{L}\p{M}\p{Nd} -]/gu));
export const zip: FieldRule = all(max(12), without(/[^\p{L}\p{Nd} -]/gu));

export const email: FieldRule = all(
  max(EMAIL_MAX),
  oneLine,
  matching(/^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(?:\.[^\s@<>",;:()[\]\\.]+)*$/u, 'field.email'),
);

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 20;

/** What a password must have, each part by itself; spaces count and are never trimmed. */
export const passwordParts = (text: string) => ({
  length: lengthOf(text) >= PASSWORD_MIN && lengthOf(text) <= PASSWORD_MAX,
  letter: /\p{L}/u.test(text),
  number: /\p{Nd}/u.test(text),
  special: /[^\p{L}\p{M}\p{Nd}\s\p{Cc}]/u.test(text),
});

/** 8 to 20 characters with at least a letter, a number and a special character. */
export const password: FieldRule = (text) =>
  Object.values(passwordParts(text)).every(Boolean) ? undefined : problem('field.password');

export const line = (length: number): FieldRule => all(max(length), oneLine);
export const paragraph = (length: number): FieldRule => all(max(length), manyLines);

/** The word or two that a tag is. */
export const tagName: FieldRule = all(min(3), line(40));

/** The short name of a role for programs. */
export const roleSlug: FieldRule = all(max(40), without(/[^a-z0-9.-]/gu));

/** Part of a text that a list is searched for: of fewer characters an index knows none. */
export const partOfText: FieldRule = all(min(3), line(120));

/** A host of two labels at least; no user before it, since `https://church.org@elsewhere.com` leads elsewhere. */
const webAddress =
  /^https?:\/\/[^\s/?#.:@<>"\\^`{|}%[\]]+(?:\.[^\s/?#.:@<>"\\^`{|}%[\]]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

export const url: FieldRule = all(max(300), oneLine, (text) => {
  return webAddress.test(text) ? undefined : problem('field.url');
});

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date of the Gregorian calendar, `YYYY-MM-DD`, 1900 or later. */
export const date: FieldRule = (text) => {
  const parts = calendarDate.exec(text);
  if (!parts) return problem('field.date');
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const exists = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= days;
  return exists ? undefined : problem('field.date');
};

export const notFuture: FieldRule = all(date, (text, today) => (text > today ? problem('field.past') : undefined));

/** A day that is wished for: today still is one. */
export const notPast: FieldRule = all(date, (text, today) => (text < today ? problem('field.notPast') : undefined));

/** **Deviates** (product/fields.md#dates): a foundation date in the future is refused. */
export const foundationDate: FieldRule = all(date, (text, today) =>
  text > today ? problem('field.foundation') : undefined,
);

const MINIMUM_AGE = 18;

export const birthDate: FieldRule = all(date, (text, today) => {
  // Counted back from today: a birth in 9990 has no eighteenth birthday of four digits.
  const latest = `${Number(today.slice(0, 4)) - MINIMUM_AGE}${today.slice(4)}`;
  return text > latest ? problem('field.age', { length: MINIMUM_AGE }) : undefined;
});

export const country: FieldRule = (text) => (isCountry(text) ? undefined : problem('field.choice'));
export const areaCode: FieldRule = (text) => (isCallingCode(text) ? undefined : problem('field.areaCode'));

/** The national number: with its area code at most the 15 digits of E.164. */
export const phoneNumber: FieldRule = all(matching(/^\d*$/, 'field.numbers'), min(4), max(14));

export const oneOf =
  (choices: readonly string[]): FieldRule =>
  (text) =>
    choices.includes(text) ? undefined : problem('field.choice');

export const whole =
  (least: number, most: number): FieldRule =>
  (text) => {
    if (!/^-?\d{1,9}$/.test(text)) return problem('field.numbers');
    const value = Number(text);
    if (value < least) return problem('field.least', { length: least });
    return value > most ? problem('field.most', { length: most }) : undefined;
  };

export const yesNo: FieldRule = oneOf(['true', 'false']);

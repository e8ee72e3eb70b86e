/** The code of an event: three syllables that are said over a phone in either language (product/events.md#code). */
import { problem, type Problem } from '../problem.ts';

/** Sounds that nobody takes for one another in English or Spanish: no B beside V, no C, Q or Z, no J or H. */
const CONSONANTS = 'BDFGKLMNPRST';
const VOWELS = 'AEIOU';
const SYLLABLES = 3;

/** What is read for a sign that codes do not have: as it sounds, or as it looks. */
const MEANT: Readonly<Record<string, string>> = {
  V: 'B',
  C: 'K',
  Q: 'K',
  Z: 'S',
  Y: 'I',
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
};

/** Nothing that a host would not say aloud. */
const UNSAID =
  /PUT[AO]|K[AU]K[AU]|[KP]AG[AO]|KUL[O]|PEN[EI]|PED[O]|TET[AO]|FUK|SEKS|NUD|DIKA|TIT[AI]|PIPI|POPO|KOLER|MEAR|TUTUT/;

const CODE = new RegExp(`^(?:[${CONSONANTS}][${VOWELS}]){${SYLLABLES}}$`);

/** A new code. `random` gives a whole number from 0 to below `bound`. */
export function makeEventCode(random: (bound: number) => number): string {
  for (;;) {
    const syllables = Array.from(
      { length: SYLLABLES },
      () => CONSONANTS.charAt(random(CONSONANTS.length)) + VOWELS.charAt(random(VOWELS.length)),
    );
    const code = syllables.join('');
    if (!UNSAID.test(code)) return code;
  }
}

/** The code that somebody typed: small letters, accents, blanks, hyphens and look-alikes are read as what is meant. */
export function readEventCode(text: string): string | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s-]/gu, '')
    .toUpperCase();
  const code = [...plain].map((sign) => MEANT[sign] ?? sign).join('');
  return CODE.test(code) ? code : undefined;
}

/** `event.format`: it can be no code. */
export const eventCodeProblem = (text: string): Problem | undefined =>
  readEventCode(text) === undefined ? problem('event.format') : undefined;

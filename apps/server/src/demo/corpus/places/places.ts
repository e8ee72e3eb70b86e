import { AFRICA } from './africa.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';
import { MIDDLE_AMERICA } from './middleAmerica.ts';
import { ENGLISH_SPEAKING } from './englishSpeaking.ts';
import type { Place } from './place.ts';
import { SOUTH_AMERICA } from './southAmerica.ts';

/** Every country that the demonstration knows; together they are one deck. */
export const PLACES: readonly Place[] = [
  ...MIDDLE_AMERICA,
  ...SOUTH_AMERICA,
  ...ENGLISH_SPEAKING,
  ...EUROPE,
  ...AFRICA,
  ...ASIA,
];

/** Who a portrait shows: everything about it follows from its number. */
import type { Gender } from '@portal/domain/applications/values.ts';
import { randomOf, type Random } from '../random.ts';

const TONES = 6;
const OF_EACH = 5;

/** How many different portraits there are. */
export const PORTRAITS = 2 * TONES * OF_EACH;

export type HairStyle =
  | 'short'
  | 'part'
  | 'quiff'
  | 'curls'
  | 'receding'
  | 'long'
  | 'waves'
  | 'bob'
  | 'bun'
  | 'afro'
  | 'scarf'
  | 'wrap';
type Beard = 'none' | 'stubble' | 'full' | 'goatee' | 'moustache';
export type Clothes = 'suit' | 'shirt' | 'sweater' | 'clerical' | 'blouse' | 'cardigan' | 'embroidered';

export interface Traits {
  number: number;
  gender: Gender;
  /** 0 (fair) to 5 (deep). */
  tone: number;
  elderly: boolean;
  hair: HairStyle;
  beard: Beard;
  clothes: Clothes;
  glasses: boolean;
  smile: 'closed' | 'open';
  /** Choices of colour, 0 ≤ x < 1. */
  hairColour: number;
  clothesColour: number;
  background: number;
  /** Half of the head's width and of the jaw's, pixels. */
  head: number;
  jaw: number;
}

const numberOf = (gender: Gender, tone: number, variant: number): number =>
  (variant * TONES + tone) * 2 + (gender === 'FEMALE' ? 1 : 0);

/** One of the portraits of that kind; the last variant of each kind is elderly. */
export const portraitOf = (gender: Gender, tone: number, elderly: boolean, random: Random): number =>
  numberOf(gender, tone, elderly ? OF_EACH - 1 : random.whole(0, OF_EACH - 2));

const MEN: readonly (readonly HairStyle[])[] = [
  ['part', 'short', 'quiff', 'curls', 'receding'],
  ['short', 'quiff', 'part', 'receding', 'part'],
  ['quiff', 'curls', 'short', 'part', 'short'],
  ['short', 'part', 'curls', 'quiff', 'receding'],
  ['short', 'curls', 'receding', 'short', 'short'],
  ['curls', 'short', 'short', 'receding', 'curls'],
];
const WOMEN: readonly (readonly HairStyle[])[] = [
  ['waves', 'bob', 'long', 'bun', 'bob'],
  ['long', 'bun', 'waves', 'bob', 'bun'],
  ['scarf', 'long', 'waves', 'bun', 'bob'],
  ['waves', 'long', 'bob', 'scarf', 'bun'],
  ['afro', 'wrap', 'bun', 'waves', 'wrap'],
  ['wrap', 'afro', 'bob', 'bun', 'afro'],
];

export function traitsOf(number: number): Traits {
  const random = randomOf('portrait', number);
  const gender: Gender = number % 2 === 0 ? 'MALE' : 'FEMALE';
  const tone = Math.floor(number / 2) % TONES;
  const variant = Math.floor(number / 2 / TONES) % OF_EACH;
  const man = gender === 'MALE';
  const elderly = variant === OF_EACH - 1;
  const beards: readonly (readonly [Beard, number])[] = [
    ['none', 5],
    ['stubble', 2],
    ['full', 3],
    ['goatee', 2],
    ['moustache', 1],
  ];
  const men: readonly Clothes[] = ['suit', 'shirt', 'sweater', 'suit', 'clerical', 'embroidered'];
  const women: readonly Clothes[] = ['blouse', 'cardigan', 'suit', 'sweater', 'embroidered', 'blouse'];
  return {
    number,
    gender,
    tone,
    elderly,
    hair: (man ? MEN : WOMEN)[tone]?.[variant] ?? 'short',
    beard: man ? random.weighted(beards) : 'none',
    clothes: (man ? men : women)[(tone + variant + random.whole(0, 1)) % 6] ?? 'shirt',
    glasses: random.chance(elderly ? 0.6 : 0.22),
    smile: random.chance(0.5) ? 'open' : 'closed',
    hairColour: random.unit(),
    clothesColour: random.unit(),
    background: (number * 0.381966) % 1,
    head: man ? random.whole(75, 80) : random.whole(70, 75),
    jaw: man ? random.whole(46, 56) : random.whole(34, 42),
  };
}

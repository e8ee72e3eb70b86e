import type { Traits } from './traits.ts';

export interface Skin {
  base: string;
  shade: string;
  line: string;
  blush: string;
  lips: string;
}

const skin = (base: string, shade: string, line: string, blush: string, lips: string): Skin => ({
  base,
  shade,
  line,
  blush,
  lips,
});

const SKINS = [
  skin('#fbd9c3', '#efbfa3', '#c98f72', '#f08f7f', '#c4605c'),
  skin('#f3c9a5', '#e2ad85', '#b67f58', '#e5826a', '#b9574f'),
  skin('#e0ac7e', '#cb9264', '#9a6842', '#d2704f', '#a64a42'),
  skin('#c68b5d', '#ad7347', '#7e4f2e', '#bd5e3f', '#94403a'),
  skin('#98633f', '#7f4f30', '#57331d', '#97452f', '#7c332f'),
  skin('#6f452c', '#5a3521', '#3a2013', '#7d3727', '#68292a'),
] as const;

export const skinOf = ({ tone }: Traits): Skin => SKINS[tone as 0] ?? SKINS[2];

const choice = (from: readonly string[], at: number): string => from[Math.floor(at * from.length)] ?? '#333333';

const HAIR_BY_TONE: readonly (readonly string[])[] = [
  ['#5b3a24', '#8a5a33', '#c99a55', '#3b2a20', '#a34f2a'],
  ['#2e211a', '#4a3122', '#6b4528', '#1f1a18'],
  ['#241a15', '#33231a', '#1b1614'],
  ['#1f1815', '#2b1d15', '#171312'],
  ['#191412', '#221814'],
  ['#15110f', '#1d1512'],
];

export const hairColourOf = ({ tone, elderly, hairColour }: Traits): string =>
  elderly ? choice(['#d9d5cf', '#b9b4ae', '#8f8a86'], hairColour) : choice(HAIR_BY_TONE[tone] ?? [], hairColour);

/** Brows are darker than grey hair, and never lighter than the skin allows. */
export const browColourOf = (traits: Traits): string =>
  traits.elderly ? '#7d766f' : traits.tone === 0 ? '#6a4a33' : hairColourOf(traits);

const GARMENTS = [
  '#2f4a6d',
  '#7b2d3b',
  '#2f6b5b',
  '#8a5a2b',
  '#4b4a7a',
  '#b5533c',
  '#3c7a89',
  '#5d6b3a',
  '#c48a2c',
  '#6d4c6f',
];
const SUITS = ['#27364d', '#3a3f4a', '#4a3b35', '#2d4040', '#40354d'];
const FABRICS = ['#b5533c', '#c48a2c', '#2f6b5b', '#7b2d5b', '#2f4a8d', '#a63d40', '#3c7a89'];

export const garmentOf = ({ clothesColour }: Traits): string => choice(GARMENTS, clothesColour);
export const suitOf = ({ clothesColour }: Traits): string => choice(SUITS, clothesColour);
export const fabricOf = ({ clothesColour, hairColour }: Traits): string =>
  choice(FABRICS, (clothesColour + hairColour) % 1);

const BACKGROUNDS = [
  ['#dfe9f3', '#c3d5e6'],
  ['#f6e7d3', '#ecd2ae'],
  ['#e2efe6', '#c3dccb'],
  ['#f5e0dc', '#e8c4bd'],
  ['#e7e3f2', '#cec6e4'],
  ['#fbf0d0', '#f1dd9f'],
  ['#d9eeee', '#b4d8d9'],
  ['#ece8e1', '#d5cdc0'],
] as const;

export const backgroundOf = ({ background }: Traits): readonly [string, string] =>
  BACKGROUNDS[Math.floor(background * BACKGROUNDS.length) as 0] ?? BACKGROUNDS[0];

import { expect, it } from 'vitest';
import { foldedWord, searchOf } from './words.ts';

const finds = (sought: string, text: string): boolean => {
  const words = ` ${foldedWord(text)} `;
  const { parts, misspelt } = searchOf(foldedWord(sought));
  if (parts.some((part) => words.includes(part))) return true;
  return (
    misspelt !== undefined &&
    misspelt.hints.some((hint) => words.includes(hint)) &&
    new RegExp(misspelt.pattern).test(words)
  );
};

it.each([
  ['ñandú', 'Casa NANDU'],
  ['arti', 'Martínez'],
  ['ju', 'Ana Juárez'],
  ['(222)', 'x 522225550147'],
  ['555-0147', '522225550147'],
  ['2026-0001', '2026-000123'],
  ['martines', 'Martínez'],
  ['martiez', 'Martínez'],
  ['marttinez', 'Martínez'],
  ['amrtinez', 'Martínez'],
  ['matrinez', 'Martínez'],
  ['maritnez', 'Martínez'],
  ['artinez', 'Martínez'],
  ['nartinez', 'Martínez'],
  ['martinezz', 'Martínez'],
  ['peres', 'Pérez'],
  ['prez', 'Prez'],
])('%s is found in %s', (sought, text) => expect(finds(sought, text)).toBe(true));

it.each([
  ['ua', 'Ana Juárez'],
  ['peres', 'Pereza'],
  ['martines', 'Martin'],
  ['prez', 'Perez'],
  ['1235', '522225550147'],
])('%s is not found in %s', (sought, text) => expect(finds(sought, text)).toBe(false));

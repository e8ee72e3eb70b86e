import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import sheet from '../theme.css?raw';
import { cssVariables, theme } from '../theme.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** How eyes without one kind of cone see linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, Matrix>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** In OKLab, where black and white are 100 apart. */
const APART = 10;

const [lightSheet = '', darkSheet = ''] = sheet.split('[data-mantine-color-scheme');
const named = (part: string, name: string) =>
  [...part.matchAll(new RegExp(String.raw`--${name}-\d: (#[0-9a-f]{6})`, 'g'))].map(([, colour = '']) => colour);

const variables = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
const GROUNDS = ['--portal-surface', '--portal-canvas'];

describe.each([
  ['light', lightSheet, new Map(Object.entries(variables.light))],
  ['dark', darkSheet, new Map(Object.entries(variables.dark))],
])('in the %s theme', (_theme, part, grounds) => {
  const series = named(part, 'series');
  const scale = named(part, 'scale');

  test('there are six colours of series and five shades of maps', () => {
    expect([series.length, scale.length]).toEqual([6, 5]);
  });

  test('every colour stands out 3:1 from the ground', () => {
    for (const ground of GROUNDS) {
      for (const colour of [...series, ...scale]) {
        expect(contrast(linear(colour), linear(grounds.get(ground) ?? '')), `${colour} on ${ground}`).toBeGreaterThan(
          3,
        );
      }
    }
  });

  test.each(Object.entries(EYES))('series stay apart for eyes with %s', (_name, eyes) => {
    const seen = series.map((colour) => lab(seenBy(eyes, linear(colour))));
    const nearest = Math.min(
      ...seen.flatMap((one, index) => seen.slice(0, index).map((other) => distance(one, other))),
    );
    expect(nearest).toBeGreaterThan(APART);
  });

  test('shades of maps go one way in lightness, in clear steps', () => {
    const lightness = scale.map((colour) => lab(linear(colour))[0]);
    const steps = lightness.slice(1).map((next, index) => next - (lightness[index] ?? 0));
    expect(new Set(steps.map(Math.sign)).size).toBe(1);
    for (const step of steps) expect(Math.abs(step)).toBeGreaterThan(0.06);
  });
});

function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (row: Rgb, [r, g, b]: Rgb): number => row[0] * r + row[1] * g + row[2] * b;
const seenBy = ([first, second, third]: Matrix, colour: Rgb): Rgb =>
  [times(first, colour), times(second, colour), times(third, colour)].map((value) =>
    Math.min(1, Math.max(0, value)),
  ) as unknown as Rgb;

function contrast(one: Rgb, other: Rgb): number {
  const light = [one, other].map((colour) => times([0.2126, 0.7152, 0.0722], colour) + 0.05);
  return Math.max(...light) / Math.min(...light);
}

/** OKLab: lightness, and two axes of colour. */
function lab(colour: Rgb): Rgb {
  const cones: Rgb = [
    Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], colour)),
    Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], colour)),
    Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], colour)),
  ];
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], cones),
    times([1.9779984951, -2.428592205, 0.4505937099], cones),
    times([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

const distance = (one: Rgb, other: Rgb): number =>
  100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

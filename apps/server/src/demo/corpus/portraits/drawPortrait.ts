import { clothing } from './clothing.ts';
import { backgroundOf } from './colours.ts';
import { features, head, headPath, neck } from './face.ts';
import { hair } from './hair.ts';
import { traitsOf } from './traits.ts';

/** Edge of a portrait, pixels. */
const PORTRAIT_SIZE = 480;

/** The portrait of that number as SVG, 480 × 480. */
export function drawPortrait(number: number): string {
  const traits = traitsOf(number);
  const [light, dark] = backgroundOf(traits);
  const { behind, front } = hair(traits);
  const outline = headPath(traits);
  // A full beard is a little wider than the face that carries it.
  const clips = `<clipPath id="head"><path d="${outline}"/></clipPath><clipPath id="beard"><path d="${outline}" transform="translate(240 196) scale(1.035 1.1) translate(-240 -196)"/></clipPath>`;
  const back = `<radialGradient id="back" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
  const size = PORTRAIT_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<defs>${clips}${back}</defs><rect width="${size}" height="${size}" fill="url(#back)"/>` +
    `<g transform="translate(240 226) scale(1.22) translate(-240 -200)">${behind}${neck(traits)}${clothing(traits)}${head(traits)}${features(traits)}${front}</g></svg>`
  );
}

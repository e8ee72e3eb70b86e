/** The world as every map draws it: from the atlas, without Antarctica, where nobody is and which takes a fifth of the height. */
import { geoEqualEarth, geoPath, type ExtendedFeatureCollection } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { COUNTRY_BY_NUMBER } from './countryNumbers.ts';

export const WORLD = { width: 960, height: 440 };

export interface WorldShape {
  id: string;
  /** Nothing for an area that is no country of ISO 3166-1. */
  country: string | undefined;
  path: string;
  /** Its middle, in the drawing's units. */
  x: number;
  y: number;
}

export const WORLD_SHAPES: readonly WorldShape[] = drawShapes();

function drawShapes(): WorldShape[] {
  const all = feature(atlas as never, atlas.objects.countries as never) as unknown as ExtendedFeatureCollection;
  const lands = all.features.filter(({ id }) => id !== '010');
  const draw = geoPath(
    geoEqualEarth().fitSize([WORLD.width, WORLD.height], { type: 'FeatureCollection', features: lands }),
  ).digits(1);
  return lands.map((land, index) => {
    const [x, y] = draw.centroid(land);
    const country = COUNTRY_BY_NUMBER.get(String(land.id));
    return { id: String(land.id ?? `area ${index}`), country, path: draw(land) ?? '', x, y };
  });
}

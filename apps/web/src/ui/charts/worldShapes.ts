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
  /** The longer side of what it takes. */
  size: number;
}

/** What is smaller is hardly seen, least on a phone. */
const SEEN = 9;

export const WORLD_SHAPES: readonly WorldShape[] = drawShapes();

function drawShapes(): WorldShape[] {
  const all = feature(atlas as never, atlas.objects.countries as never) as unknown as ExtendedFeatureCollection;
  const lands = all.features.filter(({ id }) => id !== '010');
  const draw = geoPath(
    geoEqualEarth().fitSize([WORLD.width, WORLD.height], { type: 'FeatureCollection', features: lands }),
  ).digits(1);
  return lands.map((land, index) => {
    const [x, y] = draw.centroid(land);
    const [[left, top], [right, bottom]] = draw.bounds(land);
    const country = COUNTRY_BY_NUMBER.get(String(land.id));
    return {
      id: String(land.id ?? `area ${index}`),
      country,
      path: draw(land) ?? '',
      x,
      y,
      size: Math.max(right - left, bottom - top),
    };
  });
}

const SEEN_COUNTRIES: ReadonlySet<string | undefined> = new Set(
  WORLD_SHAPES.filter(({ country, size }) => country !== undefined && size >= SEEN).map(({ country }) => country),
);

/** Whether the map shows it at all: the atlas leaves small countries out, and others are a dot. */
export const isSeen = (country: string | undefined): boolean => SEEN_COUNTRIES.has(country);

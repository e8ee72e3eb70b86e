import type { EphesianEmail } from './staff.ts';

export interface DemoRegion {
  name: { en: string; es: string };
  /** ISO 3166-1 alpha-2; no country stands in two regions. */
  countries: readonly string[];
  ephesian: EphesianEmail;
}

const codes = (text: string): readonly string[] => text.split(' ');

/** Asia and the Pacific are nobody's on purpose: the board has to show what no Ephesian has in charge. */
const REGIONS: readonly DemoRegion[] = [
  {
    name: { en: 'Mexico and Central America', es: 'México y Centroamérica' },
    countries: codes('MX GT HN SV NI CR PA BZ'),
    ephesian: 'ephesian@portal.test',
  },
  {
    name: { en: 'Caribbean and Andes', es: 'Caribe y Andes' },
    countries: codes('DO PR CU HT JM TT CO VE EC PE BO'),
    ephesian: 'ephesian@portal.test',
  },
  {
    name: { en: 'Brazil and Southern Cone', es: 'Brasil y Cono Sur' },
    countries: codes('BR AR CL UY PY'),
    ephesian: 'ephesian2@portal.test',
  },
  {
    name: { en: 'United States and Canada', es: 'Estados Unidos y Canadá' },
    countries: codes('US CA'),
    ephesian: 'ephesian2@portal.test',
  },
  {
    name: { en: 'Europe and Africa', es: 'Europa y África' },
    countries: codes('ES PT IT FR DE GB NL SE PL RO UA BG GR NG GH KE UG TZ RW ZA ZW CD CI AO MZ GQ ET EG'),
    ephesian: 'ephesian2@portal.test',
  },
];

export const regions = (): readonly DemoRegion[] => REGIONS;

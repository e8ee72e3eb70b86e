import type { EphesianEmail } from './staff.ts';

export interface DemoRegion {
  /** ISO 3166-1 alpha-2; no country stands in two regions. */
  countries: readonly string[];
  ephesian: EphesianEmail;
}

const codes = (text: string): readonly string[] => text.split(' ');

/** Asia and the Pacific are nobody's on purpose: the board has to show what no Ephesian has in charge. */
const REGIONS: readonly DemoRegion[] = [
  {
    countries: codes('MX GT HN SV NI CR PA BZ DO PR CU HT JM TT CO VE EC PE BO'),
    ephesian: 'ephesian@portal.test',
  },
  {
    countries: codes(
      'BR AR CL UY PY US CA ES PT IT FR DE GB NL SE PL RO UA BG GR NG GH KE UG TZ RW ZA ZW CD CI AO MZ GQ ET EG',
    ),
    ephesian: 'ephesian2@portal.test',
  },
];

export const regions = (): readonly DemoRegion[] => REGIONS;

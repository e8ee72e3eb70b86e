import { BAND_COLOURS, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';

/** Bands that begin where the one before ends; the last is open above. `starts` are members. */
const bands = (country: string, ...starts: readonly number[]): MinistryBand[] =>
  starts.map((min, index) => {
    const next = starts[index + 1];
    const threshold = { min, max: next === undefined ? null : next - 1 };
    return { country, colour: BAND_COLOURS[index] ?? BAND_COLOURS[3], threshold };
  });

const RULES: readonly MinistryBand[] = [
  ...bands('*', 30, 100, 300, 1000),
  ...bands('US', 50, 150, 500, 1500),
  ...bands('MX', 40, 120, 400, 1200),
  ...bands('BR', 60, 200, 600, 2000),
  ...bands('CO', 40, 120, 400, 1200),
  ...bands('ES', 20, 60, 150),
  ...bands('KR', 80, 300, 1000, 3000),
  ...bands('NG', 80, 250, 800, 2500),
];

/** Membership bands of the demonstration, `*` for countries without their own. */
export const ministryRules = (): readonly MinistryBand[] => RULES;

/** Members below which a church of that country is rejected at submission. */
export function leastMembers(country: string): number {
  const own = RULES.filter((band) => band.country === country);
  const judged = own.length > 0 ? own : RULES.filter((band) => band.country === '*');
  return Math.min(...judged.map(({ threshold }) => threshold.min));
}

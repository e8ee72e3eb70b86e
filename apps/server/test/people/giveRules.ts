import type { MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import type { TestServer } from '../buildTestServer.ts';

const RULES = '/api/business/setting/ministry/rules';

/** Gives a country these bands instead of those it has, as an administrator does. */
export async function giveRules(
  portal: TestServer,
  country: string,
  bands: readonly Omit<MinistryBand, 'country'>[],
): Promise<void> {
  const administrator = await portal.staff('administrator');
  const { rules, version } = (await administrator.get(RULES)).data as { rules: MinistryBand[]; version: number };
  const others = rules.filter((band) => band.country !== country);
  const answer = await administrator.send('PUT', RULES, {
    rules: [...others, ...bands.map((band) => ({ country, ...band }))],
    version,
  });
  if (answer.codes.length > 0) throw new Error(`The rules were refused: ${answer.codes.join(', ')}`);
}

import type * as z from 'zod/mini';
import { ministryBands, settingEndpoints } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { whyNotRules, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const rules = defineParameter('MINISTRY_RULES', ministryBands as z.ZodMiniType<MinistryBand[]>);

/** All bands; the domain knows which of them hold for a country. */
export const getMinistryRules = async (db: Db): Promise<MinistryBand[]> => (await rules.read(db)).value;

export async function tellMinistryRules({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getMinistryRules>> {
  const { value, version } = await rules.read(db);
  return { rules: value, version };
}

/** Refuses at its field what the domain finds wrong with rules (product/configuration.md#ministry-rules). */
export const refuseRules = (given: readonly MinistryBand[]): void =>
  refuseFields(Object.fromEntries(Object.entries(whyNotRules(given)).map(([path, wrong]) => [`rules.${path}`, wrong])));

/** Sets all bands; no application is judged anew by it. Refusals: SUR003, SUR005, SUR006, `rules.*` at their fields; `record.stale`. */
export async function setMinistryRules(
  context: StaffContext,
  { body: { rules: value, version } }: InputOf<typeof settingEndpoints.setMinistryRules>,
): Promise<null> {
  refuseRules(value);
  await rules.set(context, { value, version }, () => tellMinistryRules(context));
  return null;
}

export const versionedMinistryRules = versionedSetting(
  rules.key,
  rules,
  settingEndpoints.setMinistryRules,
  (bands: MinistryBand[]) => ({ rules: bands }),
  setMinistryRules,
);

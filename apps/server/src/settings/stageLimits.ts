import type * as z from 'zod/mini';
import { settingEndpoints, stageLimits } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StageLimits } from '@portal/domain/settings/stageLimits.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const limits = defineParameter('STAGE_LIMITS', stageLimits as z.ZodMiniType<StageLimits>);

/** Working days that a card may stand in each stage; null: any. */
export const getStageLimits = async (db: Db): Promise<StageLimits> => (await limits.read(db)).value;

export async function tellStageLimits({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getStageLimits>> {
  const { value, version } = await limits.read(db);
  return { limits: value, version };
}

/** Sets the limits, which hold for the cards that are there too. Refusal: `record.stale`. */
export async function setStageLimits(
  context: StaffContext,
  { body: { limits: value, version } }: InputOf<typeof settingEndpoints.setStageLimits>,
): Promise<null> {
  await limits.set(context, { value, version }, () => tellStageLimits(context));
  return null;
}

export const versionedStageLimits = versionedSetting(
  limits.key,
  limits,
  settingEndpoints.setStageLimits,
  (value: StageLimits) => ({ limits: value }),
  setStageLimits,
);

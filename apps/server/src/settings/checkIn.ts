import * as z from 'zod/mini';
import { checkInSettings, settingEndpoints } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { CheckInSettings } from '@portal/domain/settings/checkIn.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const settings = defineParameter('CHECK_IN', z.object(checkInSettings) as z.ZodMiniType<CheckInSettings>);

/** What the doors of all events go by, and how long licences hold that are issued from now on. */
export const getCheckInSettings = async (db: Db): Promise<CheckInSettings> => (await settings.read(db)).value;

export async function tellCheckInSettings({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getCheckInSettings>> {
  const { value, version } = await settings.read(db);
  return { ...value, stages: [...value.stages], kinds: [...value.kinds], version };
}

/** Sets them, for the doors that are open now too; licences that were issued keep their end. Refusal: `record.stale`. */
export async function setCheckInSettings(
  context: StaffContext,
  { body: { version, minutes, stages, licenceMonths, kinds } }: InputOf<typeof settingEndpoints.setCheckInSettings>,
): Promise<null> {
  const value = { minutes, stages: [...new Set(stages)], licenceMonths, kinds: [...new Set(kinds)] };
  await settings.set(context, { value, version }, () => tellCheckInSettings(context));
  return null;
}

export const versionedCheckIn = versionedSetting(
  settings.key,
  settings,
  settingEndpoints.setCheckInSettings,
  (value: CheckInSettings) => value,
  setCheckInSettings,
);

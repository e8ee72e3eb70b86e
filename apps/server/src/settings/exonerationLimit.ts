import * as z from 'zod/mini';
import { settingEndpoints } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getFee } from './fee.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const limit = defineParameter('EXONERATION_LIMIT', z.nullable(z.int()));

/** Cents above which an exoneration waits for a second person; null: none does. */
export const getExonerationLimit = async (db: Db): Promise<number | null> => (await limit.read(db)).value;

/** The limit with the fee, which says what it means today. */
export async function tellExonerationLimit({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getExonerationLimit>> {
  const { value: amount, version } = await limit.read(db);
  return { amount, version, fee: await getFee(db) };
}

/** Sets the limit, in cents; what waits already goes on waiting. Refusal: `record.stale`. */
export async function setExonerationLimit(
  context: StaffContext,
  { body: { amount: value, version } }: InputOf<typeof settingEndpoints.setExonerationLimit>,
): Promise<null> {
  await limit.set(context, { value, version }, () => tellExonerationLimit(context));
  return null;
}

export const versionedExonerationLimit = versionedSetting(
  limit.key,
  limit,
  settingEndpoints.setExonerationLimit,
  (amount: number | null) => ({ amount }),
  setExonerationLimit,
);

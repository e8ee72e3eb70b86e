import * as z from 'zod/mini';
import { settingEndpoints } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const period = defineParameter('DRAFT_ERASURE_DAYS', z.nullable(z.int()));

/** Days without activity after which an unfinished application is erased; null: none is. */
export const getDraftErasureDays = async (db: Db): Promise<number | null> => (await period.read(db)).value;

export async function tellDraftErasure({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getDraftErasure>> {
  const { value: days, version } = await period.read(db);
  return { days, version };
}

/** Sets the time; nobody is erased before both announcements (product/form.md#drafts). Refusal: `record.stale`. */
export async function setDraftErasure(
  context: StaffContext,
  { body: { days: value, version } }: InputOf<typeof settingEndpoints.setDraftErasure>,
): Promise<null> {
  await period.set(context, { value, version }, () => tellDraftErasure(context));
  return null;
}

export const versionedDraftErasure = versionedSetting(
  period.key,
  period,
  settingEndpoints.setDraftErasure,
  (days: number | null) => ({ days }),
  setDraftErasure,
);

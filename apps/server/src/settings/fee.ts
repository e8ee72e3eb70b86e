import * as z from 'zod/mini';
import { settingEndpoints } from '@portal/contract/settings.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Fee } from '@portal/domain/applications/money.ts';
import { whyNotFee } from '@portal/domain/settings/fee.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import { defineParameter } from './parameter.ts';
import { versionedSetting } from './versions/versionedSetting.ts';

const fee = defineParameter(
  'REQUEST_PAYMENT_AMOUNT',
  z.object({ amount: z.int().check(z.minimum(1)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
);

/** The application fee of today. */
export const getFee = async (db: Db): Promise<Fee> => (await fee.read(db)).value;

export async function tellFee({ db }: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof settingEndpoints.getFee>> {
  const { value, version } = await fee.read(db);
  return { ...value, version };
}

/** Sets the amount in cents, in the currency that it has. Refusals: SUP004, `field.fee` at the amount; `record.stale`. */
export async function setFee(
  context: StaffContext,
  { body: { amount, version } }: InputOf<typeof settingEndpoints.setFee>,
): Promise<null> {
  refuseFields({ amount: whyNotFee(amount) });
  const { currency } = await getFee(context.db);
  await fee.set(context, { value: { amount, currency }, version }, () => tellFee(context));
  return null;
}

export const versionedFee = versionedSetting(
  fee.key,
  fee,
  settingEndpoints.setFee,
  ({ amount }: Fee) => ({ amount }),
  setFee,
);

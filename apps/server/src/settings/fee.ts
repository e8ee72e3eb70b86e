import * as z from 'zod/mini';
import type { Fee } from '@portal/domain/applications/money.ts';
import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

const fee = z.object({ amount: z.int().check(z.minimum(1)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

/** The application fee of today: parameter REQUEST_PAYMENT_AMOUNT, which a migration sets. */
export async function getFee(db: Db): Promise<Fee> {
  const row = await db
    .selectFrom('parameter')
    .select('value')
    .where('key', '=', 'REQUEST_PAYMENT_AMOUNT')
    .executeTakeFirstOrThrow();
  return fee.parse(row.value);
}

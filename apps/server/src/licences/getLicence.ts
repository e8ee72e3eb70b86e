import type { HeldLicence, licenceEndpoints } from '@portal/contract/licences/licences.ts';
import { whyNotRenew } from '@portal/domain/licences/licence.ts';
import { seeCard } from '../applications/seeCard.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { leaderCardAddress } from './leaderCardPdf.ts';
import { licenceOf, standingNow, verifyAddress } from './licence.ts';

/** The licence of the leader whose card is in sight (product/licences.md#life); none where none was issued. */
export async function getLicence(
  context: StaffContext,
  { params }: InputOf<typeof licenceEndpoints.getLicence>,
): Promise<HeldLicence> {
  await seeCard(context, params.id, { inBin: true });
  return answerLicence(context, params.id);
}

/** The same for an act that has just changed it. */
export async function answerLicence(context: StaffContext, application: number): Promise<HeldLicence> {
  const { db, now, services } = context;
  const row = await licenceOf(db, application);
  if (!row) return { licence: null };
  const standing = standingNow(row, now);
  const licence = {
    code: row.code,
    standing,
    issuedAt: row.issued_at.toISOString(),
    validUntil: row.valid_until,
    deactivated: row.deactivated_at !== null,
    reason: row.reason,
    renewable: whyNotRenew(row.valid_until, newYorkDate(now)).length === 0,
    address: verifyAddress(services.settings, row.code),
    pdf: standing === 'ACTIVE' ? leaderCardAddress(context, application) : null,
    version: row.version,
  };
  return { licence };
}

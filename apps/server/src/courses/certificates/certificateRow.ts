import { sql, type Selectable } from 'kysely';
import type { Certificate, HeldCertificate } from '@portal/contract/courses/certificates.ts';
import { certificateStanding } from '@portal/domain/courses/certificate.ts';
import { verifyAddress } from '../../licences/licence.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { ClientActor, Context, StaffActor } from '../../platform/http/context.ts';
import { signedAddress } from '../../platform/signedRoute.ts';
import '../courses.tables.ts';

export type CertificateRow = Selectable<Tables['course_certificate']>;

/** Under which staff open certificates as PDF, and leaders their own. */
export const PURPOSES = { staff: 'course-certificate', client: 'own-course-certificate' } as const;

/** The certificates that meet a condition over `course_certificate`, the latest first. */
export const selectCertificates = async (
  db: Db,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<CertificateRow[]> => {
  const { rows } = await sql<CertificateRow>`
    select * from course_certificate where ${condition} order by issued_at desc, id desc`.execute(db);
  return rows;
};

export const standingOf = ({ revoked_at, replaced_at }: Pick<Read, 'revoked_at' | 'replaced_at'>) =>
  certificateStanding({ revoked: revoked_at !== null, replaced: replaced_at !== null });

/** A row read by itself or out of JSON, where instants are texts. */
type Read = Pick<CertificateRow, 'id' | 'code' | 'reason' | 'version'> & {
  [Column in 'issued_at' | 'revoked_at' | 'replaced_at']: CertificateRow[Column] | string;
};

type Reading = Pick<Context<StaffActor | ClientActor>, 'actor' | 'now' | 'services'>;

/** A certificate as it is told to its holder and to staff. */
export const tellCertificate = (context: Reading, row: Read): Certificate => ({
  ...tellHeld(row, (id) => certificateAddress(context, id)),
  address: verifyAddress(context.services.settings, row.code),
});

/** An address below which a certificate opens as PDF, for the reader's session and some minutes. */
export const certificateAddress = (context: Reading, id: number): string =>
  signedAddress(context, PURPOSES[context.actor.realm], id);

/** The same in a list; in a file nothing is opened. */
export function tellHeld(row: Read, addressOf: (id: number) => string | null = () => null): HeldCertificate {
  const standing = standingOf(row);
  return {
    id: row.id,
    code: row.code,
    standing,
    issuedAt: new Date(row.issued_at).toISOString(),
    reason: row.reason,
    pdf: standing === 'VALID' ? addressOf(row.id) : null,
    version: row.version,
  };
}

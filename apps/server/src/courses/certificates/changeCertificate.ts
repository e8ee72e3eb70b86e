import { sql } from 'kysely';
import type { Certificate, certificateEndpoints as endpoints } from '@portal/contract/courses/certificates.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotRevoke } from '@portal/domain/courses/certificate.ts';
import { personSight } from '../../applications/networkReach.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseIfAny, refuseStale } from '../../platform/http/refusal.ts';
import { selectCertificates, tellCertificate, type CertificateRow } from './certificateRow.ts';
import { insertCertificate, lockLearner, tellHolder } from './issueCertificate.ts';

/**
 * Revokes a certificate, with the reason: its page says so from then on (product/courses.md#certificate). Refusals: not found,
 * also out of reach and of one that gave way to another; `record.stale`; `certificate.revoked`.
 */
export async function revokeCertificate(
  context: StaffContext,
  { params, body }: InputOf<typeof endpoints.revokeCertificate>,
): Promise<number> {
  const row = await takeCertificate(context, params.id, body.seen);
  refuseIfAny(whyNotRevoke(row.revoked_at !== null));
  const { db, now, actor } = context;
  await db
    .updateTable('course_certificate')
    .set({ revoked_at: now, revoked_by: actor.userId, reason: body.reason, version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute();
  await tell(context, row, 'certificateRevoked', row.id);
  return row.id;
}

/**
 * Issues a certificate anew, under another code and the names of today, and mails it; the one before is revoked with that.
 * Answers the new one. Refusals: not found, `record.stale`.
 */
export async function reissueCertificate(
  context: StaffContext,
  { params, body }: InputOf<typeof endpoints.reissueCertificate>,
): Promise<number> {
  const row = await takeCertificate(context, params.id, body.seen);
  const { db, now } = context;
  await db
    .updateTable('course_certificate')
    .set({ replaced_at: now, version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute();
  const whose = { person: row.person_id, course: row.course_id };
  // Goes on from the one before, so that a window that saw that one is told.
  const { id, code } = await insertCertificate(context, whose, row.version + 1);
  await tell(context, row, 'certificateReissued', id);
  await tellHolder(context, whose, code);
  return id;
}

const tell = (
  context: StaffContext,
  { course_id, person_id }: CertificateRow,
  kind: 'certificateRevoked' | 'certificateReissued',
  certificate: number,
) => record(context, { noun: 'courses', id: course_id, kind, detail: { certificate, person: person_id } });

/** A living certificate of somebody in sight, locked behind its holder. */
async function takeCertificate(context: StaffContext, id: number, seen: number): Promise<CertificateRow> {
  const asked = await findCertificate(context, id);
  if (!asked) throw notFound();
  await lockLearner(context.db, asked.person_id);
  const row = await findCertificate(context, id);
  if (!row) throw notFound();
  // Who pressed twice meets the one that took its place.
  const [living] = await selectCertificates(
    context.db,
    sql<boolean>`person_id = ${row.person_id} and course_id = ${row.course_id} and replaced_at is null`,
  );
  if (!living) throw notFound();
  await refuseStale({ seen, now: living.version }, async () => tellCertificate(context, living));
  return living;
}

const findCertificate = async ({ db, actor }: Pick<StaffContext, 'db' | 'actor'>, id: number) =>
  (
    await selectCertificates(
      db,
      sql<boolean>`course_certificate.id = ${id} and exists (
        select from person where person.id = course_certificate.person_id and ${personSight(reachOf(actor))})`,
    )
  )[0];

export async function answerCertificate(context: StaffContext, id: number): Promise<Certificate> {
  const row = await findCertificate(context, id);
  if (!row) throw notFound();
  return tellCertificate(context, row);
}

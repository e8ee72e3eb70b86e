import { sql } from 'kysely';
import { certificateEndpoints } from '@portal/contract/courses/certificates.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { CERTIFICATE_CODE_LENGTH, readCertificateCode } from '@portal/domain/courses/certificate.ts';
import { nameIn } from '@portal/domain/courses/course.ts';
import { verifyCertificate as en } from '@portal/messages/en/courses/verifyCertificate.ts';
import { verifyCertificate as es } from '@portal/messages/es/courses/verifyCertificate.ts';
import { proofOf } from '../../licences/verifyPage.ts';
import { dayText } from '../../outbox/mailFormats.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { selectCertificates, standingOf } from './certificateRow.ts';

type Endpoint = (typeof certificateEndpoints)['verifyCertificate'];
type Verified = ReplyOf<Endpoint>;

/** Whether the certificate of a code is valid, with what is printed on it (product/courses.md#certificate). Refusal: not found. */
export async function verifyCertificate({ db }: PublicContext, { params }: InputOf<Endpoint>): Promise<Verified> {
  const code = readCertificateCode(params.code);
  const [row] = code === undefined ? [] : await selectCertificates(db, sql<boolean>`course_certificate.code = ${code}`);
  if (!row) throw notFound();
  return {
    standing: standingOf(row),
    name: row.person_name,
    course: { en: row.course_name_en, es: row.course_name_es },
    issued: newYorkDate(row.issued_at),
  };
}

const TEXTS = { en, es };

/** What the public page of licences says of certificates. */
export const certificateProof = proofOf<Verified>({
  length: CERTIFICATE_CODE_LENGTH,
  path: certificateEndpoints.verifyCertificate.path,
  title: (language, found) => TEXTS[language][`title.${found?.standing ?? 'UNKNOWN'}`],
  text: (language, found) => TEXTS[language][`text.${found?.standing ?? 'UNKNOWN'}`],
  facts(language, code, found) {
    const t = TEXTS[language];
    return [
      [t.code, code],
      [t.name, found?.name],
      [t.course, found && nameIn(found.course, language)],
      [t.issued, found && dayText(language, found.issued)],
    ];
  },
});

import { sql } from 'kysely';
import {
  CERTIFICATE_LIST,
  type certificateEndpoints,
  type ListedCertificateRow,
} from '@portal/contract/courses/certificates.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { readCertificateCode, type ListedCertificate } from '@portal/domain/courses/certificate.ts';
import type { Language } from '@portal/domain/languages.ts';
import { casesWithWord } from '../../applications/casesWithWord.ts';
import { personSight } from '../../applications/networkReach.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord } from '../../platform/lists/listOrder.ts';
import { certificateAddress, standingOf, tellHeld, type CertificateRow } from './certificateRow.ts';

type List = typeof certificateEndpoints.listCertificates;
type Row = CertificateRow & { language: Language | null };

const STANDS: Readonly<Record<ListedCertificate, ReturnType<typeof sql>>> = {
  VALID: sql`(replaced_at is null and revoked_at is null)`,
  REVOKED: sql`(replaced_at is null and revoked_at is not null)`,
  REPLACED: sql`replaced_at is not null`,
};

/** In which its holder is mailed; one who is admitted has an application. */
const LANGUAGE = sql`(
  select account.language from application join client_account account on account.id = application.client_account_id
  where application.person_id = course_certificate.person_id and application.deleted_at is null
  order by application.id desc limit 1)`;

const hasWord = eachWord(
  (word) =>
    sql`person_id in (select application.person_id from application where application.id in ${casesWithWord(word)})`,
);

export const certificates = defineList<Row>()(CERTIFICATE_LIST, {
  table: 'course_certificate',
  columns: () => sql`course_certificate.*, ${LANGUAGE} as language`,
  inReach: ({ actor }) => sql`exists (
    select from person where person.id = course_certificate.person_id and ${personSight(reachOf(actor))})`,
  finds(search) {
    const code = readCertificateCode(search);
    return code === undefined ? hasWord(search, undefined) : [sql`code = ${code}`];
  },
  filters: {
    course: (course) => sql`course_id = ${course}`,
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => STANDS[state]),
        sql` or `,
      )})`,
    language: (language) => sql`${LANGUAGE} = ${language}`,
    issued: (days) => withinDays('issued_at', days),
  },
  orders: { issued: () => byInstant('issued_at') },
});

/** The certificates of the people within the reader's reach, the latest first (product/courses.md#certificates). */
export async function listCertificates(
  context: StaffContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await certificates.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellListed(row, (id) => certificateAddress(context, id))),
  );
}

/** A row as it is told; where there is a reader whose session opens files, with the address of its PDF. */
export const tellListed = (row: Row, addressOf?: (id: number) => string): ListedCertificateRow => ({
  id: row.id,
  name: row.person_name,
  course: { en: row.course_name_en, es: row.course_name_es },
  state: row.replaced_at === null ? standingOf(row) : 'REPLACED',
  language: row.language,
  certificate: tellHeld(row, addressOf),
});

import { sql } from 'kysely';
import type { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { readLicenceCode } from '@portal/domain/licences/code.ts';
import { titleOf } from '../applications/board/titles.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import { selectLicences, standingNow } from './licence.ts';

type Endpoint = (typeof licenceEndpoints)['verifyLicence'];

const INACTIVE: ReplyOf<Endpoint> = { standing: 'INACTIVE', name: null, title: null, church: null, validUntil: null };

/**
 * Whether the licence of a code holds (product/licences.md#code). Name, title and church are those of the holder's
 * application that admits, and told only while one does: of whoever was rejected or deleted nothing but *inactive* is said. Refusal: not found, also of what can be no code.
 */
export async function verifyLicence(
  { db, now }: PublicContext,
  { params }: InputOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  const code = readLicenceCode(params.code);
  const [licence] = code === undefined ? [] : await selectLicences(db, sql<boolean>`licence.code = ${code}`);
  if (!licence) throw notFound();
  const standing = standingNow(licence, now);
  if (standing === 'INACTIVE') return INACTIVE;
  const { rows } = await sql<{ name: string; title: string | null; gender: string | null; church: string | null }>`
    select concat_ws(' ', leader.name, leader.last_name) as name, leader.title, leader.gender, ministry.name as church
    from application
    join application_leader leader on leader.application_id = application.id
    left join application_ministry ministry on ministry.application_id = application.id
    where application.person_id = ${licence.person_id} and application.status in (${sql.join(ADMITTED_STAGES)})
      and application.deleted_at is null
    order by application.id desc limit 1`.execute(db);
  const [holder] = rows;
  if (!holder) return INACTIVE;
  const { name, church } = holder;
  return { standing, name, church, title: titleOf(holder), validUntil: licence.valid_until };
}

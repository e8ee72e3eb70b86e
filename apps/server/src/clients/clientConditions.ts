import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { likeWord } from '../platform/lists/listOrder.ts';
import '../applications/applications.tables.ts';
import { seenApplication } from './clientReach.ts';
import { seenApplications } from './clientRow.ts';

type Sql = RawBuilder<unknown>;

/** What may be asked of the newest application that the reader sees. */
interface Narrowed {
  stage?: string | undefined;
  country?: readonly string[] | undefined;
  ephesian?: number | 'none' | undefined;
}

/** As the indexes have it: accents and capitals make no difference; each word in name, address, case number or church. */
export const hasWord = (word: string, reach: Reach) => sql`client_account.id in (
  select id from client_account where folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}
  union
  select client_account_id from application
  where folded(case_number) like ${likeWord(word)} and ${seenApplication(reach)}
  union
  select client_account_id from application_ministry ministry join application on application.id = ministry.application_id
  where folded(ministry.name) like ${likeWord(word)} and ${seenApplication(reach)})`;

/** What the newest application that the reader sees must be, said of the columns of `seenApplications`. */
const newestFits = ({ stage, country, ephesian }: Narrowed, table: 'seen' | 'newest'): Sql[] => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...(stage === undefined || stage === 'NONE' ? [] : [sql`${column('stage')} = ${stage}`]),
    ...(country === undefined ? [] : [sql`${column('church_country')} = any(${country}::text[])`]),
    ...(ephesian === undefined
      ? []
      : ephesian === 'none'
        ? [sql`${column('stage')} <> 'UNFINISHED' and ${column('ephesian_id')} is null`]
        : [sql`${column('ephesian_id')} = ${ephesian}`]),
  ];
};

/**
 * The same for a page, which looks the newest of a client up anyway, and for the count, which would look up everybody's: it
 * asks for one that fits and is followed by none. First of all any must fit, since an index finds these.
 */
export function conditionsOfNewest(query: Narrowed, reach: Reach): { page: Sql[]; count: Sql[] } {
  const none = query.stage === 'NONE' ? [sql`not has_application`] : [];
  const fits = newestFits(query, 'seen');
  if (fits.length === 0) return { page: none, count: none };
  const all = seenApplications(reach);
  const any = sql`select seen.client_account_id from ${all} seen where ${sql.join(fits, sql` and `)}`;
  const newer = sql`select 1 from ${all} newer
    where newer.client_account_id = seen.client_account_id and newer.application_id > seen.application_id`;
  return {
    page: [...none, sql`client_account.id in (${any})`, ...newestFits(query, 'newest')],
    count: [...none, sql`client_account.id in (${any} and not exists (${newer}))`],
  };
}

import { sql } from 'kysely';
import { likeWord } from '../platform/lists/listOrder.ts';

/** The ids of applications with a word in their number, the leader's name or address, or the church's; whoever lists them keeps to the reach. */
export const casesWithWord = (word: string) => sql`(
  select id from application where folded(case_number) like ${likeWord(word)}
  union
  select application_id from application_ministry ministry where folded(ministry.name) like ${likeWord(word)}
  union
  select application.id from application join client_account on client_account.id = application.client_account_id
  where folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)})`;

import { sql } from 'kysely';
import type { SentCard } from '@portal/contract/applications/card.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { searchEndpoints } from '@portal/contract/search/search.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { hasBeginning, hasPart, hasWord } from '../applications/list/hasWord.ts';
import { reachCondition } from '../access/reachCondition.ts';
import type { StaffContext } from '../platform/http/context.ts';

type Told = ReplyOf<typeof searchEndpoints.searchPortal>['applications'];

const MOST = 6;

/** From what was most likely meant to what may have been, each asked only where the one before left room. */
const AS_WRITTEN = [hasBeginning, hasPart];
const WAYS = [...AS_WRITTEN, hasWord];

/**
 * The applications that are found by all the words, as the board's filter finds them (product/applications.md#filters):
 * first those with words that begin so, then those with such a part, then those with one typing error; of each the newest
 * in their stage. Where none has the words as they were written, they are `misspelt`.
 */
export async function findApplications(
  { db, actor }: StaffContext,
  words: readonly string[],
): Promise<{ applications: Told; misspelt: boolean }> {
  const found: { id: number; card: string }[] = [];
  let misspelt = true;
  for (const way of WAYS) {
    if (found.length === MOST) break;
    const has = sql.join(
      words.map((word) => way(word)),
      sql` and `,
    );
    const { rows } = await sql<{ id: number; card: string }>`
      select id, card from application
      where status <> 'UNFINISHED' and ${reachCondition(reachOf(actor))} and ${has}
        and id <> all(${found.map(({ id }) => id)}::bigint[])
      order by stage_entered_at desc, id desc
      limit ${sql.lit(MOST)}`.execute(db);
    found.push(...rows.slice(0, MOST - found.length));
    if (rows.length > 0 && AS_WRITTEN.includes(way)) misspelt = false;
  }
  return { applications: found.map(({ card }) => tell(JSON.parse(card) as SentCard)), misspelt };
}

const tell = (card: SentCard): Told[number] => ({
  id: card.id,
  name: [card.pastorName, card.pastorLastName].filter(Boolean).join(' '),
  churchName: card.churchName,
  country: card.churchCountry,
  caseNumber: card.caseNumber ?? null,
  stage: card.status,
});

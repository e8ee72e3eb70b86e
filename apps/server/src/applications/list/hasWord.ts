import { sql, type RawBuilder } from 'kysely';
import { foldedWord, searchOf } from '@portal/domain/applications/finding/words.ts';
import { PLANNED_ANEW } from '../../platform/database/namedStatements.ts';

type Sql = RawBuilder<unknown>;

/** What an application is found by. */
const WORDS = sql`folded_words`;
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
const likeAny = (text: Sql, parts: readonly string[]): Sql =>
  sql`(${sql.join(
    parts.map((part) => sql`${text} like '%' || folded(${escaped(part)}) || '%'`),
    sql` or `,
  )})`;
const planned = (condition: Sql) => sql`${sql.raw(PLANNED_ANEW)} ${condition}`;

/**
 * The word, or with one typing error another, is in a folded text in which each word has a blank before and behind it
 * (`searchOf`), by default that of an application. The index finds parts and hints; what it cannot find is asked in a way
 * that it does not try. Planned for the word each time.
 */
export function hasWord(word: string, text: Sql = WORDS): Sql {
  const { parts, misspelt } = searchOf(foldedWord(word));
  const ways = [likeAny(text, parts)];
  if (misspelt) ways.push(sql`(${likeAny(text, misspelt.hints)} and (${text} || '') ~ ${misspelt.pattern})`);
  return planned(sql`(${sql.join(ways, sql` or `)})`);
}

/** The same without the typing error. */
export const hasPart = (word: string, text: Sql = WORDS): Sql =>
  planned(likeAny(text, searchOf(foldedWord(word)).parts));

/** One of the words begins so; of a number a part is enough. */
export function hasBeginning(word: string, text: Sql = WORDS): Sql {
  const { parts } = searchOf(foldedWord(word));
  return planned(
    likeAny(
      text,
      parts.map((part) => (/^\d/.test(part) ? part : ` ${part.trimStart()}`)),
    ),
  );
}

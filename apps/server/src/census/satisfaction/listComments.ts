import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { COMMENT_LIST, type CensusComment, type satisfactionEndpoints } from '@portal/contract/census/satisfaction.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { censusColumn, type Satisfaction } from '@portal/domain/census/form.ts';
import { SATISFACTION_REPORTS, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { churchReach } from '../../applications/networkReach.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byInstant, eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { censusOf } from './countReports.ts';
import { ofEphesian } from './getSatisfactionReport.ts';

type List = typeof satisfactionEndpoints.listVisionComments;

interface Row {
  id: number;
  church_id: number;
  church: string;
  country: string;
  census_id: number;
  answer: Satisfaction | null;
  comment: string;
  sent_at: Date;
}

/** What churches of the reader wrote in reports that were received. */
const commentsOn = (report: SatisfactionReport) => {
  const answer = sql.ref(censusColumn(SATISFACTION_REPORTS[report].answer));
  const comment = sql.ref(censusColumn(SATISFACTION_REPORTS[report].comment));
  return defineList<Row>()(COMMENT_LIST, {
    table: 'census_report',
    columns: () => sql`census_report.id, church_id, (select name from church where church.id = church_id) as church,
      country, census_id, ${answer} as answer, ${comment} as comment, sent_at`,
    inReach: ({ actor }) => sql`(sent_at is not null and ${comment} is not null
      and church_id in (select church.id from church where ${churchReach(reachOf(actor))}))`,
    finds: eachWord((word) => sql`folded(${comment}) like ${likeWord(word)}`),
    filters: {
      census: (census) => sql`census_id = ${census}`,
      country: (countries) => sql`country = any(${countries}::text[])`,
      ephesian: ofEphesian,
      answer: (chosen) => (chosen === 'NONE' ? sql`${answer} is null` : sql`${answer} = ${chosen}`),
    },
    orders: { written: () => byInstant('sent_at') },
  });
};

export const comments = { vision: commentsOn('vision'), care: commentsOn('care') };

/** The comments of a report, in the order written (product/census.md#reports). */
export const listComments =
  (report: SatisfactionReport) =>
  async (context: ListContext, { query }: Pick<InputOf<List>, 'query'>): Promise<ReplyOf<List>> => {
    const page = await comments[report].page(context, query);
    return pageReply(page, page.rows.map(tellComment));
  };

export const tellComment = ({
  id,
  church_id,
  church,
  country,
  census_id,
  answer,
  comment,
  sent_at,
}: Row): CensusComment => ({
  id,
  church: { id: church_id, name: church },
  country,
  census: censusOf(census_id),
  answer,
  comment,
  writtenAt: sent_at.toISOString(),
});

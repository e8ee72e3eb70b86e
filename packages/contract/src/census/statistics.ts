/** A church's figures over the quarters beside those of its region: product/census.md#statistics. */
import * as z from 'zod/mini';
import { REPORT_READERS } from '@portal/domain/census/access.ts';
import { FIGURE_KEYS, type CensusKey } from '@portal/domain/census/form.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { census } from './answers.ts';

/** Null: blank, or nobody answered. */
const figure = z.nullable(z.number());
const figures = z.object(
  Object.fromEntries(FIGURE_KEYS.map((key) => [key, figure])) as Record<CensusKey, typeof figure>,
);

const statistics = z.object({
  church: z.object({ id, name: z.string(), city: z.string(), country: z.string() }),
  /** Whose region it is compared with: the Ephesian of the newest report; null: the churches of the country that nobody has. */
  region: z.nullable(z.object({ id, name: z.string() })),
  /** Those of which a report was received, the oldest first, twelve at most. */
  quarters: z.array(
    z.object({
      census,
      values: figures,
      /** The mean over the received reports of the region, this church’s among them. */
      mean: figures,
      /** How many reports these are. */
      churches: z.int(),
    }),
  ),
});
export type ChurchStatistics = z.output<typeof statistics>;

export const reportStatisticsEndpoints = endpoints({
  getReportStatistics: {
    method: 'GET',
    path: '/business/report/church/:church/statistics',
    permission: anyOf(...REPORT_READERS),
    does: 'The figures of a church over the last twelve received quarters, beside the means of its region.',
    params: z.object({ church: idText }),
    reply: statistics,
  },
});

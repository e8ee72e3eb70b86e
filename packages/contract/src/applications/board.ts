/** The board: its columns of cards, their counts, photos, and the stream that keeps them true (product/stages.md#board). */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { cursor, id, idText } from '../fields.ts';
import { boardStage, sentCard, type Card } from './card.ts';

const sentColumn = z.object({
  status: boardStage,
  title: z.string(),
  totalBD: z.int(),
  page: z.int(),
  data: z.array(sentCard),
  loadMore: z.boolean(),
  next: z.nullable(z.string()),
});
export type SentColumn = z.output<typeof sentColumn>;

/** A column whose cards are whole again. */
export type Column = Omit<SentColumn, 'data'> & { data: Card[] };

/** Any right to see or act on some stage opens the board; which columns show is the reach's matter. */
export const seesApplications = 'staff' as const;

export const boardEndpoints = endpoints({
  listStatuses: {
    method: 'GET',
    path: '/business/request/status',
    permission: seesApplications,
    does: 'The columns of the reader’s board with their exact counts.',
    reply: z.array(z.object({ status: boardStage, title: z.string(), totalBD: z.int() })),
  },
  getColumn: {
    method: 'GET',
    path: '/business/request/status/:status',
    permission: seesApplications,
    does: 'One page of 25 cards of a column: by cursor (`after`), or by number (`page`, up to 200).',
    params: z.object({ status: boardStage }),
    query: z.object({ after: cursor, page: z.optional(idText) }),
    reply: sentColumn,
  },
  getBoard: {
    method: 'GET',
    path: '/business/request/board',
    permission: seesApplications,
    does: 'The first page of every column of the reader’s board.',
    reply: z.object({ columns: z.array(sentColumn) }),
  },
  listPhotos: {
    method: 'GET',
    path: '/business/request/photos',
    permission: seesApplications,
    does: 'Addresses of leaders’ photos by file id (`ids=1,2,3`, at most 300), good for this session and 5 minutes.',
    query: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,299}$/)) }),
    reply: z.array(z.object({ id, url: z.string() })),
  },
});

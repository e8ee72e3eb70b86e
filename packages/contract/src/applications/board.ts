/** The board: its columns of cards, their counts, photos, and the stream that keeps them true (product/stages.md#board). */
import * as z from 'zod/mini';
import { TITLES } from '@portal/domain/applications/values.ts';
import { endpoints } from '../endpoints.ts';
import { cursor, id, idText } from '../fields.ts';
import { narrowing } from '../lists.ts';
import { boardStage, sentCard, type Card } from './card.ts';
import { APPLICATION_LIST } from './found/list.ts';

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

const saidTitle = z.object({ male: z.string(), female: z.string(), couple: z.string() });

/** Any right to see or act on some stage opens the board; which columns show is the reach's matter. */
export const seesApplications = 'staff' as const;

export const boardEndpoints = endpoints({
  listStatuses: {
    method: 'GET',
    path: '/business/request/status',
    permission: seesApplications,
    does: 'The columns of the reader’s board with their exact counts, of what fits the filters.',
    query: z.object(narrowing(APPLICATION_LIST)),
    reply: z.array(z.object({ status: boardStage, title: z.string(), totalBD: z.int() })),
  },
  getColumn: {
    method: 'GET',
    path: '/business/request/status/:status',
    permission: seesApplications,
    does: 'One page of 25 cards of a column: by cursor (`after`), or by number (`page`, up to 200), of what fits the filters.',
    params: z.object({ status: boardStage }),
    query: z.object({ after: cursor, page: z.optional(idText), ...narrowing(APPLICATION_LIST) }),
    reply: sentColumn,
  },
  getRejectByTag: {
    method: 'GET',
    path: '/business/request/reject-by-tag',
    permission: seesApplications,
    does: 'The column of the applications that were rejected automatically, a page as of any column, of what fits the filters.',
    query: z.object({ after: cursor, page: z.optional(idText), ...narrowing(APPLICATION_LIST) }),
    reply: sentColumn,
  },
  getBoard: {
    method: 'GET',
    path: '/business/request/board',
    permission: seesApplications,
    does: 'The first page of every column of the reader’s board, of what fits the filters.',
    query: z.object(narrowing(APPLICATION_LIST)),
    reply: z.object({ columns: z.array(sentColumn) }),
  },
  listTitles: {
    method: 'GET',
    path: '/business/request/titles',
    permission: seesApplications,
    does: 'The titles of leaders by their keys, as they are said of him, of her and of a couple in both languages.',
    reply: z.array(z.object({ title: z.enum(TITLES), en: saidTitle, es: saidTitle })),
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

/** Applications found: what board, list, counts and search are narrowed by, said once (product/applications.md#filters). */
import * as z from 'zod/mini';
import {
  ADVANCES,
  CLASSIFICATIONS,
  CORRECTIONS,
  DAYS_IN_STAGE,
  EXONERATED,
  PAYMENTS,
} from '@portal/domain/applications/finding/marks.ts';
import type { APPLICATION_FILTERS } from '@portal/domain/applications/finding/filters.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { endpoints } from '../../endpoints.ts';
import { declareList, listOf, narrowing, type Filter } from '../../lists.ts';
import { boardStage, sentCard } from '../card.ts';

export const APPLICATION_LIST = declareList({
  search: 'words',
  filters: {
    /** Assigned to the reader in the kind of the active role. */
    mine: { kind: 'oneOf', values: ['yes'] },
    /** An address has the stage that a phone shows as `stage`. */
    stages: { kind: 'several', of: { kind: 'oneOf', values: BOARD_STAGES } },
    advance: { kind: 'several', of: { kind: 'oneOf', values: ADVANCES } },
    country: { kind: 'several', of: { kind: 'country' } },
    ephesian: { kind: 'several', of: { kind: 'person', inCharge: 'ephesian', none: true } },
    analyst: { kind: 'several', of: { kind: 'person', inCharge: 'analyst', none: true } },
    supervisor: { kind: 'several', of: { kind: 'person', inCharge: 'supervisor', none: true } },
    tag: { kind: 'several', of: { kind: 'record', none: true } },
    classification: { kind: 'several', of: { kind: 'oneOf', values: CLASSIFICATIONS } },
    payment: { kind: 'several', of: { kind: 'oneOf', values: PAYMENTS } },
    exonerated: { kind: 'several', of: { kind: 'oneOf', values: EXONERATED } },
    corrections: { kind: 'oneOf', values: CORRECTIONS },
    missing: { kind: 'several', of: { kind: 'oneOf', values: DOCUMENT_KINDS } },
    days: { kind: 'oneOf', values: DAYS_IN_STAGE },
    entered: { kind: 'date' },
    submitted: { kind: 'date' },
    paid: { kind: 'date' },
  } as const satisfies Record<(typeof APPLICATION_FILTERS)[number], Filter>,
  sorts: ['entered', 'name', 'caseNumber', 'submitted'],
  usual: '-entered',
  ofCases: true,
});

export const applicationListEndpoints = endpoints({
  listApplications: {
    path: '/business/request',
    permission: 'staff',
    does: 'Applications within the reader’s reach as cards, 25 a page, by filters and order.',
    ...listOf(APPLICATION_LIST, sentCard),
  },
  listFitting: {
    method: 'GET',
    path: '/business/request/fitting',
    permission: 'staff',
    does: 'Of some applications (`ids=1,2,3`, at most 300) those that fit the filters, the others, and the counts of the filtered board.',
    query: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,299}$/)), ...narrowing(APPLICATION_LIST) }),
    reply: z.object({
      cards: z.array(sentCard),
      gone: z.array(z.int()),
      counts: z.partialRecord(boardStage, z.int()),
    }),
  },
});

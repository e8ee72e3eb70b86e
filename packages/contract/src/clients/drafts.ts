/** Applications that were begun and not submitted, as the staff see them: product/clients.md#unfinished-applications. */
import * as z from 'zod/mini';
import { UNFINISHED_QUIET_DAYS } from '@portal/domain/clients/accounts.ts';
import { FORM_STATES } from '@portal/domain/applications/values.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, instant, language } from '../fields.ts';
import { declareList, listOf, narrowing } from '../lists.ts';

/** One line of /requests/unfinished. A client has one at a time, so that its id is theirs. */
const draft = z.object({
  id,
  applicationId: id,
  /** The leader's; nothing where it was not entered. */
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  language,
  churchName: z.nullable(z.string()),
  country: z.nullable(z.string()),
  formState: z.enum(FORM_STATES),
  /** The keys of the form's fields, photos and documents that keep it from being submitted, in the form's order. */
  missing: z.array(z.string()),
  startedAt: instant,
  /** When the client last signed in or worked on the form. */
  lastActiveAt: instant,
  remindedAt: z.nullable(instant),
  /** When it is erased if it stays quiet, where that was announced to the client. */
  erasedFrom: z.nullable(instant),
});
export type Draft = z.output<typeof draft>;

export const DRAFT_LIST = declareList({
  search: 'words',
  filters: {
    form: { kind: 'oneOf', values: ['FORM_STATE_PASTORAL_FORM', 'FORM_STATE_MINISTRY_FORM', 'FORM_STATE_DOCUMENTS'] },
    /** The church's. */
    country: { kind: 'several', of: { kind: 'country' } },
    quiet: { kind: 'oneOf', values: UNFINISHED_QUIET_DAYS },
    started: { kind: 'date' },
    reminded: { kind: 'oneOf', values: ['never', 'ever'] },
  },
  sorts: ['lastActive', 'name'],
  usual: '-lastActive',
  ofCases: true,
});

const mayRemind = anyOf('business.request.unfinished');

export const draftEndpoints = endpoints({
  listDrafts: {
    path: '/business/request/unfinished',
    permission: mayRemind,
    does: 'Applications that were begun and not submitted, with what is missing, 25 a page.',
    ...listOf(DRAFT_LIST, draft),
  },
  remindDrafts: {
    method: 'POST',
    path: '/business/request/unfinished/reminders',
    permission: mayRemind,
    does: 'Reminds those whose forms are chosen, or all that fit the filters, of the rest; told row by row.',
    body: z.object({
      clients: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      fitting: z.optional(z.object(narrowing(DRAFT_LIST))),
    }),
    reply: z.object({ runId: id }),
  },
});

/** My day: what waits for the reader, and what they are to be reminded of (product/portal.md#my-day). */
import * as z from 'zod/mini';
import { MAX_REMINDER_LINE, SHOWN_WAITING, WAITING, WAITING_STATES } from '@portal/domain/day/waiting.ts';
import { LIMITED_STAGES } from '@portal/domain/settings/stageLimits.ts';
import { date, line } from '@portal/domain/fields/rules.ts';
import { zoneName } from '@portal/domain/zonedTimes.ts';
import { boardStage } from '../applications/card.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const waiting = z.object({
  /** Of this line alone. */
  id,
  what: z.enum(WAITING),
  state: z.enum(WAITING_STATES),
  /** What it is of its kind: the reminder, the note, the mail, else the application. */
  subject: id,
  applicationId: id,
  name: z.string(),
  caseNumber: z.nullable(z.string()),
  churchName: z.nullable(z.string()),
  stage: boardStage,
  /** Since when it waits, or when it is. */
  at: instant,
  /** Working days in the stage, of a card. */
  days: z.nullable(z.number()),
  late: z.nullable(z.enum(['late', 'veryLate'])),
  /** What somebody wrote: the line of a reminder, the title of a note, the subject of a mail. */
  line: z.nullable(z.string()),
});
export type WaitingLine = z.output<typeof waiting>;

export const DAY_LIST = declareList({
  search: 'words',
  filters: {
    show: { kind: 'oneOf', values: SHOWN_WAITING, usual: 'now' },
    what: { kind: 'oneOf', values: WAITING },
    stage: { kind: 'oneOf', values: LIMITED_STAGES },
  },
  sorts: ['urgent'],
  usual: 'urgent',
  byDay: true,
  ofCases: true,
});

const list = listOf(DAY_LIST, waiting);

export const dayEndpoints = endpoints({
  listMyDay: {
    path: '/business/my-day',
    permission: 'staff',
    does: 'What waits for the reader in the active role, the most urgent first, 25 a page.',
    ...list,
    query: z.extend(list.query, { zone: z._default(ruled(zoneName), 'America/New_York') }),
  },
  remindMe: {
    method: 'POST',
    path: '/business/request/:id/reminders',
    permission: 'staff',
    does: 'Reminds the reader of a card on a day, in their own list alone.',
    params: z.object({ id: idText }),
    body: z.object({ day: ruled(date), line: ruled(line(MAX_REMINDER_LINE)) }),
    reply: z.object({ id }),
    errors: ['field.notPast'],
  },
  settleReminder: {
    method: 'PUT',
    path: '/business/reminder/:id',
    permission: 'staff',
    does: 'Says that one of the reader’s reminders is done, or is not after all.',
    params: z.object({ id: idText }),
    body: z.object({ done: z.boolean() }),
    reply: z.object({ id, done: z.boolean() }),
  },
});

import { dayEndpoints } from '@portal/contract/day/day.ts';
import { act, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { listMyDay } from './listMyDay.ts';
import { answerReminder, remindMe, settleReminder } from './reminders.ts';

/** What waits for whoever asks. */
export function dayRoutes(http: Http): void {
  serve(http, dayEndpoints, {
    listMyDay: read(listMyDay),
    remindMe: act(remindMe, async (_context, id) => ({ id })),
    settleReminder: act(settleReminder, answerReminder),
  });
}

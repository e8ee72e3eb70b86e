import type { WaitingLine } from '@portal/contract/day/day.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { errorSaid, inTurn, choose, menu, press, row, send, text } from '../steps.ts';

const DAY = '/requests/my-day';

/** What waits depends on the hour and on what stories did: these are always there. */
const line: WaitingLine = {
  id: 17,
  what: 'card',
  state: 'now',
  subject: 1,
  applicationId: 1,
  name: 'María José Villalobos',
  caseNumber: '2026-000123',
  churchName: 'Iglesia Fuente de Vida',
  stage: 'ANALYSIS',
  at: '2026-03-02T15:00:00.000Z',
  days: 12.4,
  late: 'veryLate',
  line: null,
};
const LISTED = {
  data: [
    { ...line, id: 1, what: 'reminder', days: null, late: null, line: 'Llamar a la iglesia por la carta de cobertura' },
    line,
    { ...line, id: 2, what: 'corrections', days: null, late: null },
    { ...line, id: 3, what: 'mail', days: null, late: null, line: 'Sus documentos' },
    { ...line, id: 4, what: 'interview', stage: 'INTERVIEW', days: null, late: null },
    { ...line, id: 33, late: 'late', days: 6 },
    { ...line, id: 49, late: null, days: 0.5 },
  ] satisfies WaitingLine[],
  total: 7,
  next: null,
};
const answers = { '/business/my-day': { data: LISTED } };

/** My day, and what one is reminded of. */
export const DAY_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'my day',
      shows: ['/requests/my-day', 'MyDayScreen'],
      at: DAY,
      answers,
      ready: row,
      reads: { path: '/business/my-day', empty: text('day', 'emptyText') },
    },
    { name: 'my day, a reminder', at: DAY, answers, steps: press('day', 'acts'), ready: menu },
    {
      name: 'remind me, nothing typed',
      shows: ['RemindMeDialog'],
      at: ({ cardIn }) => `/requests/dashboard?card=${cardIn('ANALYSIS')}`,
      steps: inTurn(press('applicationDetail', 'act.more'), choose('applicationDetail', 'act.remind'), send),
      ready: errorSaid,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'supervisor' }));

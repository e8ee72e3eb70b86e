import type { Appointment, Appointments } from '@portal/contract/interviews/appointments.ts';
import { FEW_CARDS } from '../sample.ts';
import type { Answer, ScreenToSee } from '../screenToSee.ts';
import { dialog, inTurn, press, send, text } from '../steps.ts';

const LIST = '/business/request/*/appointments';

const coming: Appointment = {
  id: 7,
  startsAt: '2099-03-12T16:00:00.000Z',
  endsAt: '2099-03-12T17:00:00.000Z',
  zone: 'Asia/Tokyo',
  place: 'https://meet.example.org/a-room-with-a-long-name-that-has-to-break-on-a-phone',
  attendees: 'COUPLE',
  note: 'Traigan la carta de recomendación.\nGracias.',
  interviewer: { id: 5, name: 'Abraham Quiñones' },
  madeBy: 'Noemí Castellanos',
  cancelled: null,
  version: 1,
};
const offered: Appointments['offered'] = {
  interviewer: coming.interviewer,
  zones: ['America/Mexico_City', 'America/Tijuana'],
  couple: true,
};
const past: Appointment[] = [
  { ...coming, id: 6, startsAt: '2026-03-10T16:00:00.000Z', endsAt: '2026-03-10T17:00:00.000Z' },
  {
    ...coming,
    id: 5,
    startsAt: '2026-03-09T16:00:00.000Z',
    endsAt: '2026-03-09T17:00:00.000Z',
    cancelled: { at: '2026-03-08T16:00:00.000Z', by: 'Noemí Castellanos', reason: 'Está de viaje esa semana.' },
  },
];

const answered = (more: Partial<Appointments>): Record<string, Answer> => ({
  ...FEW_CARDS,
  [LIST]: { data: { coming, past, offered, ...more } satisfies Appointments },
  [`${LIST}/clashes`]: {
    data: [
      { startsAt: coming.startsAt, endsAt: coming.endsAt, card: { id: 9, caseNumber: '2026-000042', name: 'Ana Luz' } },
    ],
  },
  '/business/request/*/interviewers': { data: [{ ...coming.interviewer, seesCard: false }] },
});

const inInterview = (name: string, more: Partial<Appointments>): Omit<ScreenToSee, 'ready'> => ({
  name,
  by: 'admin',
  at: ({ cardIn }) => `/requests/dashboard?card=${cardIn('INTERVIEW')}&tab=interview`,
  answers: answered(more),
});

/** The appointment of an interview, in its tab. */
export const APPOINTMENT_SCREENS: readonly ScreenToSee[] = [
  {
    ...inInterview('appointment ahead', {}),
    shows: ['AppointmentsPart'],
    ready: text('appointments', 'change'),
    reads: { path: LIST, empty: text('appointments', 'none'), emptied: () => ({ coming: null, past: [], offered }) },
  },
  {
    ...inInterview('appointments of before, unfolded', {}),
    steps: ({ page }) => page.locator('details summary').click(),
    ready: ({ page }) => page.getByText('Está de viaje esa semana.'),
    leavesMarks: true,
  },
  {
    ...inInterview('appointment that is made, nothing typed', { coming: null }),
    shows: ['AppointmentDialog'],
    steps: inTurn(press('appointments', 'make'), send),
    ready: text('errors', 'field.required'),
    leavesMarks: true,
  },
  {
    ...inInterview('appointment that is moved, upon another of the interviewer', {}),
    steps: press('appointments', 'change'),
    ready: ({ page }) => page.getByText('2026-000042'),
  },
  {
    ...inInterview('appointment that is called off', {}),
    shows: ['CallOffDialog'],
    steps: press('appointments', 'callOff'),
    ready: dialog,
  },
];

import { sql } from 'kysely';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { listAppointments } from '../interviews/appointments/listAppointments.ts';
import { cancelAppointment, makeAppointment } from '../interviews/appointments/writeAppointments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { given } from './given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of countries with several zones, those where most people live. */
const USUAL_ZONES = [
  'America/Mexico_City',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Buenos_Aires',
  'America/Santiago',
  'Europe/Madrid',
];
const PLACES = ['https://meet.example.org/entrevista', 'Oficina regional, segundo piso'];
const NOTES = [null, 'Le pedimos que tenga a la mano su carta de recomendación.'];

/** Every third card has its interview the day after it came to be interviewed. */
const EVERY = 3;

/** Arranges the interview of some cards as they come to INTERVIEW. */
export async function addDemoAppointment(context: StaffContext, id: number): Promise<void> {
  if (id % EVERY === 0) await arrange(context, id, new Date(context.now.getTime() + DAY_MS));
}

/** What lies ahead of those who wait for their interview as the demonstration begins: today, in some days, called off, nothing yet. */
export async function addComingAppointments(context: StaffContext): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from application
    where status = 'INTERVIEW' and interview_active and interview_result is distinct from 'ACCEPTED' and deleted_at is null
    order by id`.execute(context.db);
  for (const [turn, { id }] of rows.entries()) {
    const { coming } = await listAppointments(context, { params: { id } });
    if (coming || turn % 4 === 3) continue;
    const inDays = turn % 4 === 0 ? 2 * HOUR_MS : (1 + (turn % 6)) * DAY_MS;
    await arrange(context, id, new Date(context.now.getTime() + inDays));
    if (turn % 4 !== 2) continue;
    const made = (await listAppointments(context, { params: { id } })).coming;
    if (!made) continue;
    const reason = 'El pastor pidió otra fecha.';
    await cancelAppointment(context, given({ id, appointment: made.id }, { reason, version: made.version }));
  }
}

async function arrange(context: StaffContext, id: number, at: Date): Promise<void> {
  const { interviewer, zones, couple } = (await listAppointments(context, { params: { id } })).offered;
  if (!interviewer) return;
  const zone = zones.find((one) => USUAL_ZONES.includes(one)) ?? zones[0] ?? 'America/New_York';
  // On the hour.
  const { day, time } = wallAt(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS, zone);
  await makeAppointment(
    context,
    given(
      { id },
      {
        day,
        time,
        zone,
        hour: 'EARLIER',
        minutes: 60,
        place: PLACES[id % PLACES.length] ?? '',
        attendees: couple ? 'COUPLE' : 'LEADER',
        interviewer: interviewer.id,
        note: NOTES[(id >> 1) % NOTES.length] ?? null,
      },
    ),
  );
}

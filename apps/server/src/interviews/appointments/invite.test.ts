import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { partOf, startSmtpServer, type Delivered, type SmtpServer } from '../../../test/smtpServer.ts';

let smtp: SmtpServer;
let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await buildTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Portal, líderes <portal@church.example>',
    PUBLIC_URL: 'https://portal.example.org',
  });
  supervisor = await portal.staff('supervisor');
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.delivered.length = 0;
});

const day = () => new Date(portal.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
const EPHESIAN = 'ephesian@portal.test';
const OTHER = 'ephesian2@portal.test';

/** A married leader who reads Spanish; answers the application and whom it concerns. */
async function insert() {
  const id = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', lastName: "O'Brien; Ruiz" });
  const applicant = await portal.database.transaction(async (db) => {
    await db
      .updateTable('application_leader')
      .set({ civil_status: 'MARRIED' })
      .where('application_id', '=', id)
      .execute();
    await db
      .insertInto('application_spouse')
      .values({ application_id: id, name: 'Raúl', last_name: 'Ruiz', email: 'raul@example.org' })
      .execute();
    const { client_account_id } = await db
      .selectFrom('application')
      .select('client_account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return db
      .updateTable('client_account')
      .set({ language: 'es' })
      .where('id', '=', client_account_id)
      .returning('email')
      .executeTakeFirstOrThrow();
  });
  return { id, applicant: applicant.email };
}

async function send(method: 'POST' | 'PUT', id: number, path: string, body: object) {
  const { data } = await supervisor.send(method, `/api/business/request/${id}/appointments${path}`, body);
  await portal.drain(['mails.send']);
  const told = new Map(smtp.delivered.map((mail) => [mail.to, { mail, ...calendarOf(mail) }]));
  smtp.delivered.length = 0;
  return { data, told };
}

/** The calendar that came with a mail, as an independent reader reads it. */
function calendarOf({ source }: Delivered) {
  const part = source.split(/\r\n--[^\r\n]+/).find((each) => /content-type: text\/calendar/i.test(each)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const encoded = rest.join('\r\n\r\n');
  const text = /base64/i.test(head) ? Buffer.from(encoded, 'base64').toString() : unquoted(encoded);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The calendar has no event.');
  return {
    head,
    method: calendar.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
    component: event,
    text,
  };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

test('made, moved and cancelled: each has it in the own language and calendar, as one and the same', async () => {
  const { id, applicant } = await insert();
  const form = {
    day: day(),
    time: '10:30',
    zone: 'America/Mexico_City',
    minutes: 45,
    place: 'Calle 5; esquina, 2º piso \\ fondo',
    attendees: 'COUPLE',
    interviewer: await staffId(portal, 'ephesian'),
    note: 'Traigan:\n- su carta, firmada; y\n- una foto 🙏 {link} $&',
  };
  const made = await send('POST', id, '', form);
  expect([...made.told.keys()].toSorted()).toEqual([applicant, EPHESIAN, 'raul@example.org'].toSorted());
  const { coming } = made.data;
  for (const [to, { mail, head, method, event, component, text }] of made.told) {
    expect(head.toLowerCase()).toContain('method=request');
    expect(method).toBe('REQUEST');
    expect(event.uid).toBe(`portal.appointment.${coming.id}@portal.example.org`);
    expect(event.sequence).toBe(0);
    expect(event.startDate.toJSDate().toISOString()).toBe(coming.startsAt);
    expect(event.endDate.toJSDate().toISOString()).toBe(coming.endsAt);
    expect(event.location).toBe(form.place);
    expect(event.description).toContain(form.note);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:portal@church.example');
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Portal, líderes');
    expect(String(event.attendees[0]?.getFirstValue()).toLowerCase()).toBe(`mailto:${to}`);
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    expect(mail.source).toMatch(/filename="?invite\.ics/);
  }
  const toLeader = made.told.get(applicant);
  expect(toLeader?.event.summary).toMatch(/^Entrevista de la solicitud 2026-/);
  expect(toLeader && partOf(toLeader.mail, 'text/plain')).toMatch(/Se acordó la entrevista.*hora estándar central/s);
  expect(toLeader && partOf(toLeader.mail, 'text/plain')).toContain('Traigan:\r\n- su carta, firmada; y');
  expect(made.told.get(EPHESIAN)?.event.summary).toContain("Lucía O'Brien; Ruiz");

  const other = { ...form, time: '16:00', attendees: 'LEADER', interviewer: await staffId(portal, 'ephesian2') };
  const moved = await send('PUT', id, `/${coming.id}`, { ...other, version: 1 });
  const methods = [...moved.told].map(([to, { method, event }]) => [to, method, event.sequence]);
  expect(methods.toSorted()).toEqual(
    [
      [applicant, 'REQUEST', 1],
      [OTHER, 'REQUEST', 1],
      [EPHESIAN, 'CANCEL', 1],
      ['raul@example.org', 'CANCEL', 1],
    ].toSorted(),
  );
  expect(new Set([...moved.told.values()].map(({ event }) => event.uid)).size).toBe(1);

  const cancelled = await send('POST', id, `/${coming.id}/cancellation`, { reason: 'De viaje.', version: 2 });
  for (const { method, event, component } of cancelled.told.values()) {
    expect([method, event.sequence, component.getFirstPropertyValue('status')]).toEqual(['CANCEL', 2, 'CANCELLED']);
  }
  expect([...cancelled.told.keys()].toSorted()).toEqual([applicant, OTHER].toSorted());
  const { data: mails } = await supervisor.get(`/api/business/request/${id}/mails`);
  const toInterviewers = mails.filter(({ to }: { to: string }) => to === 'interviewer');
  expect(toInterviewers.map(({ written }: { written: { address: string } }) => written.address)).toEqual([
    OTHER,
    EPHESIAN,
    OTHER,
    EPHESIAN,
  ]);
  const history = await historyOf(portal, 'applications', id);
  const named = history.flatMap(({ kind, detail }) =>
    kind === 'mail.written' ? (detail as { mails: { id: number }[] }).mails : [],
  );
  expect(named.map(({ id: mail }) => mail).toSorted()).toEqual(mails.map((mail: { id: number }) => mail.id).toSorted());
  const last = cancelled.told.get(applicant);
  expect(last && partOf(last.mail, 'text/plain')).toContain('Motivo: De viaje.');
});

test('the outbox has the calendar of a mail, where its links are shown', async () => {
  const { id, applicant } = await insert();
  const { told } = await send('POST', id, '', {
    day: day(),
    time: '12:00',
    zone: 'UTC',
    minutes: 30,
    place: 'Sala 2',
    attendees: 'LEADER',
    interviewer: await staffId(portal, 'ephesian'),
    note: null,
  });
  const calendars = async (caller: Pick<Caller, 'get'>) => {
    const mails: OutboxMail[] = (await caller.get('/api/business/outbox')).data.data;
    return [applicant, EPHESIAN].map((to) => mails.find((mail) => mail.to === to)?.calendar);
  };
  const admin = await portal.staff('admin');
  expect(await calendars(admin)).toEqual(
    [applicant, EPHESIAN].map((to) => ({ method: 'REQUEST', text: told.get(to)?.text })),
  );
  const reader = await inRole(portal, 'analyst', ['business.request.show.interview', 'business.outbox.show']);
  expect(await calendars(reader)).toEqual([{ method: 'REQUEST', text: told.get(applicant)?.text }, null]);
});

test('a link is followed in the mail and in the calendar; whoever makes an appointment for themselves is invited too', async () => {
  const { id, applicant } = await insert();
  const place = 'https://meet.example.org/abc?a=1&b="2';
  const { told } = await send('POST', id, '', {
    day: day(),
    time: '23:30',
    zone: 'Pacific/Kiritimati',
    minutes: 60,
    place,
    attendees: 'LEADER',
    interviewer: await staffId(portal, 'supervisor'),
    note: null,
  });
  expect([...told.keys()].toSorted()).toEqual([applicant, 'supervisor@portal.test'].toSorted());
  const html = told.get(applicant);
  expect(html && partOf(html.mail, 'text/html')).toContain('href="https://meet.example.org/abc?a=1&amp;b=&quot;2"');
  expect(html?.component.getFirstPropertyValue('url')).toBe(place);
});

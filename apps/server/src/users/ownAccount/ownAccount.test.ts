import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMAIL_CHANGE_HOURS } from '@portal/domain/users/accounts.ts';
import { mailTo, newApplicant, outbox } from '../../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import {
  closed,
  mailedToken,
  newStaff,
  seatOf,
  signIn,
  STAFF_PASSWORD,
  type StaffSeat,
} from '../../../test/people/staffAccounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = 'Different2#';
const ME = '/api/business/user/me';
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const changePassword = (seat: StaffSeat, currentPassword: string, password = NEW, confirmPassword = password) =>
  seat.send('PUT', `${ME}/password`, { currentPassword, password, confirmPassword });
const changeEmail = (seat: StaffSeat, email: string, password = STAFF_PASSWORD, confirmEmail = email) =>
  seat.send('PUT', `${ME}/email`, { email, confirmEmail, password });
const confirm = (token: string) => portal.anonymous.send('POST', '/api/auth/email/confirm', { token });
const emailOf = async (seat: StaffSeat) => (await seat.get(ME)).data.email;
const mailsTo = async (email: string) => (await outbox(portal)).filter(({ to }) => to === email);

async function newSeat(email: string): Promise<StaffSeat> {
  await newStaff(portal, email);
  return seatOf(portal, email);
}

test('changes the password, goes on here, signs out elsewhere, ends mailed links and tells the owner', async () => {
  const here = await newSeat('password@example.org');
  const elsewhere = await seatOf(portal, 'password@example.org');
  await portal.anonymous.send('POST', '/api/auth/password/reset', { email: 'password@example.org' });
  const reset = await mailedToken(portal, 'password@example.org');
  expect(await changePassword(here, STAFF_PASSWORD)).toMatchObject({ status: 200, body: { data: null } });
  expect((await here.get(ME)).status).toBe(200);
  await closed(elsewhere);
  expect((await signIn(portal, 'password@example.org')).codes).toEqual(['login.badCredentials']);
  expect((await signIn(portal, 'password@example.org', NEW)).status).toBe(200);
  const again = { token: reset, password: 'Different3#', confirmPassword: 'Different3#' };
  expect((await portal.anonymous.send('POST', '/api/auth/password', again)).codes).toEqual(['login.tokenUsed']);
  expect(await mailTo(portal, 'password@example.org')).toMatchObject({
    subject: 'Se cambió la contraseña de su cuenta',
    language: 'es',
    links: [],
  });
});

test('refuses a wrong present password, the same one again and a repetition that differs at their fields', async () => {
  const seat = await newSeat('refused@example.org');
  const fields = async (answer: ReturnType<typeof changePassword>) => (await answer).body.data.fields;
  expect(await fields(changePassword(seat, 'Wrong2026!'))).toEqual({ currentPassword: { code: 'field.oldPassword' } });
  expect(await fields(changePassword(seat, STAFF_PASSWORD, STAFF_PASSWORD))).toEqual({
    password: { code: 'field.samePassword' },
  });
  expect(await fields(changePassword(seat, STAFF_PASSWORD, NEW, 'Different2$'))).toEqual({
    confirmPassword: { code: 'field.match' },
  });
  expect((await signIn(portal, 'refused@example.org')).status).toBe(200);
});

test.each([
  ['password', (seat: StaffSeat, present: string) => changePassword(seat, present)],
  ['email', (seat: StaffSeat, present: string) => changeEmail(seat, 'elsewhere@example.org', present)],
])(
  'counts wrong passwords of a change of %s as failed sign-ins, locks at the fifth and forgets them',
  async (what, change) => {
    const email = `counted.${what}@example.org`;
    const seat = await newSeat(email);
    const told = [];
    for (let failure = 1; failure <= 3; failure += 1) told.push(...(await change(seat, 'Wrong2026!')).codes);
    told.push(...(await signIn(portal, email, 'Wrong2026!')).codes, ...(await change(seat, 'Wrong2026!')).codes);
    const wrong = 'field.oldPassword';
    expect(told).toEqual([wrong, wrong, wrong, 'login.badCredentials', 'login.locked']);
    expect((await change(seat, STAFF_PASSWORD)).codes).toEqual(['login.locked']);
    expect((await signIn(portal, email)).codes).toEqual(['login.locked']);
    portal.clock.advance(15 * MINUTE);
    const again = await seatOf(portal, email);
    for (let failure = 1; failure <= 4; failure += 1) await change(again, 'Wrong2026!');
    expect((await change(again, STAFF_PASSWORD)).status).toBe(200);
    expect((await signIn(portal, email, 'Wrong2026!')).codes).toEqual(['login.badCredentials']);
  },
);

test('changes the address when the link mailed to the new one is followed, and tells the one of before twice', async () => {
  const seat = await newSeat('before@example.org');
  await changeEmail(seat, 'After@Example.org');
  expect(await emailOf(seat)).toBe('before@example.org');
  const link = await mailTo(portal, 'after@example.org');
  expect(link.subject).toBe('Confirme su correo nuevo');
  expect(link.links[0]).toMatch(/\/B_Portal\/login\/confirmEmail\?token=[\w-]{43}$/);
  const asked = await mailTo(portal, 'before@example.org');
  expect(asked).toMatchObject({ subject: 'Se pidió cambiar su correo', links: [] });
  expect(asked.text).toContain('after@example.org');
  const token = await mailedToken(portal, 'after@example.org');
  expect(await confirm(token)).toMatchObject({ status: 200, body: { data: null } });
  expect(await emailOf(seat)).toBe('after@example.org');
  expect((await signIn(portal, 'before@example.org')).codes).toEqual(['login.badCredentials']);
  expect((await signIn(portal, 'after@example.org')).status).toBe(200);
  expect(await mailTo(portal, 'before@example.org')).toMatchObject({
    subject: 'Se cambió el correo de su cuenta',
    links: [],
  });
  expect((await confirm(token)).codes).toEqual(['login.tokenUsed']);
});

test('refuses the present address, one of another account and a repetition that differs at their fields', async () => {
  const seat = await newSeat('mine@example.org');
  await newStaff(portal, 'theirs@example.org', { status: 'INACTIVE' });
  const fields = async (answer: ReturnType<typeof changeEmail>) => (await answer).body.data.fields;
  expect(await fields(changeEmail(seat, 'MINE@example.org'))).toEqual({ email: { code: 'field.sameEmail' } });
  expect(await fields(changeEmail(seat, 'Theirs@example.org'))).toEqual({ email: { code: 'field.taken' } });
  expect(await fields(changeEmail(seat, 'free@example.org', STAFF_PASSWORD, 'fre@example.org'))).toEqual({
    confirmEmail: { code: 'field.match' },
  });
  expect(await fields(changeEmail(seat, 'theirs@example.org', 'Wrong2026!'))).toEqual({
    password: { code: 'field.oldPassword' },
  });
  expect(await mailsTo('theirs@example.org')).toEqual([]);
});

test('takes the address of a client and of a removed account', async () => {
  await newApplicant(portal, 'client@example.org');
  await newStaff(portal, 'gone@example.org', { removedAt: portal.clock.now() });
  const seat = await newSeat('takes@example.org');
  for (const email of ['client@example.org', 'gone@example.org']) {
    expect((await changeEmail(seat, email)).status).toBe(200);
    expect((await confirm(await mailedToken(portal, email))).status).toBe(200);
    expect(await emailOf(seat)).toBe(email);
  }
});

test('holds the link to a new address for 24 hours', async () => {
  expect(EMAIL_CHANGE_HOURS).toBe(24);
  await newStaff(portal, 'hours@example.org');
  const after = async (email: string, milliseconds: number) => {
    await changeEmail(await seatOf(portal, 'hours@example.org'), email);
    const token = await mailedToken(portal, email);
    portal.clock.advance(milliseconds);
    return (await confirm(token)).codes;
  };
  expect(await after('late@example.org', 24 * HOUR)).toEqual(['login.tokenUsed']);
  expect(await after('intime@example.org', 24 * HOUR - 1)).toEqual([]);
});

test('asked for anew or after another password, the link of before confirms nothing', async () => {
  const seat = await newSeat('anew@example.org');
  await changeEmail(seat, 'first@example.org');
  const first = await mailedToken(portal, 'first@example.org');
  await changeEmail(seat, 'second@example.org');
  const second = await mailedToken(portal, 'second@example.org');
  expect((await confirm(first)).codes).toEqual(['login.tokenUsed']);
  await changePassword(seat, STAFF_PASSWORD);
  expect((await confirm(second)).codes).toEqual(['login.tokenUsed']);
  expect(await emailOf(seat)).toBe('anew@example.org');
});

test('gives an address that two asked for to the first who confirms, both at once too', async () => {
  const seats = [await newSeat('one@example.org'), await newSeat('two@example.org')];
  const tokens: string[] = [];
  for (const seat of seats) {
    portal.clock.advance(1000);
    await changeEmail(seat, 'wanted@example.org');
    tokens.push(await mailedToken(portal, 'wanted@example.org'));
  }
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['field.taken']);
  const emails = await Promise.all(seats.map(emailOf));
  expect(emails.filter((email) => email === 'wanted@example.org')).toHaveLength(1);
});

test('confirms a new address once of two requests at once, and never for an account that was deactivated', async () => {
  const seat = await newSeat('single@example.org');
  await changeEmail(seat, 'single.new@example.org');
  const token = await mailedToken(portal, 'single.new@example.org');
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await changeEmail(seat, 'single.third@example.org');
  const third = await mailedToken(portal, 'single.third@example.org');
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ status: 'INACTIVE' }).where('email', '=', 'single.new@example.org').execute(),
  );
  expect((await confirm(third)).codes).toEqual(['login.tokenUsed']);
});

test('keeps what the owner did to the account, addresses apart, no passwords, and nothing of what was refused', async () => {
  const id = await newStaff(portal, 'kept@example.org');
  const desk = await seatOf(portal, 'kept@example.org');
  await changeEmail(desk, 'kept@example.org');
  await changeEmail(desk, 'kept.new@example.org', 'Wrong2026!');
  await changePassword(desk, 'Wrong2026!');
  expect(await historyOf(portal, 'users', id)).toEqual([]);

  await changeEmail(desk, 'kept.new@example.org');
  await confirm(await mailedToken(portal, 'kept.new@example.org'));
  await changePassword(desk, STAFF_PASSWORD);
  await seatOf(portal, 'kept.new@example.org', NEW);
  await desk.send('DELETE', `${ME}/sessions`);
  await desk.send('DELETE', `${ME}/sessions`);
  await portal.anonymous.send('POST', '/api/auth/password/reset', { email: 'kept.new@example.org' });
  const reset = { token: await mailedToken(portal, 'kept.new@example.org'), password: 'Different3#' };
  await portal.anonymous.send('POST', '/api/auth/password', { ...reset, confirmPassword: 'Different3#' });
  const last = await seatOf(portal, 'kept.new@example.org', 'Different3#');
  const [session] = (await last.get(`${ME}/sessions`)).data;
  await last.send('DELETE', `${ME}/sessions/${session.id}`);
  expect(await historyOf(portal, 'users', id)).toEqual(
    [
      { kind: 'emailAsked', detail: {} },
      {
        kind: 'emailConfirmed',
        detail: { fields: ['email'] },
        personal: { email: { from: 'kept@example.org', to: 'kept.new@example.org' } },
      },
      { kind: 'passwordChanged', detail: {} },
      { kind: 'sessionsEnded', detail: { ended: 1 } },
      { kind: 'passwordReset', detail: {} },
      { kind: 'sessionsEnded', detail: { ended: 1 } },
    ].map((row) => ({ ...row, by: id })),
  );
});

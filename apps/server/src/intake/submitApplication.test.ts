import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { giveRules } from '../../test/people/giveRules.ts';
import { fillForm, LEADER, MINISTRY, newApplicant, outbox, submitted } from '../../test/people/applicants.ts';

let portal: TestServer;
const submit = (client: Awaited<ReturnType<typeof newApplicant>>, id: number) =>
  client.send('POST', `/api/client/request/${id}/submissions`);
const rowOf = (id: number) =>
  portal.database.read((db) => db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const seenBy = (id: number) =>
  portal.database.read((db) =>
    db
      .selectFrom('application_seen')
      .select(['other_id', 'what'])
      .where('application_id', '=', id)
      .orderBy('what')
      .execute(),
  );
const sequenceOf = (caseNumber: string | null) => Number(caseNumber?.slice(5));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('tells everything missing at once by field key, and a complete form goes to the board', async () => {
  const client = await newApplicant(portal, 'first@example.org');
  const { id } = (await client.send('POST', '/api/client/request')).data;
  await client.send('PUT', `/api/client/request/${id}/leader`, { civilStatus: 'MARRIED' });
  const refused = await submit(client, id);
  expect([refused.status, refused.codes]).toEqual([422, ['submission.incomplete']]);
  expect(refused.body.data.fields).toMatchObject({
    FORM_LEADER_PHOTO: { code: 'field.required' },
    FORM_LEADER_SPOUSE_NAME: { code: 'field.required' },
    FORM_MINISTRY_MEMBERS: { code: 'field.required' },
    FORM_MINISTRY_CONTACT_EMAIL: { code: 'field.required' },
    FORM_DOCUMENT_MARRIAGE_CERTIFICATE: { code: 'field.required' },
  });
  expect((await client.get(`/api/client/request/${id}`)).data.missing).toEqual(refused.body.data.fields);
  expect(await rowOf(id)).toMatchObject({ status: 'UNFINISHED', case_number: null, person_id: null });
});

test('gives case number, judgement and Ephesian, writes history and a mail in the account’s language', async () => {
  const client = await newApplicant(portal, 'whole@example.org', 'es');
  const id = await submitted(client);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'COMPLETE', country: 'CR', form_state: 'FORM_STATE_DOCUMENTS' });
  expect(row.case_number).toMatch(/^2026-\d{6}$/);
  expect(row.submitted_at).toEqual(portal.clock.now());
  const mail = (await outbox(portal)).find(({ subject }) => subject.includes(row.case_number ?? '?'));
  expect(mail).toMatchObject({ to: 'whole@example.org', subject: `Solicitud ${row.case_number} recibida` });
  expect(mail?.text).toContain('USD 150.00');
  const manager = await portal.staff('manager');
  const board = (await manager.get('/api/business/request/status/COMPLETE')).data;
  expect(board.data[0]).toMatchObject({
    id,
    caseNumber: row.case_number,
    pastorName: 'Lucía',
    churchName: MINISTRY.name,
  });
  const detail = (await manager.get(`/api/business/request/${id}`)).data;
  expect(detail.history).toMatchObject([
    { what: 'mail.written', by: null, detail: { template: 'submissionReceived', mails: [{ to: 'applicant' }] } },
    { what: 'submitted', byApplicant: true },
  ]);
});

test('gives numbers without gaps to submissions at once, also where one fails between them', async () => {
  const clients = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => newApplicant(portal, `gap.${name}@example.org`)),
  );
  const ids: number[] = [];
  for (const client of clients) ids.push(await fillForm(client));
  const before = sequenceOf(
    (await rowOf(await submitted(await newApplicant(portal, 'before@example.org')))).case_number,
  );
  // A submission that fails after it took its number gives it back.
  await expect(
    portal.database.transaction(async (db) => {
      const { nextCaseNumber } = await import('./nextCaseNumber.ts');
      await nextCaseNumber(db, portal.clock.now());
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  await Promise.all(clients.map((client, index) => submit(client, ids[index] ?? 0)));
  const numbers = await Promise.all(ids.map(async (id) => sequenceOf((await rowOf(id)).case_number)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((step) => before + step));
});

test('leaves nothing half-written when it fails in the middle', async () => {
  const client = await newApplicant(portal, 'cut@example.org');
  const id = await fillForm(client, { leader: { email: 'cut.off@example.org' } });
  const fail = (statement: string) => portal.database.transaction((db) => sql.raw(statement).execute(db));
  await fail(
    `create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`,
  );
  await fail('create trigger cut_off before insert on mail for each row execute function cut_off()');
  const cut = await submit(client, id);
  await fail('drop function cut_off() cascade');
  expect([cut.status, cut.codes]).toEqual([500, ['GE005']]);
  expect(await rowOf(id)).toMatchObject({
    status: 'UNFINISHED',
    case_number: null,
    person_id: null,
    church_id: null,
    card: null,
  });
  const left = await portal.database.read((db) =>
    db.selectFrom('person').select('id').where('email', '=', 'cut.off@example.org').execute(),
  );
  expect(left).toEqual([]);
  expect((await submit(client, id)).status).toBe(200);
});

test('is done once: a second submission is refused, two at once make one', async () => {
  const client = await newApplicant(portal, 'once@example.org');
  const id = await fillForm(client);
  const answers = await Promise.all([submit(client, id), submit(client, id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['submission.done']);
  const after = await client.send('PUT', `/api/client/request/${id}/leader`, { name: 'Eva' });
  expect(after.codes).toEqual(['submission.done']);
  const counted = await portal.database.read((db) =>
    db.selectFrom('history').select('kind').where('noun', '=', 'applications').where('subject_id', '=', id).execute(),
  );
  expect(counted.map(({ kind }) => kind)).toEqual(['submitted', 'mail.written']);
});

test('numbers by the year in New York', async () => {
  const before = portal.clock.now();
  portal.clock.advance(new Date('2027-01-01T04:30:00Z').getTime() - before.getTime());
  const old = await rowOf(await submitted(await newApplicant(portal, 'silvester@example.org')));
  portal.clock.advance(3_600_000);
  const first = await rowOf(await submitted(await newApplicant(portal, 'newyear@example.org')));
  expect([old.case_number?.slice(0, 4), first.case_number]).toEqual(['2026', '2027-000001']);
  portal.clock.advance(before.getTime() - portal.clock.now().getTime());
});

test('sends a church below the lowest band to the automatic rejection, without asking for money', async () => {
  await giveRules(portal, 'GT', [
    { colour: '#aa0000', threshold: { min: 50, max: 199 } },
    { colour: '#00aa00', threshold: { min: 200, max: null } },
  ]);
  const below = await newApplicant(portal, 'below@example.org', 'en');
  const id = await submitted(below, { ministry: { country: 'GT', members: 49 } });
  expect(await rowOf(id)).toMatchObject({ status: 'REJECT_BY_TAG', classification: 'BELOW', flag: '#aa0000' });
  const mail = (await outbox(portal)).find(({ to }) => to === 'below@example.org');
  expect(mail?.text).toContain('so there is nothing to pay right now.');
  const above = await submitted(await newApplicant(portal, 'above@example.org'), {
    ministry: { country: 'GT', members: 200 },
  });
  expect(await rowOf(above)).toMatchObject({ status: 'COMPLETE', classification: '2', flag: '#00aa00' });
});

test('assigns the Ephesian of the church’s country, of the hand-made association before it, else nobody', async () => {
  const [country, free, byHand] = await portal.database.transaction(async (db) => {
    await db.deleteFrom('region_country').where('country', 'in', ['PA', 'UY']).execute();
    const users = await db
      .selectFrom('staff_user')
      .select(['id', 'email'])
      .where('email', 'like', 'ephesian%')
      .orderBy('email')
      .execute();
    const [one, two] = users;
    if (!one || !two) throw new Error('The demonstration has two Ephesians.');
    await db.insertInto('region_country').values({ country: 'PA', ephesian_id: one.id }).execute();
    return [one.id, null, two.id] as const;
  });
  const client = await newApplicant(portal, 'region@example.org');
  const first = await rowOf(await submitted(client, { ministry: { country: 'PA' } }));
  expect(first.ephesian_id).toBe(country);
  await portal.database.transaction((db) =>
    db
      .insertInto('region_person')
      .values({ person_id: first.person_id ?? 0, ephesian_id: byHand })
      .execute(),
  );
  const again = await rowOf(await submitted(client, { ministry: { country: 'PA' } }));
  expect(again).toMatchObject({ person_id: first.person_id, church_id: first.church_id, ephesian_id: byHand });
  const elsewhere = await rowOf(
    await submitted(await newApplicant(portal, 'free@example.org'), { ministry: { country: 'UY' } }),
  );
  expect(elsewhere.ephesian_id).toBe(free);
});

test('notes who seems to have applied before, and shows it on the card', async () => {
  const place = { city: 'Heredia Norte' };
  const first = await submitted(await newApplicant(portal, 'seen1@example.org'), {
    leader: {
      name: 'Joaquín',
      lastName: 'Benavides Mora',
      email: 'joaquin@example.org',
      homeNumber: '60001234',
      birthDate: '1971-07-07',
    },
    ministry: { ...place, name: 'Casa de Restauración' },
  });
  const alike = await submitted(await newApplicant(portal, 'seen2@example.org'), {
    leader: {
      name: 'Joaquin',
      lastName: 'Benavidez Mora',
      email: 'JOAQUIN@example.org',
      homeNumber: '60001235',
      birthDate: '1971-07-07',
    },
    ministry: { city: 'HEREDIA NORTE', name: 'Casa de Restauracion Heredia' },
  });
  expect(await seenBy(alike)).toEqual([
    { other_id: first, what: 'church' },
    { other_id: first, what: 'email' },
    { other_id: first, what: 'name' },
  ]);
  const other = await submitted(await newApplicant(portal, 'seen3@example.org'), {
    leader: {
      ...LEADER,
      name: 'Rebeca',
      lastName: 'Quirós',
      email: 'rebeca@example.org',
      homeNumber: '60001234',
      birthDate: '1971-07-07',
    },
    ministry: { ...place, name: 'Puertas Abiertas' },
  });
  expect(await seenBy(other)).toEqual([{ other_id: first, what: 'phone' }]);
  const manager = await portal.staff('manager');
  expect((await manager.get(`/api/business/request/${alike}`)).data).toMatchObject({ seenBefore: true });
  expect((await rowOf(alike)).person_id).not.toBe((await rowOf(first)).person_id);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '@portal/contract/clients/drafts.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { foundIn } from '../../../test/erasure/foundIn.ts';
import { insertApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { insertClient, rowsOf } from '../../../test/people/clientAccounts.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { fillForm, mailTo, newApplicant, outbox } from '../../../test/people/applicants.ts';
import { runJob } from '../../../test/runJob.ts';
import { eraseDraft, eraseDrafts } from './eraseDrafts.ts';

const DAY = 86_400_000;
const PATH = '/api/business/request/unfinished';
const SETTING = '/api/business/setting/draft-erasure';
let portal: TestServer;
let supervisor: Caller;
let admin: Caller;
const ago = (days: number) => new Date(portal.clock.now().getTime() - days * DAY);

async function insertDraft(name: string, quietDays: number, language: 'en' | 'es' = 'en') {
  const email = `${name}.draft@example.org`;
  const client = await insertClient(portal, { email, lastActiveAt: ago(quietDays), language });
  const application = await insertApplication(portal, {
    status: 'UNFINISHED',
    client: client.id,
    name,
    churchName: `Casa de ${name}`,
    documents: ['LOGO'],
  });
  return { client: client.id, application, email };
}

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const list = async (query: Record<string, string>, caller: Pick<Caller, 'get'> = supervisor): Promise<Draft[]> =>
  (await caller.get(`${PATH}?${new URLSearchParams(query).toString()}`)).data.data;
const only = async (search: string): Promise<Draft | undefined> => (await list({ search }))[0];

describe('the list of unfinished applications', () => {
  test('tells how far a form is, what is missing of it, and how to reach who began it', async () => {
    const { client, application } = await insertDraft('Ñusta', 10);
    const draft = await only('nusta.draft');
    expect(draft).toMatchObject({
      id: client,
      applicationId: application,
      name: 'Ñusta Arango',
      email: 'Ñusta.draft@example.org',
      churchName: 'Casa de Ñusta',
      formState: 'FORM_STATE_PASTORAL_FORM',
      lastActiveAt: ago(10).toISOString(),
      remindedAt: null,
      erasedFrom: null,
    });
    expect(draft?.missing).toContain('FORM_DOCUMENT_COVERAGE_LETTER');
    expect(draft?.missing).not.toContain('FORM_DOCUMENT_LOGO');
    expect(draft?.missing).not.toContain('FORM_LEADER_NAME');
    expect((await only('casa de nusta'))?.id).toBe(client);
  });

  test('is for whoever may see them, and in nobody’s charge', async () => {
    const reader = await inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, 'business.request.unfinished']);
    expect(await list({}, reader)).toEqual([]);
    expect((await (await portal.staff('analyst')).get(PATH)).codes).toEqual(['GE004']);
  });

  test('reminds one, or all that fit, of the rest of the form, once in 7 days', async () => {
    const one = await insertDraft('Una', 40, 'es');
    const { runId } = (await supervisor.send('POST', `${PATH}/reminders`, { fitting: { search: 'una.draft' } })).data;
    expect(await rowsOf(portal, supervisor, runId)).toMatchObject([{ subjectId: one.client, state: 'DONE' }]);
    expect(await mailTo(portal, one.email)).toMatchObject({ subject: 'Su solicitud aún no se ha enviado' });
    const again = (await supervisor.send('POST', `${PATH}/reminders`, { clients: [one.client] })).data;
    expect(await rowsOf(portal, supervisor, again.runId)).toMatchObject([{ problems: [{ code: 'client.reminded' }] }]);
    expect((await supervisor.send('POST', `${PATH}/reminders`, {})).codes).toEqual(['field.required']);
  });
});

describe('drafts nobody continues', () => {
  const setDays = async (days: number | null) =>
    admin.send('PUT', SETTING, { days, version: (await admin.get(SETTING)).data.version });
  const announced = async (email: string) =>
    (await outbox(portal)).filter((mail) => mail.to === email && mail.subject.includes('will be erased')).length;
  const exists = async (id: number): Promise<boolean> => {
    const { rows } = await portal.database.read((db) => sql`select from application where id = ${id}`.execute(db));
    return rows.length > 0;
  };

  test('stay as long as no time is set', async () => {
    const { application, email } = await insertDraft('Vieja', 2000);
    expect((await admin.get(SETTING)).data).toEqual({ days: null, version: 1 });
    await runJob(portal, eraseDrafts);
    expect([await exists(application), await announced(email)]).toEqual([true, 0]);
  });

  test('are erased after the time that is set, with all they hold, once their owner was told twice', async () => {
    const { client, application, email } = await insertDraft('Callada', 59);
    const other = await insertDraft('Activa', 0);
    expect((await setDays(90)).data).toEqual({ days: 90, version: 2 });
    const after = async (days: number) => {
      portal.clock.advance(days * DAY);
      await runJob(portal, eraseDrafts);
      // Run twice, as after a crash.
      await runJob(portal, eraseDrafts);
      return [await exists(application), await announced(email)];
    };
    expect(await after(0)).toEqual([true, 0]);
    expect(await after(1)).toEqual([true, 1]);
    expect(await after(22)).toEqual([true, 1]);
    expect(await after(1)).toEqual([true, 2]);
    admin = await portal.staff('admin');
    supervisor = await portal.staff('supervisor');
    expect((await only('callada.draft'))?.erasedFrom).toBe(
      new Date(portal.clock.now().getTime() + 7 * DAY).toISOString(),
    );
    expect(await after(6)).toEqual([true, 2]);
    expect(await after(1)).toEqual([false, 2]);
    expect(await exists(other.application)).toBe(true);
    const { rows } = await portal.database.read((db) =>
      sql`select from attachment where noun = 'applications' and subject_id = ${application}`.execute(db),
    );
    expect(rows).toEqual([]);
    expect(await historyOf(portal, 'clients', client)).toEqual([
      { kind: 'draftAnnounced', by: 'system', detail: { application, days: 30 } },
      { kind: 'draftAnnounced', by: 'system', detail: { application, days: 7 } },
      { kind: 'draftErased', by: 'system', detail: { application } },
    ]);
  });

  test('take with them what the account was called by, so that the name stands nowhere', async () => {
    const email = 'nobody.by.name@example.org';
    const applicant = await newApplicant(portal, email);
    const id = await fillForm(applicant, { leader: { name: 'Ymelda', lastName: 'Quispe' } });
    const began = portal.clock.now();
    const client = () =>
      portal.database.read((db) =>
        db.selectFrom('client_account').select('leader_name').where('email', '=', email).executeTakeFirstOrThrow(),
      );
    expect((await client()).leader_name).toBe('Ymelda Quispe');
    await portal.database.transaction((db) => eraseDraft(db, { id, began }, began));
    expect((await client()).leader_name).toBeNull();
    expect(await portal.database.read((db) => foundIn(db, ['Ymelda', 'Quispe']))).toEqual([]);
  });

  test('are kept 90 days at least, and the time is not overwritten unseen', async () => {
    admin = await portal.staff('admin');
    expect((await setDays(89)).codes).not.toEqual([]);
    expect((await admin.send('PUT', SETTING, { days: 100, version: 1 })).codes).toEqual(['record.stale']);
    expect((await (await portal.staff('supervisor')).get(SETTING)).codes).toEqual(['GE004']);
  });
});

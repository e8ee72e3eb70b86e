import { issueLicences } from '../../src/licences/issueLicences.ts';
import type { Answer, Caller, TestServer } from '../buildTestServer.ts';
import { insertReport } from '../database/censusRows.ts';
import { insertCertified } from '../database/courseRows.ts';
import { readApplication, staffId } from '../factories.ts';
import { insertImported } from '../imports/importRows.ts';
import { ANSWERED } from '../interviewAnswers.ts';
import { newApplicant, png, submitted } from '../people/applicants.ts';
import { pdf } from '../papers/pdf.ts';
import { runJob } from '../runJob.ts';

/** What tells whose the case is, wherever it may have got to: each is found nowhere else. */
export const TELLTALE = {
  name: 'Zyxquirio',
  email: 'zyxquirio.vorn@example.org',
  account: 'cuenta.zyxquirio@example.org',
  phone: '60987654',
  church: 'Vornak',
};

/** A case to which everything has happened, through the acts themselves, and every text of which names its leader. */
export async function ladenCase(portal: TestServer): Promise<{ id: number; client: Caller; caseNumber: string }> {
  const { name, email, account, phone, church } = TELLTALE;
  const words = (what: string) => `${what}: ${name}, ${email}, ${phone}`;
  const paper = (n: number) => ({
    name: `${name}-${n}.pdf`,
    bytes: pdf({ content: `% ${name} ${n}\n0 0 m ${n} 99 l S` }),
  });
  const client = await newApplicant(portal, account, 'en');
  const id = await submitted(client, {
    leader: { name, lastName: 'Vornisson', email, homeNumber: phone },
    ministry: { name: `Iglesia ${church}` },
  });
  const at = `/api/business/request/${id}`;
  const manager = await portal.staff('manager');
  const version = async () => (await readApplication(portal, id)).version;
  const done = async (answer: Promise<Answer>): Promise<Answer> => {
    const got = await answer;
    if (!got.body.status) throw new Error(JSON.stringify(got.body));
    return got;
  };
  const act = async (path: string, body: object = {}, caller = manager) =>
    (await done(caller.send('POST', `${at}${path}`, { ...body, version: await version() }))).data;
  const put = async (path: string, body: object, caller = manager) =>
    (await done(caller.send('PUT', `${at}${path}`, body))).data;
  const sent = async (n: number, query = '', caller = manager) =>
    (await done(caller.upload('POST', `${at}/files${query}`, paper(n)))).data.upload;
  const move = async (to: string, more: object = {}) =>
    act('/moves', { from: (await readApplication(portal, id)).status, to, ...more });

  await act('/external-payments', {
    method: 'CASH',
    reference: words('receipt'),
    date: '2026-03-01',
    amount: 15_000,
    document: await sent(1),
  });
  await move('ANALYSIS', { assignee: await staffId(portal, 'analyst') });
  await act('/tags', { name: 'Prioridad', colour: 'red' });
  for (const kind of ['NOTE', 'ER']) {
    const note = await act(`/notes/${kind}`, { title: words(kind), description: words('text'), mentions: [] });
    await put(`/notes/${kind}/${note.id}`, { title: kind, description: words('again'), mentions: [], version: 1 });
  }
  for (const type of ['POSITIVE', 'NEGATIVE']) {
    const document = await sent(type === 'POSITIVE' ? 2 : 3, '?for=reference');
    const one = await act('/references', { type, name: 'Vecina', description: words('says'), document });
    const other = await sent(type === 'POSITIVE' ? 4 : 5, '?for=reference');
    await put(`/references/${one.id}`, { name, description: words('says more'), document: other, version: 1 });
  }
  await act('/corrections', {
    corrections: [{ field: 'FORM_LEADER_LAST_NAME', message: words('wrong') }],
    wishedFor: '',
  });
  const [correction] = (await client.get(`/api/client/request/${id}/corrections`)).data;
  await done(
    client.send('PUT', `/api/client/request/${id}/corrections/${correction.id}`, { value: `Vornsen ${name}` }),
  );
  await act(`/corrections/${correction.id}/acceptances`);
  const photo = (
    await done(manager.upload('POST', `${at}/files?for=photo`, { name: `${name}.png`, bytes: await png(320) }))
  ).data.upload;
  await put('/photo', { upload: photo, crop: { x: 0, y: 0, size: 300 } });
  await done(manager.send('POST', `${at}/messages`, { text: words('hello'), file: await sent(6, '?for=message') }));
  await done(client.send('POST', `/api/client/request/${id}/messages`, { text: words('hello back') }));
  const text = { subject: words('mail'), text: words('body') };
  await done(
    manager.send('POST', `${at}/mails`, {
      recipients: { leader: 'en', spouse: null, contact: null },
      texts: { en: text, es: null },
    }),
  );
  await move('COMPLETE_ANALYSIS');
  await move('INTERVIEW', { assignee: await staffId(portal, 'ephesian') });
  await done(
    manager.send('POST', `${at}/appointments`, {
      day: '2026-03-20',
      time: '10:30',
      zone: 'America/Mexico_City',
      minutes: 60,
      place: words('room'),
      attendees: 'LEADER',
      interviewer: await staffId(portal, 'ephesian'),
      note: words('bring'),
    }),
  );
  await act('/exonerations', {
    type: 'PROCESS',
    reason: 'OTHER',
    observations: words('because'),
    document: await sent(7),
  });
  await act('/interviews', {
    result: 'ACCEPTED',
    answers: ANSWERED.map((each) => (each.question === 'creed' ? each : { ...each, answer: words('answer') })),
    comments: words('comment'),
  });
  if ((await readApplication(portal, id)).status === 'INTERVIEW') await move('INTERVIEW_SUCCESS');
  await move('APPROVED');
  portal.clock.advance(11_000);
  await runJob(portal, issueLicences);
  await move('SENT');
  portal.clock.advance(11_000);
  const { church_id: churchId } = await readApplication(portal, id);
  const report = await portal.database.transaction((db) => insertReport(db, churchId ?? 0, `Iglesia ${church}`));
  await done(
    client.send('PUT', `/api/client/census/${report}`, {
      values: { activeMembers: 4711, youthLeader: name, careComment: words('care') },
      reasons: { activeMembers: words('why') },
      version: 1,
    }),
  );
  const { person_id: personId } = await readApplication(portal, id);
  await portal.database.transaction((db) => insertImported(db, { person: personId ?? 0, report, telltale: TELLTALE }));
  const watched = { name, reason: words('passed'), browser: words('browser') };
  await portal.database.transaction((db) => insertCertified(db, personId ?? 0, watched));
  await move('REJECTED', {
    deactivation: {
      type: 'VOLUNTARY',
      reason: words('leaves'),
      description: words('at length'),
      departureDate: '2026-03-09',
      document: await sent(8),
      refund: { amount: 5_000, reference: words('refund'), reason: 'LAW' },
    },
  });
  await sent(9);
  // What came later and did not count, as the provider told it.
  await portal.database.transaction((db) =>
    db
      .insertInto('payment')
      .values({
        application_id: id,
        type: 'ONLINE',
        state: 'SET_ASIDE',
        amount: 15_000,
        currency: 'USD',
        provider_session: `late-${id}`,
        reference: words('late'),
        settled_words: words('sent back'),
        receipt_url: `https://pay.example.org/${name}`,
        unmatched_why: 'SECOND',
        at: portal.clock.now(),
      })
      .execute(),
  );
  const { case_number: caseNumber } = await readApplication(portal, id);
  return { id, client, caseNumber: caseNumber ?? '' };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '@portal/domain/access/permissions.ts';
import { buildTestServer, type TestServer } from '../buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../factories.ts';
import { PDF } from '../people/applicants.ts';
import { inRole } from '../people/inRole.ts';
import { everyAnswer } from './everyAnswer.ts';

/** The rights that nothing else may make up for, and what each of their nouns is written with below. */
const UNHELD = [
  'business.request.show.processing.corrections',
  'business.request.do.processing.corrections',
  'business.request.er.notes',
  'business.request.references',
  'business.request.chat',
] as const;
/** Administrators hold each right by that. Markers narrow the reach of whoever has several. */
const MARKERS = ['business.administrator', 'business.analyst', 'business.ephesian', 'business.manager'];
const SECRET = 'ZARZAMORA';
const DRAWN = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('whoever holds every right but those to corrections, ER notes, references and the chat finds the number of open ones, and nothing else of them', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
  const at = `/api/business/request/${id}`;
  const manager = await portal.staff('manager');
  const others = PERMISSIONS.filter((slug) => !(UNHELD as readonly string[]).includes(slug) && !MARKERS.includes(slug));
  const reader = await inRole(portal, 'supervisor', others);

  const note = { title: `${SECRET} uno`, description: SECRET, mentions: [await staffId(portal, 'supervisor')] };
  const { id: erNote } = (await manager.send('POST', `${at}/notes/ER`, note)).data;
  const file = { name: `${SECRET}.pdf`, bytes: PDF };
  const { upload } = (await manager.upload('POST', `${at}/files?for=reference`, file)).data;
  const said = { type: 'NEGATIVE', name: SECRET, description: SECRET, document: upload };
  const negative = (await manager.send('POST', `${at}/references`, said)).data;
  const sent = (await manager.upload('POST', `${at}/files?for=message`, file)).data;
  const message = (await manager.send('POST', `${at}/messages`, { text: SECRET, file: sent.upload })).data;
  // Opened, so that the log of readings knows of them.
  for (const { url } of [negative.document, message.file]) {
    expect((await portal.server.inject({ url })).statusCode).toBe(200);
  }
  const wish = { corrections: [{ field: 'FORM_MINISTRY_FAX', message: SECRET }], wishedFor: '2099-04-05' };
  expect((await manager.send('POST', `${at}/corrections`, { ...wish, version: 2 })).status).toBe(200);
  await portal.database.transaction((db) =>
    db.updateTable('correction').set({ state: 'CORRECTED' }).where('application_id', '=', id).execute(),
  );
  const { version } = await readApplication(portal, id);
  // The card is made anew, and knows that the correction came back.
  await manager.send('PUT', `${at}/assignments/analyst`, {
    userId: await staffId(portal, 'analyst2'),
    reassign: true,
    version,
  });

  const subject = { application: id, search: SECRET, parts: { note: [erNote], reference: [negative.id] } };
  const answers = await everyAnswer(portal, reader, subject);
  expect(answers[`/business/request/${id}`]).toMatchObject({ openCorrections: 1, answeredCorrections: 0 });
  expect(Object.keys(answers).length).toBeGreaterThan(60);
  for (const [question, answer] of Object.entries(answers)) {
    // An identifier that was drawn may have the number among its letters.
    const text = JSON.stringify(answer).replaceAll(DRAWN, '');
    // The applicant's mail is told of, not what it says.
    for (const secret of [
      SECRET,
      'FORM_MINISTRY_FAX',
      '2099',
      'answeredCorrections":1',
      'negativeReference',
      'message.sent',
      'messageFile',
      'erNote.',
      'correction.a',
    ]) {
      expect(text, `${question}: ${secret}`).not.toContain(secret);
    }
  }
  // The same questions tell it to whoever holds the rights.
  const known = JSON.stringify(await everyAnswer(portal, manager, subject));
  for (const told of [SECRET, 'FORM_MINISTRY_FAX', '2099-04-05', 'answeredCorrections":1']) {
    expect(known).toContain(told);
  }
});

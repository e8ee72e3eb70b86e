/** A country goes to another Ephesian with its open applications: neither learns anything of what is the other's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { EXPORTED_LISTS } from '@portal/domain/exports/exports.ts';
import { DOSSIER_PARTS } from '@portal/domain/dossiers/dossiers.ts';
import { everyRightOf } from '../../../test/attacks/reach/charged.ts';
import type { TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { openExport, orderExport, readCsv } from '../../../test/listed/exportedFile.ts';
import { dossiersOf, makeDossier } from '../../../test/papers/dossierOf.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';
import { listenToStream, type HeardEvent } from '../../../test/streams/listenToStream.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { everyAnswer } from '../../../test/unseen/everyAnswer.ts';

/** Every right that a role may hold beside the marker. */
const RIGHTS = everyRightOf('ephesian');

/** Everything is asked four times, on a busy machine. */
const MOST_MS = 120_000;

let listening: Awaited<ReturnType<typeof listeningPortal>>;
let portal: TestServer;
beforeAll(async () => {
  listening = await listeningPortal();
  ({ portal } = listening);
});
afterAll(() => listening.close());

type Reader = Awaited<ReturnType<typeof inRole>>;

/** The questions whose answers tell anything of the leader or the church. */
async function tellingOf(reader: Reader, application: number): Promise<string[]> {
  const answers = await everyAnswer(portal, reader, { application, search: 'Zarzamora' });
  for (const list of EXPORTED_LISTS) answers[`the file of ${list}`] = await fileOf(reader, list);
  return Object.entries(answers).flatMap(([question, answer]) =>
    JSON.stringify(answer).includes('Zarzamora') ? question : [],
  );
}

async function fileOf(reader: Reader, list: (typeof EXPORTED_LISTS)[number]): Promise<unknown> {
  // Some lists are for administrators alone.
  const { codes } = await reader.get(`/api/business/exports/columns/${list}`);
  if (codes.length > 0) return codes;
  const { codes: refused, body } = await orderExport(reader, { list });
  return refused.length > 0 ? refused : readCsv(await openExport(portal, body.data as Exported));
}

const DOSSIER = { language: 'es', parts: DOSSIER_PARTS };

/** The addresses of its photo, of a document, of a dossier made of it, and of a list with it that was taken out. */
async function filesOf(reader: Reader, id: number): Promise<Record<string, string>> {
  const { pastor, documents } = (await reader.get(`/api/business/request/${id}`)).data;
  const { data } = await orderExport(reader, { list: 'listApplications' });
  return {
    photo: pastor.photos[0].url,
    document: documents[0].url,
    dossier: (await makeDossier(portal, reader, id)).file.url,
    export: data.file?.url ?? '',
  };
}

const statusesOf = async (files: Readonly<Record<string, string>>): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([what, url]) => [what, (await portal.server.inject({ url })).statusCode]),
    ),
  );

test(
  'what goes with a country is seen by who has it now, in every answer and file, and by nobody before',
  async () => {
    const named = { name: 'Abigaíl', lastName: 'Zarzamora', churchName: 'Casa Zarzamora', country: 'GT' };
    const id = await insertApplication(portal, {
      ...named,
      status: 'INTERVIEW',
      ephesian: 'ephesian',
      documents: ['GOVERNMENT_ID'],
    });
    const [one, other] = [await inRole(portal, 'ephesian', RIGHTS), await inRole(portal, 'ephesian2', RIGHTS)];
    const mail = {
      recipients: { leader: 'es', spouse: null, contact: null },
      texts: { en: null, es: { subject: 'Zarzamora', text: 'Recibimos su solicitud.' } },
    };
    expect((await one.send('POST', `/api/business/request/${id}/mails`, mail)).codes).toEqual([]);
    const before = await tellingOf(one, id);
    expect(before).toEqual(
      expect.arrayContaining([
        `/business/request/${id}`,
        '/business/search?search',
        '/business/pastoral-care/church',
        '/business/region/leader',
        '/business/outbox',
        'the file of listApplications',
        'the file of listClients',
      ]),
    );
    expect(await tellingOf(other, id)).toEqual([]);

    const admin = await portal.staff('admin');
    const given = await admin.send('POST', '/api/business/region/countries', {
      countries: [{ country: 'GT', from: await staffId(portal, 'ephesian') }],
      assignee: await staffId(portal, 'ephesian2'),
      takeOver: true,
      handOver: true,
    });
    expect((await rowsOf(portal, admin, given.data.runId)).map(({ state }) => state)).toEqual(['DONE']);
    expect(await tellingOf(one, id)).toEqual([]);
    // Whoever is given it has a notice of that besides.
    expect((await tellingOf(other, id)).toSorted()).toEqual([...before, '/business/notices'].toSorted());
  },
  MOST_MS,
);

test(
  'what was given for its photo, a document or a dossier opens nothing any more, and opens to who has it now',
  async () => {
    const facts = { status: 'INTERVIEW', ephesian: 'ephesian', country: 'SV', documents: ['GOVERNMENT_ID'] } as const;
    const id = await insertApplication(portal, facts);
    const [one, other] = [await inRole(portal, 'ephesian', RIGHTS), await inRole(portal, 'ephesian2', RIGHTS)];
    const files = await filesOf(one, id);
    expect(await statusesOf(files)).toEqual({ photo: 200, document: 200, dossier: 200, export: 200 });
    const admin = await portal.staff('admin');
    const given = await admin.send('POST', '/api/business/region/countries', {
      countries: [{ country: 'SV', from: await staffId(portal, 'ephesian') }],
      assignee: await staffId(portal, 'ephesian2'),
      takeOver: true,
      handOver: true,
    });
    expect((await rowsOf(portal, admin, given.data.runId)).map(({ state }) => state)).toEqual(['DONE']);
    expect(await statusesOf(files)).toEqual({ photo: 404, document: 404, dossier: 404, export: 404 });
    expect((await one.send('POST', `/api/business/request/${id}/dossiers`, DOSSIER)).codes).toEqual(['http.notFound']);
    expect((await dossiersOf(other, id)).dossiers).toEqual([]);
    expect(await statusesOf(await filesOf(other, id))).toEqual({
      photo: 200,
      document: 200,
      dossier: 200,
      export: 200,
    });
  },
  MOST_MS,
);

test('the stream tells of it to who has it now, and to who had it that it is gone, and nothing afterwards', async () => {
  const id = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', country: 'NI' });
  const kept = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  const admin = await portal.staff('admin');
  const [one, other] = await Promise.all(
    (['ephesian', 'ephesian2'] as const).map(async (name) =>
      listenToStream(listening.origin, await portal.staff(name)),
    ),
  );
  if (!one || !other) throw new Error('Nobody listens.');
  const told = async (listener: typeof one, what: (event: HeardEvent) => boolean) => {
    for (;;) if (what(await listener.next())) return;
  };
  const cardIs = (card: number) => (event: HeardEvent) =>
    event.event === 'board' && event.data.cards.some((each: { id: number }) => each.id === card);
  const given = await admin.send('POST', '/api/business/region/countries', {
    countries: [{ country: 'NI', from: await staffId(portal, 'ephesian') }],
    assignee: await staffId(portal, 'ephesian2'),
    takeOver: true,
    handOver: true,
  });
  await rowsOf(portal, admin, given.data.runId);
  await told(one, ({ event, data }) => event === 'board' && data.gone.includes(id));
  await told(other, cardIs(id));

  const before = one.heard.length;
  const tag = (await admin.send('POST', '/api/business/tag', { name: 'Zarzamora', colour: 'teal' })).data;
  for (const application of [id, kept]) {
    const at = `/api/business/request/${application}`;
    expect((await admin.send('PUT', `${at}/tags`, { tag: tag.id, on: true })).status).toBe(200);
  }
  await told(other, cardIs(id));
  await told(one, cardIs(kept));
  const after = one.heard.slice(before);
  expect(after.filter(cardIs(id))).toEqual([]);
  expect(other.heard.filter(cardIs(kept))).toEqual([]);
  await Promise.all([one.stop(), other.stop()]);
});

test(
  'where the applications stay, each sees only the part that is theirs',
  async () => {
    const named = { name: 'Abigaíl', lastName: 'Zarzamora', churchName: 'Casa Zarzamora', country: 'HN' };
    const id = await insertApplication(portal, { ...named, status: 'INTERVIEW', ephesian: 'ephesian' });
    const admin = await portal.staff('admin');
    await admin.send('POST', '/api/business/region/countries', {
      countries: [{ country: 'HN', from: await staffId(portal, 'ephesian') }],
      assignee: await staffId(portal, 'ephesian2'),
      takeOver: true,
      handOver: false,
    });
    const [one, other] = [await inRole(portal, 'ephesian', RIGHTS), await inRole(portal, 'ephesian2', RIGHTS)];
    const network = ['/business/pastoral-care/church', '/business/region/leader'];
    for (const question of await tellingOf(one, id)) expect(network).not.toContain(question);
    // The other one has further applications by now; of this one it is the church and the leader alone.
    expect((await other.get(`/api/business/request/${id}`)).codes).toEqual(['http.notFound']);
    const { data } = (await other.get('/api/business/pastoral-care/church?country=HN')).data;
    expect(data).toMatchObject([{ name: 'Casa Zarzamora', application: null }]);
  },
  MOST_MS,
);

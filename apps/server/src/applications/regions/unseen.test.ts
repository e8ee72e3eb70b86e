/** A country goes to another Ephesian with its open applications: neither learns anything of what is the other's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';
import { everyAnswer } from '../../../test/unseen/everyAnswer.ts';

/** Beside what Ephesians hold, whatever lists and searches churches, leaders and accounts. */
const RIGHTS = [
  ...SHIPPED_ROLES.ephesian,
  'business.client.show',
  'business.ephesian.construct',
  'business.request.exonerate',
  'business.request.payment',
  'business.request.delete',
] as const;

/** Everything is asked four times, on a busy machine. */
const MOST_MS = 120_000;

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

type Reader = Awaited<ReturnType<typeof inRole>>;

/** The questions whose answers tell anything of the leader or the church. */
async function tellingOf(reader: Reader, application: number): Promise<string[]> {
  const answers = await everyAnswer(portal, reader, { application, search: 'Zarzamora' });
  return Object.entries(answers).flatMap(([question, answer]) =>
    JSON.stringify(answer).includes('Zarzamora') ? question : [],
  );
}

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
    const before = await tellingOf(one, id);
    expect(before).toEqual(
      expect.arrayContaining([`/business/request/${id}`, '/business/pastoral-care/church', '/business/region/leader']),
    );
    expect(await tellingOf(other, id)).toEqual([]);
    const [document] = (await one.get(`/api/business/request/${id}`)).data.documents;
    expect((await portal.server.inject({ url: document.url })).statusCode).toBe(200);

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
    expect((await portal.server.inject({ url: document.url })).statusCode).toBe(404);
  },
  MOST_MS,
);

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

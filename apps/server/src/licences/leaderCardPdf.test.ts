import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { runJob } from '../../test/runJob.ts';
import { writeSection } from '../applications/detail/formRows.ts';
import { issueLicences } from './issueLicences.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  // From the package itself: by default the reader would ask a server of its makers.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const licence = async (id: number) => (await manager.get(`/api/business/request/${id}/licence`)).data.licence;
const open = (url: string) => portal.server.inject({ url });

async function admitted(leader: object, spouse?: object): Promise<number> {
  const id = await insertApplication(portal, {
    status: 'APPROVED',
    name: 'Noemí',
    lastName: 'Salas',
    churchName: '은혜교회',
  });
  await portal.database.transaction(async (db) => {
    await writeSection(db, id, 'leader', { title: 'PASTOR', ...leader });
    if (spouse) await writeSection(db, id, 'spouse', spouse as Record<string, string>);
  });
  portal.clock.advance(10_000);
  await runJob(portal, issueLicences);
  return id;
}

/** As a reader that knows nothing of what drew it: its size in millimetres, its words, and what its QR says. */
async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 6 });
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: { toBuffer(type: string): Buffer } };
  };
  const { canvas } = factory.create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  const [code] = await readBarcodes(new Uint8Array(canvas.toBuffer('image/png')));
  const millimetres = [width, height].map((points) => Math.round((points / 72) * 254) / 10);
  const told = { pages: document.numPages, millimetres, code: code?.text };
  await document.destroy();
  return { ...told, words: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

test('the leader card comes as PDF in the size of a credit card, in the reader’s language, with its QR', async () => {
  const id = await admitted({ gender: 'FEMALE' });
  const { pdf, address } = await licence(id);
  const answer = await open(pdf);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const card = await read(answer.rawPayload);
  expect(card).toMatchObject({ pages: 1, millimetres: [85.6, 54], code: address });
  for (const word of ['Pastora', 'Noemí Salas', 'México', 'Válida hasta']) expect(card.words).toContain(word);
  // Its characters come from several typefaces.
  expect(card.words.replaceAll(' ', '')).toContain('은혜교회');
});

test('of the married it shows both, with the title of couples', async () => {
  const id = await admitted({ civilStatus: 'MARRIED' }, { name: 'Efraín', lastName: 'Ruiz' });
  const { words } = await read((await open((await licence(id)).pdf)).rawPayload);
  for (const word of ['Pastores', 'Noemí Salas', 'Efraín Ruiz']) expect(words).toContain(word);
});

test('it is not found where the licence does not hold, the card lacks something, or the address is another’s', async () => {
  const id = await admitted({});
  const { pdf, version } = await licence(id);
  expect((await open(pdf.replace(/leader-card\/\d+/, `leader-card/${id + 1}`))).statusCode).toBe(404);
  await manager.send('POST', `/api/business/request/${id}/licence/switch`, { active: false, seen: version });
  expect((await open(pdf)).statusCode).toBe(404);
  expect((await licence(id)).pdf).toBeNull();
  const single = await admitted({ title: null });
  expect((await open((await licence(single)).pdf)).statusCode).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { readPages } from '../../../test/papers/readPages.ts';
import { newCourse } from '../../../test/people/courses.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const open = (url: string) => portal.server.inject({ url });

test('a certificate comes as PDF in either language or both, with a QR that an independent reader reads', async () => {
  const admin = await portal.staff('admin');
  const course = await newCourse(admin, { published: true, name: { en: 'First steps', es: 'Primeros pasos' } });
  const lesson = course.sections[0]?.lessons[0]?.id ?? 0;
  const { client } = await applicantOf(portal, { status: 'APPROVED', name: 'Noemí', lastName: '은혜' });
  const said = { kind: 'PLAY', language: 'es', player: 'page-one-0000', number: 1, position: 0 };
  await client.send('POST', `/api/client/course-lesson/${lesson}/views`, said);
  const [view] = (await admin.get(`/api/business/course-view?course=${course.id}`)).data.data;
  await admin.send('POST', `/api/business/course-view/${view.id}/passes`, { reason: 'Lo vio.' });
  const { certificate } = (await client.get(`/api/client/course/${course.id}`)).data;
  const { address, code } = certificate;

  const both = await open(`${certificate.pdf}/both.pdf`);
  expect([both.statusCode, both.headers['content-type'], both.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const [english, spanish, ...others] = await readPages(both.rawPayload);
  expect(others).toEqual([]);
  expect([english, spanish]).toMatchObject([
    { across: true, code: address },
    { across: true, code: address },
  ]);
  for (const word of ['Certificate of completion', 'Noemí', 'First steps', 'March 10, 2026', presentCode(code)]) {
    expect(english?.words).toContain(word);
  }
  // Its characters come from several typefaces.
  expect(english?.words).toMatch(/은\s*혜/);
  for (const word of ['Certificado de finalización', 'Primeros pasos', '10 de marzo de 2026']) {
    expect(spanish?.words).toContain(word);
  }

  const [alone, ...none] = await readPages((await open(`${certificate.pdf}/es.pdf`)).rawPayload);
  expect([alone?.words.includes('Certificado'), none]).toEqual([true, []]);
  expect((await open(`${certificate.pdf}/fr.pdf`)).statusCode).toBe(404);

  // Staff open it by an address of their own; neither opens by the other's purpose.
  const [row] = (await admin.get(`/api/business/course-view?course=${course.id}`)).data.data;
  expect((await open(`${row.certificate.pdf}/en.pdf`)).statusCode).toBe(200);
  const swapped = String(row.certificate.pdf).replace('/course-certificate/', '/own-course-certificate/');
  expect((await open(`${swapped}/en.pdf`)).statusCode).toBe(404);
});

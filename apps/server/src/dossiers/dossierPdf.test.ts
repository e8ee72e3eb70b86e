import { createHash, randomUUID } from 'node:crypto';
import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentKey, type DocumentKind } from '@portal/domain/applications/form.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { dossiersOf, insertConfidential, makeDossier, orderDossier } from '../../test/papers/dossierOf.ts';
import { insertApplication } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';
import { png } from '../../test/people/applicants.ts';
import { inRole } from '../../test/people/inRole.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { writeSection } from '../applications/detail/formRows.ts';
import { attach } from '../platform/files/attach.ts';
import { storedName } from '../platform/files/storedFile.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
// Sessions end as the clock moves.
beforeEach(async () => {
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;

async function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfKit({ size: 'A4', autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Anexo, hoja ${page}`);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** Documents of the form, whatever is in them. */
async function giveDocuments(
  id: number,
  files: Partial<Record<DocumentKind, [name: string, type: string, bytes: Buffer]>>,
) {
  for (const [kind, [name, media_type, bytes]] of Object.entries(files)) {
    const digest = createHash('sha256').update(bytes).update(randomUUID()).digest('hex');
    await portal.services.files.put(storedName({ digest, media_type }), bytes);
    await portal.database.transaction(async (db) => {
      const values = { digest, media_type, bytes: bytes.length, width: null, height: null, kept_until: null };
      const { id: fileId } = await db
        .insertInto('stored_file')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      const place = { kind: documentKey(kind as DocumentKind) };
      await attach(db, applicationSubject(id), place, { fileId, name }, { now: portal.clock.now() });
    });
  }
}

const photo = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();

test('a Spanish dossier of a case with six documents, as another reader reads it', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', name: '서연', lastName: '김' });
  await portal.database.transaction(async (db) => {
    await writeSection(db, id, 'leader', {
      address: 'شارع الحمرا',
      city: 'Київ',
      gender: 'FEMALE',
      civilStatus: 'SINGLE',
    });
    await writeSection(db, id, 'ministry', { address: '台北市忠孝東路', city: 'नगर', members: 12345 });
  });
  await giveDocuments(id, {
    GOVERNMENT_ID: ['cédula.jpg', 'image/jpeg', await photo()],
    MARRIAGE_CERTIFICATE: ['acta.pdf', 'application/pdf', await pdfOf(3)],
    CHURCH_LEGAL_DOCUMENT: ['cerrado.pdf', 'application/pdf', await pdfOf(1, { userPassword: 'x' })],
    LOGO: ['logo.png', 'image/png', await png(400)],
    COVERAGE_LETTER: ['roto.pdf', 'application/pdf', Buffer.from('%PDF-1.7 roto')],
    CREED: ['credo.pdf', 'application/pdf', await pdfOf(200)],
  });
  const { pdf, file } = await makeDossier(portal, manager, id);
  const number = (await manager.get(at(id))).data.caseNumber;
  expect(file).toMatchObject({ name: `Solicitud ${number}.pdf`, mediaType: 'application/pdf' });
  // Two pictures, three sheets and two hundred follow what is set.
  const own = pdf.pages - 205;
  expect(pdf.title).toBe('서연 김');
  const text = pdf.texts.slice(0, own).join('\n');
  const inOrder = [
    '서연 김',
    'Contenido',
    'Líder',
    'Femenino',
    'شارع الحمرا',
    'Київ',
    'Soltera',
    'Ministerio',
    '台北市忠孝東路',
  ];
  inOrder.push('12,345', 'Persona de contacto', 'Pago y exoneración', 'Documentos', 'cédula.jpg');
  expect(text).toMatch(new RegExp(inOrder.join('[^]*')));
  expect(text).toContain(`Solicitud ${number}`);
  expect(text).toContain(`Página 1 de ${pdf.pages}`);
  expect(text).toContain('No se adjuntó: está protegido con contraseña.');
  expect(text).toContain('No se adjuntó: el archivo está dañado y no se puede leer.');
  expect(pdf.outline.slice(0, 4).map(({ title }) => title)).toEqual([
    'Líder',
    'Ministerio',
    'Persona de contacto',
    'Pago y exoneración',
  ]);
  expect(pdf.outline.at(-1)).toEqual({
    title: 'Documentos',
    page: own,
    items: ['Documento de identidad', 'Certificado de matrimonio', 'Logo', 'Declaración de fe'],
  });
  expect(pdf.texts[own + 1]).toContain('Anexo, hoja 1');
  expect(pdf.texts[pdf.pages - 1]).toContain('Anexo, hoja 200');
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toContain('dossier.ordered');
  expect(
    (await (await portal.staff('admin')).get(`${at(id)}/reads`)).data.data.map(({ what }: { what: string }) => what),
  ).toContain('dossierFile');
});

test('ER notes and negative references are in it only for who may read them', async () => {
  const id = await insertConfidential(portal, manager);
  const whole = (await makeDossier(portal, manager, id)).pdf;
  expect(whole.texts.join()).toMatch(/Notas ER[^]*Dicho en confianza[^]*Quien habla NEGATIVE/);
  expect(whole.outline.at(-1)?.items).toHaveLength(2);
  const analyst = await portal.staff('analyst');
  expect((await dossiersOf(analyst, id)).offered).not.toContain('erNotes');
  expect((await orderDossier(analyst, id, { parts: ['erNotes'] })).codes).toEqual(['field.choice']);
  const reader = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  const { offered } = await dossiersOf(reader, id);
  const { pdf } = await makeDossier(portal, reader, id, { parts: offered });
  expect(pdf.texts.join()).toContain('Quien habla POSITIVE');
  expect(pdf.texts.join()).not.toMatch(/confianza|NEGATIVE|Notas/);
  expect(pdf.outline.at(-1)?.items).toHaveLength(1);
});

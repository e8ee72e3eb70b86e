import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { pdf, stream } from '../../../test/pdf.ts';
import { contentTypes, oldWord, relations, word } from '../../../test/word.ts';

let portal: TestServer;
let manager: Caller;
let id: number;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  id = await insertApplication(portal, { status: 'ANALYSIS' });
});
afterAll(() => portal.close());

const upload = (bytes: Buffer, name = 'carta.pdf') =>
  manager.upload('POST', `/api/business/request/${id}/files`, { name, bytes });

const codesOf = async (bytes: Buffer) => {
  const { status, codes, body } = await upload(bytes);
  if (status < 300) return [];
  expect(status).toBeLessThan(500);
  expect(body.data).toMatchObject({ fields: { file: { code: codes[0] } } });
  return codes;
};

/** A file as staff get it, in Latin-1. */
async function sent(bytes: Buffer, name?: string): Promise<string> {
  const staged = (await upload(bytes, name)).data;
  await portal.database.transaction(async (db) => {
    const { file_id } = await db
      .selectFrom('staged_upload')
      .select('file_id')
      .where('id', '=', staged.upload)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('application_document').where('application_id', '=', id).execute();
    await db
      .insertInto('application_document')
      .values({ application_id: id, kind: 'LOGO', file_id, name: staged.name })
      .execute();
  });
  const { url } = (await manager.get(`/api/business/request/${id}`)).data.documents[0];
  const file = await portal.server.inject({ url });
  expect(file.statusCode).toBe(200);
  return file.rawPayload.toString('latin1');
}

const LINE = '0 0 m 99 99 l S';
describe('a photo', () => {
  test('is kept upright and without what the camera wrote: where, when and with what', async () => {
    const bytes = await sharp({ create: { width: 400, height: 320, channels: 3, background: '#7a5230' } })
      .withExif({
        IFD0: { Make: 'Lumen', Artist: 'Ana Sosa' },
        IFD3: { GPSLatitude: '9/1 56/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '84/1 5/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Puebla</place></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('Lumen');
    const text = await sent(bytes, 'me.jpg');
    const digest = createHash('sha256').update(bytes).digest('hex');
    const small = await portal.services.files.read(`${digest}.thumb`);
    const kept = await sharp(Buffer.from(text, 'latin1')).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 320, height: 400 });
    for (const image of [kept, await sharp(small && (await buffer(small.stream))).metadata()]) {
      expect([image.exif, image.xmp, image.iptc, image.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect(text).not.toMatch(/Lumen|Ana Sosa|Puebla|Exif/);
  });
});

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const widget = (keys: string) => `<</Type/Annot/Subtype/Widget/Rect[10 10 90 30]/FT/Tx/T(name)${keys}>>`;
const FORM = '/AcroForm<</Fields[5 0 R]>>';
/** An object stream, in which a word is not seen before it is inflated. */
function packed(number: number, object: string): string {
  const content = deflateSync(`${number} 0 ${object}`).toString('latin1');
  return stream(content, `/Type/ObjStm/N 1/First ${String(number).length + 3}/Filter/FlateDecode`);
}

describe('a PDF', () => {
  test.each([
    ['a script on opening', pdf({ catalog: `/OpenAction${SCRIPT}` })],
    ['a script by another spelling', pdf({ catalog: '/Open#41ction<</S/Java#53cript/J#53(app.alert\\(1\\))>>' })],
    ['a script by name', pdf({ catalog: '/Names<</JavaScript<</Names[(a)5 0 R]>>>>', objects: [SCRIPT] })],
    ['a packed script', pdf({ catalog: '/OpenAction 6 0 R', objects: [packed(6, SCRIPT)] })],
    ['a script of its page', pdf({ page: `/AA<</O${SCRIPT}>>` })],
    [
      'a program',
      pdf({ page: '/Annots[5 0 R]', objects: ['<</Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(c.exe)>>>>'] }),
    ],
    ['a link', pdf({ page: '/Annots[5 0 R]', objects: ['<</Subtype/Link/A<</S/URI/URI(http://evil.example)>>>>'] })],
    [
      'a form that is sent',
      pdf({ catalog: FORM, page: '/Annots[5 0 R]', objects: [widget('/A<</S/SubmitForm/F(http://evil.example)>>')] }),
    ],
    [
      'a form in XML',
      pdf({ catalog: '/AcroForm<</XFA 5 0 R/Fields[]>>', objects: [stream('<xdp:xdp>evil.example</xdp:xdp>')] }),
    ],
    [
      'a file in it',
      pdf({
        catalog: '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>',
        objects: ['<</Type/Filespec/EF<</F 6 0 R>>>>', stream('MZ evil', '/Type/EmbeddedFile')],
      }),
    ],
    [
      'a file at its page',
      pdf({
        page: '/AF[5 0 R]',
        objects: ['<</Type/Filespec/EF<</F 6 0 R>>>>', stream('MZ evil', '/Type/EmbeddedFile')],
      }),
    ],
    ['a film', pdf({ page: '/Annots[5 0 R]', objects: ['<</Subtype/RichMedia/RichMediaContent<</Assets<<>>>>>>'] })],
    [
      'an image that lies elsewhere',
      pdf({
        page: '/Resources<</XObject<</I 5 0 R>>>>',
        objects: [stream('', '/Subtype/Image/F(http://evil.example)')],
      }),
    ],
    ['a page behind its end', Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')])],
    ['a page before its beginning', Buffer.concat([Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n'), pdf()])],
  ])('with %s is kept without it', async (_, bytes) => {
    const text = await sent(bytes);
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain(LINE);
    expect(text).not.toMatch(
      /Script|\/JS|Action|\/AA|Launch|SubmitForm|URI|XFA|xdp|Filespec|Embedded|MZ|RichMedia|Annots|evil|<script/,
    );
  });

  test('keeps what was written into a form, drawn where it stood', async () => {
    const drawing = stream('BT (Ana) Tj ET', '/Subtype/Form/BBox[0 0 80 20]');
    const bytes = pdf({
      catalog: FORM,
      page: '/Annots[5 0 R]/Resources<</Font<</F 7 0 R>>>>',
      objects: [widget('/V(Ana)/AP<</N 6 0 R>>'), drawing, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    });
    const text = await sent(bytes);
    expect(text).toContain('BT (Ana) Tj ET');
    expect(text).toContain('q 1.00000 0.00000 0.00000 1.00000 10.00000 10.00000 cm /PortalDrawn0 Do Q');
    expect(text).toContain('/BaseFont /Helvetica');
    expect(text).not.toMatch(/AcroForm|Widget/);
  });

  test.each([
    ['a head alone', Buffer.from('%PDF-')],
    ['no page', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')],
    ['a page with nothing on it', pdf({ content: ' \n ' })],
    [
      'a page that is packed wrongly',
      pdf({ content: 'x', page: '/Contents 5 0 R', objects: [stream('no flate', '/Filter/FlateDecode')] }),
    ],
    ['its page cut off', pdf().subarray(0, 120)],
    ['the content of its page cut off', pdf().subarray(0, pdf().indexOf('4 0 obj') + 12)],
    ['pages that hang on each other', Buffer.from(pdf().toString('latin1').replace('/Kids[3 0 R]', '/Kids[2 0 R]'))],
  ])('with %s is refused', async (_, bytes) => {
    expect(await codesOf(bytes)).toEqual(['file.pdf.unreadable']);
  });

  test('with a password is refused as such', async () => {
    const encrypted = '<</Filter/Standard/V 1/R 2/O(x)/U(x)/P -4>>';
    expect(await codesOf(pdf({ trailer: '/Encrypt 5 0 R/ID[(a)(a)]', objects: [encrypted] }))).toEqual([
      'file.pdf.locked',
    ]);
  });

  test('that some library or other made is kept with what it shows', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 300]);
    const field = document.getForm().createTextField('name');
    field.setText('Ana María');
    field.addToPage(page, { x: 20, y: 100, width: 200, height: 30 });
    document.addJavaScript('a', 'app.alert(1)');
    await document.attach(Buffer.from('MZ'), 'a.exe', {});
    for (const useObjectStreams of [true, false]) {
      const kept = await PDFDocument.load(
        Buffer.from(await sent(Buffer.from(await document.save({ useObjectStreams }))), 'latin1'),
      );
      expect(kept.getPage(0).getSize()).toEqual({ width: 400, height: 300 });
      expect(kept.getForm().getFields()).toEqual([]);
      expect(kept.context.enumerateIndirectObjects().join()).not.toMatch(/JavaScript|alert|EmbeddedFile|a\.exe|Widget/);
      expect(kept.context.enumerateIndirectObjects().join()).toContain('PortalDrawn0 Do');
    }
    document.encrypt({ userPassword: '', ownerPassword: 'x', permissions: {} });
    expect(await codesOf(Buffer.from(await document.save()))).toEqual(['file.pdf.locked']);
  });

  test('whose form would show empty is refused as such', async () => {
    const typed = pdf({ catalog: FORM, page: '/Annots[5 0 R]', objects: [widget('/V(Ana)')] });
    expect(await codesOf(typed)).toEqual(['file.pdf.form']);
    const drawnByFew = pdf({ catalog: '/NeedsRendering true/AcroForm<</XFA 5 0 R>>', objects: [stream('<xdp/>')] });
    expect(await codesOf(drawnByFew)).toEqual(['file.pdf.form']);
  });
});

const relation = (type: string, more: string) =>
  relations(
    `<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${more}/>`,
  );

describe('a document of Word', () => {
  test('is kept as it came, with links and with a workbook under a chart', async () => {
    const bytes = word([
      relation('hyperlink', 'Target="https://church.example" TargetMode="External"'),
      { name: 'word/embeddings/Workbook1.xlsx', content: 'PK' },
    ]);
    expect(await sent(bytes, 'carta.docx')).toBe(bytes.toString('latin1'));
    expect(await codesOf(oldWord('ObjectPool'))).toEqual([]);
  });

  test.each([
    ['macros', word([{ name: 'word/vbaProject.bin', content: 'x' }])],
    [
      'macros by another name',
      word([], contentTypes('<Override PartName="/word/x.xml" ContentType="application/vnd.ms-office.vbaProject"/>')),
    ],
    ['a control', word([{ name: 'word/activeX/activeX1.xml', content: '<x/>' }])],
    ['an object of another program', word([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }])],
    ['a page in it', word([{ name: 'word/a.html', content: '<script/>' }])],
    [
      'a template elsewhere',
      word([relation('attachedTemplate', 'Target="https://evil.example/a.dotm" TargetMode="External"')]),
    ],
    ['a picture elsewhere', word([relation('image', "TargetMode='External' Target='https://evil.example/a.png'")])],
    [
      'a relation behind a sign that closes',
      word([relation('attachedTemplate', 'x=">" Target="a" TargetMode="External"')]),
    ],
    [
      'a relation that pretends',
      word([relation('attachedTemplate', `x=' TargetMode="Internal"' Target="a" TargetMode="External"`)]),
    ],
    [
      'a field that starts a program',
      word([], contentTypes(), '<w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\\\cmd</w:instrText>'),
    ],
    ['macros of old', oldWord('Macros')],
    ['an object of old', oldWord('ObjectPool', '_1234567890')],
  ])('with %s is refused', async (_, bytes) => {
    expect(await codesOf(bytes)).toEqual(['file.word.active']);
  });

  test.each([
    ['more in it than it says', word([{ name: 'word/a.xml', content: 'x'.repeat(1000), declaredBytes: 10 }])],
    ['far more in it than its length', word([{ name: 'word/media/a.png', content: Buffer.alloc(101 * 1024 * 1024) }])],
    ['two parts of one name', word([{ name: 'word/document.xml', content: '<x/>' }])],
    ['a way out of its folder', word([{ name: '../../a.xml', content: '<x/>' }])],
    ['words defined as others', word([{ name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }])],
  ])('with %s is refused', async (_, bytes) => {
    expect(await codesOf(bytes)).toEqual(['file.word.unreadable']);
  });

  test.each([
    [
      'a workbook',
      word([], contentTypes('', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')),
    ],
    ['a document with macros', word([], contentTypes('', 'application/vnd.ms-word.document.macroEnabled.main+xml'))],
    ['a workbook of old', oldWord('Workbook')],
  ])('is no %s', async (_, bytes) => {
    expect(await codesOf(bytes)).toEqual(['field.file']);
  });
});

import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, stream } from '../../../test/papers/pdf.ts';
import { openUploadDesk, type UploadDesk } from '../../../test/uploadDesk.ts';

let desk: UploadDesk;

beforeAll(async () => {
  desk = await openUploadDesk();
});
afterAll(() => desk.close());

const LINE = '0 0 m 99 99 l S';
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
    [
      'a file at its drawing',
      pdf({
        page: '/Resources<</XObject<</I 5 0 R>>>>',
        objects: [
          stream('', '/Subtype/Form/BBox[0 0 9 9]/AF[6 0 R]'),
          '<</Type/Filespec/EF<</F 7 0 R>>>>',
          stream('MZ evil', '/Type/EmbeddedFile'),
        ],
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
    const text = await desk.sent(bytes);
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
      page: '/Annots[5 0 R]/Resources<</Font<</AA 7 0 R>>>>',
      objects: [widget('/V(Ana)/AP<</N 6 0 R>>'), drawing, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    });
    const text = await desk.sent(bytes);
    expect(text).toContain('BT (Ana) Tj ET');
    expect(text).toContain('q 1.00000 0.00000 0.00000 1.00000 10.00000 10.00000 cm /PortalDrawn0 Do Q');
    // A name that somebody gave it, though it reads like an action.
    expect(text).toMatch(/\/Font <<\s*\/AA \d+ 0 R/);
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
    expect(await desk.codesOf(bytes)).toEqual(['file.pdf.unreadable']);
  });

  test('with a password is refused as such', async () => {
    const encrypted = '<</Filter/Standard/V 1/R 2/O(x)/U(x)/P -4>>';
    expect(await desk.codesOf(pdf({ trailer: '/Encrypt 5 0 R/ID[(a)(a)]', objects: [encrypted] }))).toEqual([
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
        Buffer.from(await desk.sent(Buffer.from(await document.save({ useObjectStreams }))), 'latin1'),
      );
      expect(kept.getPage(0).getSize()).toEqual({ width: 400, height: 300 });
      expect(kept.getForm().getFields()).toEqual([]);
      expect(kept.context.enumerateIndirectObjects().join()).not.toMatch(/JavaScript|alert|EmbeddedFile|a\.exe|Widget/);
      expect(kept.context.enumerateIndirectObjects().join()).toContain('PortalDrawn0 Do');
    }
    document.encrypt({ userPassword: '', ownerPassword: 'x', permissions: {} });
    expect(await desk.codesOf(Buffer.from(await document.save()))).toEqual(['file.pdf.locked']);
  });

  test('whose form would show empty is refused as such', async () => {
    const typed = pdf({ catalog: FORM, page: '/Annots[5 0 R]', objects: [widget('/V(Ana)')] });
    expect(await desk.codesOf(typed)).toEqual(['file.pdf.form']);
    const drawnByFew = pdf({ catalog: '/NeedsRendering true/AcroForm<</XFA 5 0 R>>', objects: [stream('<xdp/>')] });
    expect(await desk.codesOf(drawnByFew)).toEqual(['file.pdf.form']);
  });
});

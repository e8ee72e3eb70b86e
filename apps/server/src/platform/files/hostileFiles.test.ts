import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUploadDesk, type UploadDesk } from '../../../test/uploadDesk.ts';
import { contentTypes, oldWord, relations, word } from '../../../test/papers/word.ts';

let desk: UploadDesk;

beforeAll(async () => {
  desk = await openUploadDesk();
});
afterAll(() => desk.close());

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
    const text = await desk.sent(bytes, 'me.jpg');
    const digest = createHash('sha256').update(bytes).digest('hex');
    const small = await desk.portal.services.files.read(`${digest}.thumb`);
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
    expect(await desk.sent(bytes, 'carta.docx')).toBe(bytes.toString('latin1'));
    expect(await desk.codesOf(oldWord('ObjectPool'))).toEqual([]);
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
    expect(await desk.codesOf(bytes)).toEqual(['file.word.active']);
  });

  test.each([
    ['more in it than it says', word([{ name: 'word/a.xml', content: 'x'.repeat(1000), declaredBytes: 10 }])],
    ['far more in it than its length', word([{ name: 'word/media/a.png', content: Buffer.alloc(101 * 1024 * 1024) }])],
    ['two parts of one name', word([{ name: 'word/document.xml', content: '<x/>' }])],
    ['a way out of its folder', word([{ name: '../../a.xml', content: '<x/>' }])],
    ['words defined as others', word([{ name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }])],
  ])('with %s is refused', async (_, bytes) => {
    expect(await desk.codesOf(bytes)).toEqual(['file.word.unreadable']);
  });

  test.each([
    [
      'a workbook',
      word([], contentTypes('', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')),
    ],
    ['a document with macros', word([], contentTypes('', 'application/vnd.ms-word.document.macroEnabled.main+xml'))],
    ['a workbook of old', oldWord('Workbook')],
  ])('is no %s', async (_, bytes) => {
    expect(await desk.codesOf(bytes)).toEqual(['field.file']);
  });
});

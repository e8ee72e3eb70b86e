import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, UPLOADS, documentNameProblem, offeredName, whyNotUpload } from './files.ts';

const image = (width: number, height: number, mediaType = 'image/jpeg') => ({ mediaType, bytes: 1000, width, height });
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('an image', () => {
  it.each([
    ['photo', 199, 200, false],
    ['photo', 200, 199, false],
    ['photo', 200, 200, true],
    ['photo', 4000, 200, true],
    ['document', 299, 300, false],
    ['document', 300, 299, false],
    ['document', 300, 300, true],
    ['exoneration', 1, 1, true],
    ['reference', 1, 1, true],
    ['message', 1, 1, true],
  ] as const)('for a %s of %i×%i', (kind, width, height, accepted) => {
    const least = UPLOADS[kind].minPixels;
    const refusal = { code: 'field.image', params: { w: least, h: least } };
    expect(whyNotUpload(kind, image(width, height))).toEqual(accepted ? undefined : refusal);
    expect(whyNotUpload(kind, image(width, height, 'image/png'))).toEqual(accepted ? undefined : refusal);
  });
});

describe('the type of a file', () => {
  const file = (mediaType: string | undefined) => ({ mediaType, bytes: 1000 });

  it.each([
    ['application/pdf', { photo: false, document: true, exoneration: true, reference: true, message: true }],
    ['application/msword', { photo: false, document: false, exoneration: true, reference: false, message: false }],
    [DOCX, { photo: false, document: false, exoneration: true, reference: true, message: false }],
    ['image/gif', { photo: false, document: false, exoneration: false, reference: false, message: false }],
    ['image/svg+xml', { photo: false, document: false, exoneration: false, reference: false, message: false }],
    ['image/webp', { photo: false, document: false, exoneration: false, reference: false, message: false }],
    ['text/html', { photo: false, document: false, exoneration: false, reference: false, message: false }],
    [undefined, { photo: false, document: false, exoneration: false, reference: false, message: false }],
  ])('%s', (mediaType, accepted) => {
    for (const kind of ['photo', 'document', 'exoneration', 'reference', 'message'] as const) {
      const refusal = { code: 'field.file', params: { types: UPLOADS[kind].typeNames } };
      expect(whyNotUpload(kind, file(mediaType))).toEqual(accepted[kind] ? undefined : refusal);
    }
  });
});

describe('the size of a file', () => {
  it.each([
    [MAX_FILE_BYTES - 1, undefined],
    [MAX_FILE_BYTES, undefined],
    [MAX_FILE_BYTES + 1, { code: 'field.fileSize', params: { mb: 15 } }],
  ])('%i bytes', (bytes, refusal) => {
    expect(whyNotUpload('document', { mediaType: 'application/pdf', bytes })).toEqual(refusal);
  });

  it.each([
    [5 * 1024 * 1024, undefined],
    [5 * 1024 * 1024 + 1, { code: 'field.fileSize', params: { mb: 5 } }],
  ])('that goes with a mail: %i bytes', (bytes, refusal) => {
    for (const mediaType of UPLOADS.notification.types) {
      expect(whyNotUpload('notification', { mediaType, bytes })).toEqual(refusal);
    }
  });
});

describe('the name of a document', () => {
  it.each([
    [98, undefined],
    [99, undefined],
    [100, { code: 'field.max', params: { length: 99 } }],
  ])('of %i characters, counted in code points', (length, refusal) => {
    expect(documentNameProblem('a'.repeat(length))).toEqual(refusal);
    expect(documentNameProblem('😀'.repeat(length))).toEqual(refusal);
  });
});

describe('the name under which a file is offered', () => {
  it.each([
    ['carta.pdf', 'application/pdf', 'carta.pdf'],
    ['CARTA.PDF', 'application/pdf', 'CARTA.PDF'],
    ['foto.JPEG', 'image/jpeg', 'foto.JPEG'],
    ['foto.png', 'image/jpeg', 'foto.jpg'],
    ['x.html', 'application/pdf', 'x.pdf'],
    ['x.pdf.exe', 'application/pdf', 'x.pdf'],
    ['x.docx.pdf.exe', 'image/png', 'x.png'],
    ['acta', 'application/msword', 'acta.doc'],
    ['acta.doc', DOCX, 'acta.docx'],
    ['Acta de Sr. Pérez', 'application/pdf', 'Acta de Sr. Pérez.pdf'],
    ['acta 2.5', 'application/pdf', 'acta 2.5.pdf'],
    ['gpj.\u202Eexe.pdf', 'application/pdf', 'gpj.exe.pdf'],
    ['a\u200B\u2066\u00ADb\n.pdf', 'application/pdf', 'ab.pdf'],
    ['a\u00A0\u3000b.pdf', 'application/pdf', 'a b.pdf'],
    ['..\\..//a.pdf', 'application/pdf', '....a.pdf'],
    ['\u3164\u2800\uFE0F.pdf', 'application/pdf', 'file.pdf'],
    ['', 'image/png', 'file.png'],
    ['..', 'image/png', 'file.png'],
    ['.pdf', 'application/pdf', 'file.pdf'],
    [`${'ñ'.repeat(95)}.pdf`, 'application/pdf', `${'ñ'.repeat(95)}.pdf`],
    ['🙏'.repeat(99), 'application/pdf', `${'🙏'.repeat(95)}.pdf`],
    ['what came before', 'text/plain', 'what came before'],
    ['\u200B', 'text/plain', 'file'],
  ])('%j of %s is %j', (name, mediaType, offered) => {
    expect(offeredName(name, mediaType)).toBe(offered);
    expect(offeredName(offered, mediaType)).toBe(offered);
  });
});

/** Files that are not what they seem, and multipart bodies that are not well formed. */
import type { ErrorCode } from '@portal/contract/errors.ts';
import { PDF, png } from '../../people/applicants.ts';
import { multipart, type Part } from './multipart.ts';

export interface FileAttack {
  name: string;
  payload: Buffer;
  headers: Readonly<Record<string, string>>;
  /** Absent, it may also be taken. */
  earns?: readonly ErrorCode[];
}

const file = (bytes: Buffer, filename: string | Buffer = 'file.pdf'): Part => ({ filename, bytes });
const sent = (name: string, parts: readonly Part[], ...earns: ErrorCode[]): FileAttack => ({
  name,
  ...multipart(parts),
  ...(earns.length > 0 && { earns }),
});
const broken = (name: string, body: string | Buffer, ...earns: ErrorCode[]): FileAttack => ({
  name,
  payload: Buffer.from(body),
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  ...(earns.length > 0 && { earns }),
});

/** A picture's head that promises more pixels than any memory holds. */
async function bomb(): Promise<Buffer> {
  const bytes = await png(1);
  bytes.writeUInt32BE(65_000, 16);
  bytes.writeUInt32BE(65_000, 20);
  return bytes;
}

const head = (disposition: string) => `--x\r\nContent-Disposition: ${disposition}\r\n\r\n`;
const FORMS: readonly ErrorCode[] = ['http.malformed', 'field.required', 'field.file'];

export async function fileAttacks(): Promise<FileAttack[]> {
  // Large enough for every upload: what is wrong with it is not its size.
  const picture = await png(400);
  const wrong = (name: string, bytes: Buffer | string) =>
    sent(name, [file(Buffer.from(bytes))], 'field.file', 'photo.system');
  return [
    sent('an empty file', [file(Buffer.alloc(0))], 'field.required'),
    sent('no file', [], ...FORMS),
    sent('a file without a name', [{ bytes: PDF }]),
    sent('a file in another part', [{ ...file(PDF), field: 'document' }], 'http.malformed'),
    sent('a text where the file belongs', [{ bytes: PDF, type: 'text/plain' }], ...FORMS),
    sent('two files', [file(picture), file(PDF)], ...FORMS, 'http.tooLarge'),
    sent('a file of 16 MB', [file(Buffer.concat([PDF, Buffer.alloc(16 * 1024 * 1024)]))], 'field.fileSize'),
    sent(
      'twenty fields',
      [...Array.from({ length: 20 }, () => ({ field: 'a', bytes: PDF, type: 'text/plain' })), file(PDF)],
      ...FORMS,
      'http.tooLarge',
    ),
    sent(
      'a prototype for a field',
      [{ field: '__proto__', bytes: PDF, type: 'text/plain' }, file(Buffer.alloc(0))],
      ...FORMS,
    ),
    wrong('one byte', 'x'),
    wrong('a page', '<!doctype html><script>alert(1)</script>'),
    wrong('a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    wrong('a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')),
    wrong('a moving picture', Buffer.from('47494638396101000100800000', 'hex')),
    wrong('an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')),
    wrong('a head of a picture', picture.subarray(0, 40)),
    wrong('half a picture', picture.subarray(0, picture.length - 40)),
    wrong('a picture of 65,000 by 65,000', await bomb()),
    wrong('a head of a photo', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
    broken('an empty body', '', ...FORMS),
    broken('no boundary in it', 'nothing', ...FORMS),
    broken('only an end', '--x--\r\n', ...FORMS),
    broken('a head without an end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a', ...FORMS),
    broken('a file without an end', `${head('form-data; name="file"; filename="a.pdf"')}${String(PDF)}`, ...FORMS),
    broken('no disposition', `--x\r\n\r\n${String(PDF)}\r\n--x--\r\n`, ...FORMS),
    broken('no name', `${head('form-data')}a\r\n--x--\r\n`, ...FORMS),
    broken('a head of 100 kB', `${head(`form-data; name="${'n'.repeat(100_000)}"`)}a\r\n--x--\r\n`, ...FORMS),
    {
      ...broken('no boundary named', '--x--'),
      headers: { 'content-type': 'multipart/form-data' },
      earns: [...FORMS, 'http.mediaType'],
    },
    {
      ...broken('a boundary too long', '--x--'),
      headers: { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5000)}` },
      earns: FORMS,
    },
  ];
}

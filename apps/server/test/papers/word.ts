import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: string | Buffer;
  /** What the archive says of its length; absent, the truth. */
  declaredBytes?: number;
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The package's own list of what kinds of parts are in it. */
export const contentTypes = (more = '', main = WORD): Part => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
});

/** What the document refers to. */
export const relations = (...tags: readonly string[]): Part => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships xmlns="${RELATIONS}">${tags.join('')}</Relationships>`,
});

/** A document of Word, written by hand, since what is odd in it is what is tried. */
export const word = (parts: readonly Part[] = [], types = contentTypes(), body = '<w:t>Gracia</w:t>'): Buffer =>
  zip([types, { name: 'word/document.xml', content: `<w:document>${body}</w:document>` }, ...parts]);

function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, declaredBytes } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredBytes ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), facts, place, Buffer.from(name));
    const file = [Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), packed];
    files.push(...file);
    at += Buffer.concat(file).length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}

/** A document of Word before 2007, by the names in its directory. */
export function oldWord(...names: readonly string[]): Buffer {
  const entries = ['Root Entry', 'WordDocument', ...names].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...entries, Buffer.alloc(1024)]);
}

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export type WordProblem = 'file.word.active' | 'file.word.unreadable';

const MOST_PARTS = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_TEXT_BYTES = 32 * 1024 * 1024;
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Macros, controls, objects of other programs, and parts in languages that act. Workbooks under charts are data. */
const ACTIVE_PART =
  /vbaproject|vbadata|(^|\/)activex\/|attachedtoolbars|(^|\/)embeddings\/(?!.*\.xlsx$)|(?<!printersettings\d*)\.bin$|\.(exe|dll|ocx|js|vbs|html?|mht|rtf|svg|docm|dotm|xlsm)$/i;
const ACTIVE_TYPE = /macroenabled|vbaproject|ms-office\.(activex|vba)|oleobject|ms-word\.(keymap|attachedtoolbars)/i;
const ACTIVE_RELATION =
  /\/(oleobject|control|activex\w*|vbaproject|wordvbadata|afchunk|frame|subdocument|webextension\w*)$/i;
/** What is fetched when somebody asks for it. Anything else beyond the file is fetched by opening it. */
const LINK = /\/hyperlink$/i;
/** Fields that start another program or bring in another file. */
const ACTIVE_FIELD = /\b(ddeauto|dde|includetext|includepicture)\b/i;

/** Whether a document of Word is one, can be read whole, and holds nothing that acts or fetches when it is opened. */
export async function whyNotWord(bytes: Buffer): Promise<WordProblem | undefined> {
  try {
    // Refuses names that leave the folder, and sizes that are not as they were declared.
    return await judge(await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true }));
  } catch {
    return 'file.word.unreadable';
  }
}

async function judge(zip: ZipFile): Promise<WordProblem | undefined> {
  let left = MOST_BYTES;
  let parts = 0;
  let isWord = false;
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    parts += 1;
    left -= entry.uncompressedSize;
    // One name twice: two readers may each see another document.
    if (parts > MOST_PARTS || left < 0 || names.has(name) || entry.isEncrypted()) return 'file.word.unreadable';
    names.add(name);
    if (ACTIVE_PART.test(name)) return 'file.word.active';
    const isText = /\.(xml|rels)$/.test(name);
    if (isText && entry.uncompressedSize > MOST_TEXT_BYTES) return 'file.word.unreadable';
    const text = await textOf(zip, entry, isText);
    if (text === undefined) continue;
    if (isOddXml(text)) return 'file.word.unreadable';
    if (name === '[content_types].xml') {
      if (ACTIVE_TYPE.test(text)) return 'file.word.active';
      isWord = tags(text, 'Override').some((tag) => attributesOf(tag).get('ContentType') === MAIN);
    } else if (name.endsWith('.rels')) {
      if (tags(text, 'Relationship').some(isActiveRelation)) return 'file.word.active';
    } else if (hasActiveField(text)) return 'file.word.active';
  }
  return isWord ? undefined : 'file.word.unreadable';
}

/** Reads an entry to its end, so that a size that lies is found; the text only where it is asked for. */
async function textOf(zip: ZipFile, entry: Entry, wanted: boolean): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (wanted) chunks.push(chunk as Buffer);
  if (!wanted) return undefined;
  const whole = Buffer.concat(chunks);
  return whole.length >= 2 && whole.readUInt16LE(0) === 0xfeff ? whole.toString('utf16le') : whole.toString();
}

/** Ways to write a word so that a search does not find it. No program that writes documents uses them. */
const isOddXml = (text: string): boolean => text.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(text);

/** The tags of a name, whatever its prefix: no `<` stands inside a tag, though a `>` may. */
const tags = (text: string, name: string): string[] =>
  text.split('<').filter((tag) => new RegExp(`^(\\w+:)?${name}\\s`).test(tag));

/** Read from the left, so that a value which looks like an attribute is none. */
const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );

function isActiveRelation(tag: string): boolean {
  const attributes = attributesOf(tag);
  const type = attributes.get('Type') ?? '';
  const mode = attributes.get('TargetMode') ?? 'Internal';
  // Written with references to characters, it could be anything.
  if (`${type}${mode}`.includes('&') || ACTIVE_RELATION.test(type)) return true;
  return mode !== 'Internal' && !LINK.test(type);
}

/** The instructions of fields, whose words may lie in several pieces. */
function hasActiveField(text: string): boolean {
  const pieces = [...text.matchAll(/<\w+:instrText[^>]*>([^<]*)/g)].map(([, piece = '']) => piece);
  const simple = tags(text, 'fldSimple').map((tag) => attributesOf(tag).get('w:instr') ?? '');
  const instructions = [pieces.join(''), ...simple].join(' ');
  return ACTIVE_FIELD.test(instructions) || instructions.includes('&#');
}

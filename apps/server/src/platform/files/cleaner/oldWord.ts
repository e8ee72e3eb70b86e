/** Word before 2007: a compound file, whose directory names what is in it. */

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
/** Storages of macros, and of objects that another program opens (`_1234567890`, in the storage ObjectPool). */
const ACTIVE = /^(Macros|VBA|_VBA_PROJECT(_CUR)?|_\d{6,}|.?Ole10Native)$/i;
const OTHER_KINDS = ['Workbook', 'Book', 'PowerPoint Document'];

export const isOldWord = (bytes: Buffer): boolean => {
  if (!bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return false;
  const names = entryNames(bytes);
  return names.has('WordDocument') && !OTHER_KINDS.some((name) => names.has(name));
};

/** `file.word.active` where it holds macros or embedded objects. */
export const whyNotOldWord = (bytes: Buffer): 'file.word.active' | undefined =>
  [...entryNames(bytes)].some((name) => ACTIVE.test(name)) ? 'file.word.active' : undefined;

/**
 * Every name that may stand in the directory. Entries lie at multiples of their length; they are read wherever they lie
 * and not along the chain of sectors, so that a broken chain hides none.
 */
function entryNames(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 512; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + NAME_LENGTH_AT);
    if (length < 4 || length > NAME_LENGTH_AT || length % 2 === 1) continue;
    if (bytes.readUInt16LE(at + length - 2) !== 0) continue;
    names.add(bytes.toString('utf16le', at, at + length - 2));
  }
  return names;
}

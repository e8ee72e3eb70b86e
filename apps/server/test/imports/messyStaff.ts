/** A file of staff users as somebody else's portal may have written it: every kind of row, the same again for the same number. */

const FIRST = ['Zoila', 'Quirino', 'Ximena', 'Íñigo', 'Nadia', 'Ulises', 'Wanda', 'Óscar', 'Yolanda', 'Ñusta'];
const SYLLABLES = [
  'bra',
  'zul',
  'ket',
  'mor',
  'vil',
  'dan',
  'fru',
  'gos',
  'hel',
  'jim',
  'pax',
  'ruv',
  'sti',
  'tol',
  'wem',
  'yor',
];
const TITLES = ['Nombre', 'Apellidos', 'Correo electrónico', 'País', 'Indicativo', 'Teléfono', 'Rol', 'Observaciones'];

/** What a row is to become, by what is wrong with it. */
const ENDS = [
  'CREATED',
  'REPEATED',
  'field.email',
  'field.letters',
  'field.choice',
  'field.required',
  'field.areaCode',
] as const;
type End = (typeof ENDS)[number];

interface Messy {
  bytes: Buffer;
  /** What becomes of the row at each line of the file. */
  ends: ReadonlyMap<number, End>;
}

/** Written in Latin-1 with semicolons, empty rows and a mark of byte order in the middle. */
export function messyStaff(count: number): Messy {
  const lines = [TITLES.join(';')];
  const ends = new Map<number, End>();
  let last = '';
  for (let row = 0; row < count; row += 1) {
    if (row % 50 === 7) lines.push('', ';;;;;;;');
    const end: End =
      row > 0 && row % 10 === 9 ? (ENDS[1 + (((row / 10) | 0) % (ENDS.length - 1))] ?? 'CREATED') : 'CREATED';
    const cells = cellsOf(row, end, last);
    if (end === 'CREATED') last = cells[2] ?? '';
    lines.push(cells.map(quoted).join(';'));
    ends.set(lines.length, end);
  }
  return { bytes: Buffer.from(lines.join('\r\n'), 'latin1'), ends };
}

function cellsOf(row: number, end: End, last: string): string[] {
  const email = `row.${row}@imported.example`;
  const name = FIRST[row % FIRST.length] ?? '';
  return [
    end === 'field.letters' ? '12' : name,
    wordOf(row),
    end === 'REPEATED'
      ? last.toUpperCase()
      : end === 'field.email'
        ? `no address ${row}`
        : end === 'field.required'
          ? ''
          : email,
    end === 'field.choice' ? 'Atlantis' : row % 3 === 0 ? 'México' : row % 3 === 1 ? 'Colombia' : 'US',
    end === 'field.areaCode' ? '0' : row % 4 === 0 ? '+57' : '',
    row % 4 === 0 || end === 'field.areaCode' ? '300 123-45 67' : '',
    row % 2 === 0 ? 'Analista' : 'Ephesian',
    row % 5 === 0 ? 'dice "hola"; y más' : '',
  ];
}

/** A name of its own for each row: no two are alike. */
export function wordOf(row: number): string {
  const syllable = (at: number) => SYLLABLES[Math.floor(row / SYLLABLES.length ** at) % SYLLABLES.length] ?? '';
  const word = `${syllable(0)}${syllable(1)}${syllable(2)}${syllable(3)}`;
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Sheets as SVG: identity cards, certificates, letters, logos. Everything on them is invented. */
import { drawPortrait } from '../portraits/drawPortrait.ts';
import { randomOf } from '../random.ts';
import { letters, watermark } from './lettering.ts';

const PEOPLE = [
  'ELENA MARQUEZ SOTO',
  'JONAS WHITAKER',
  'RUTH ABENA MENSAH',
  'TOMAS IBARRA LUNA',
  'NOEMI CARDOSO',
  'SAMUEL OKORO',
];
/** Portraits of these people, in their order. */
const FACES = [7, 0, 9, 6, 19, 22];
const ACCENTS = ['#2f4a8d', '#2f6b5b', '#7b2d3b', '#8a5a2b', '#4b4a7a', '#3c7a89'];
const at = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

const sheet = (width: number, height: number, content: string, mark = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}${mark ? watermark(width, height) : ''}</svg>`;

export function identityCard(variant: number): string {
  const random = randomOf('identity', variant);
  const accent = at(ACCENTS, variant);
  const rows = [
    ['NAME / NOMBRE', at(PEOPLE, variant)],
    ['DATE OF BIRTH / NACIMIENTO', random.digits('19##-0#-1#').replace(/-00-/, '-04-')],
    ['NUMBER / NUMERO', random.digits('##-####-####')],
    ['VALID UNTIL / VENCE', '2031-06-30'],
  ].map(([label = '', value = ''], row) => {
    const y = 178 + row * 88;
    return letters(label, { x: 400, y, size: 13, colour: accent }) + letters(value, { x: 400, y: y + 26, size: 25 });
  });
  const waves = Array.from(
    { length: 14 },
    (_, line) =>
      `<path d="M40 ${150 + line * 30}q160 -46 320 0t320 0t320 0" fill="none" stroke="${accent}" stroke-width="2" opacity=".12"/>`,
  );
  const photo = drawPortrait(FACES[variant % FACES.length] ?? 0)
    .replace('<svg ', '<svg x="84" y="168" ')
    .replace('width="480" height="480"', 'width="270" height="270"');
  return sheet(
    1000,
    640,
    `<rect width="1000" height="640" fill="#d9d6cf"/><rect x="30" y="24" width="940" height="592" rx="34" fill="#fbfaf6"/>` +
      `<path d="M30 58a34 34 0 0 1 34 -34H936a34 34 0 0 1 34 34V124H30Z" fill="${accent}"/>` +
      letters('IDENTITY CARD / DOCUMENTO DE IDENTIDAD', {
        x: 500,
        y: 62,
        size: 23,
        colour: '#ffffff',
        anchor: 'middle',
      }) +
      waves.join('') +
      photo +
      `<rect x="84" y="168" width="270" height="270" fill="none" stroke="${accent}" stroke-width="4"/>` +
      rows.join('') +
      letters(`ID<<${at(PEOPLE, variant).replace(/ /g, '<')}<<<<<<<<<<<<`.slice(0, 34), {
        x: 84,
        y: 552,
        size: 24,
        colour: '#4a4a4a',
      }),
  );
}

export function certificate(variant: number, title: readonly [string, string], body: readonly string[]): string {
  const accent = at(ACCENTS, variant + 1);
  const corner = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${accent}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="11" fill="${accent}"/>`;
  const lines = body.map((line, row) => letters(line, { x: 425, y: 430 + row * 56, size: 20, anchor: 'middle' }));
  const rays = Array.from(
    { length: 24 },
    (_, ray) => `<path d="M640 900L637 838H643Z" transform="rotate(${ray * 15} 640 900)" fill="${accent}"/>`,
  );
  return sheet(
    850,
    1100,
    `<rect width="850" height="1100" fill="#fdf9ee"/><rect x="46" y="46" width="758" height="1008" fill="none" stroke="${accent}" stroke-width="10"/><rect x="66" y="66" width="718" height="968" fill="none" stroke="${accent}" stroke-width="3"/>` +
      corner(66, 66) +
      corner(784, 66) +
      corner(66, 1034) +
      corner(784, 1034) +
      letters(title[0], { x: 425, y: 190, size: 31, colour: accent, anchor: 'middle' }) +
      letters(title[1], { x: 425, y: 258, size: 21, colour: accent, anchor: 'middle' }) +
      `<path d="M225 344H625" stroke="${accent}" stroke-width="3"/>` +
      lines.join('') +
      rays.join('') +
      `<circle cx="640" cy="900" r="46" fill="${accent}"/><path d="M640 872V928M620 890H660" stroke="#fdf9ee" stroke-width="8"/>` +
      `<path d="M150 930q40 -60 56 -10t50 -14t44 6t60 -16" fill="none" stroke="#26356b" stroke-width="4" stroke-linecap="round"/><path d="M140 950H400" stroke="#555" stroke-width="2"/>` +
      letters('REGISTRAR / REGISTRO', { x: 270, y: 966, size: 13, anchor: 'middle' }),
  );
}

export function letterSheet(variant: number, title: string, lines: readonly string[]): string {
  const accent = at(ACCENTS, variant + 2);
  const text = lines.map((line, row) => letters(line, { x: 100, y: 330 + row * 46, size: 16 }));
  return sheet(
    850,
    1100,
    `<rect width="850" height="1100" fill="#fbfbf8"/><path d="M0 0H850V26H0Z" fill="${accent}"/>` +
      `<circle cx="134" cy="128" r="38" fill="${accent}"/><path d="M134 104V152M116 120H152" stroke="#fff" stroke-width="8"/>` +
      letters(title, { x: 196, y: 106, size: 18, colour: accent }) +
      letters('EXAMPLE STREET 12 / CALLE EJEMPLO 12', { x: 196, y: 146, size: 12, colour: '#6b6b6b' }) +
      `<path d="M100 200H750" stroke="${accent}" stroke-width="2"/>` +
      letters('2025-09-14', { x: 100, y: 246, size: 15 }) +
      text.join('') +
      `<path d="M104 900q50 -74 70 -8t64 -22t46 12t70 -22" fill="none" stroke="#26356b" stroke-width="4" stroke-linecap="round"/>` +
      letters(at(PEOPLE, variant), { x: 100, y: 936, size: 16 }),
  );
}

export function logo(variant: number): string {
  const [first, second] = [at(ACCENTS, variant), at(['#e0a526', '#c9553d', '#5aa9a3', '#d9b36c'], variant)];
  const marks = [
    `<path d="M300 110L470 300H410V470H190V300H130Z" fill="${first}"/><path d="M300 230V420M235 300H365" stroke="#fff" stroke-width="30" stroke-linecap="round"/>`,
    `<circle cx="300" cy="300" r="190" fill="${first}"/><path d="M300 150C390 250 390 350 300 450C210 350 210 250 300 150Z" fill="${second}"/>`,
    `<path d="M110 380Q300 250 490 380Q300 330 110 380Z" fill="${second}"/><path d="M300 130V460M210 230H390" stroke="${first}" stroke-width="40" stroke-linecap="round"/>`,
    `<path d="M300 120C180 220 150 320 300 470C450 320 420 220 300 120Z" fill="${first}"/><path d="M300 470V240M300 340L240 280M300 380L360 310" stroke="#fff" stroke-width="18" stroke-linecap="round"/>`,
    `${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="300" cy="190" rx="58" ry="104" fill="${turn % 120 === 0 ? first : second}" opacity=".82" transform="rotate(${turn} 300 300)"/>`).join('')}<circle cx="300" cy="300" r="46" fill="#fff"/>`,
    `<circle cx="300" cy="230" r="112" fill="${second}"/><path d="M90 440C190 440 200 270 290 270S370 360 420 360S470 440 510 440Z" fill="${first}"/><path d="M150 440C240 420 300 380 330 340" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round"/>`,
  ];
  return sheet(
    600,
    800,
    `<rect width="600" height="800" fill="#ffffff"/><g transform="translate(0 40)">${at(marks, variant)}</g>${letters(at(['LIVING STONE', 'AGUAS VIVAS', 'NUEVO AMANECER', 'ARBOL DE VIDA', 'GRACE VALLEY', 'MONTE OLIVO'], variant), { x: 300, y: 600, size: 40, colour: first, anchor: 'middle' })}${letters('SAMPLE / MUESTRA', { x: 300, y: 690, size: 16, colour: '#9a9a9a', anchor: 'middle' })}`,
    false,
  );
}

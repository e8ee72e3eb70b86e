/** Images at the heads of the demo's posts: drawn here, so that nothing of them is anybody else's. */
import sharp from 'sharp';
import type { BothLanguages } from '@portal/domain/languages.ts';
import type { DemoFile } from '../portraits.ts';

const [WIDTH, HEIGHT] = [1600, 1000];
/** What is shown of it, twice as wide as high: the sky above is cut away. */
const CROP = { left: 0, top: 160, width: WIDTH, height: WIDTH / 2 };

interface Motif {
  alt: BothLanguages;
  svg: () => string;
}

const repeat = (times: number, draw: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => draw(at)).join('');
const hill = (top: number, colour: string, swing: number) =>
  `<path d="M0 ${top} C 400 ${top - swing}, 700 ${top + swing}, 1000 ${top} S 1500 ${top - swing}, ${WIDTH} ${top} V ${HEIGHT} H 0 Z" fill="${colour}"/>`;

/** In the order of the demo's categories. */
export const POST_MOTIFS: readonly Motif[] = [
  {
    alt: {
      en: 'Four columns of cards, the last one of them ticked off',
      es: 'Cuatro columnas de tarjetas; las de la última están marcadas como listas',
    },
    svg: () =>
      repeat(4, (column) => {
        const x = 140 + column * 345;
        const cards = repeat(4 - column, (row) => {
          const y = 330 + row * 150;
          const mark =
            column === 3
              ? `<path d="M${x + 205} ${y + 62} l18 20 l36 -44" fill="none" stroke="#2f9e6e" stroke-width="12"/>`
              : '';
          return `<rect x="${x + 20}" y="${y}" width="260" height="120" rx="14" fill="#ffffff"/>
            <rect x="${x + 44}" y="${y + 30}" width="140" height="16" rx="8" fill="#1c3d5a"/>
            <rect x="${x + 44}" y="${y + 66}" width="100" height="12" rx="6" fill="#b8c7d6"/>${mark}`;
        });
        return `<rect x="${x}" y="250" width="300" height="650" rx="20" fill="#d7e3ee"/>
          <rect x="${x + 20}" y="280" width="120" height="18" rx="9" fill="#6f8aa3"/>${cards}`;
      }),
  },
  {
    alt: {
      en: 'The sun rises behind green hills, with a small church on one of them',
      es: 'El sol sale detrás de colinas verdes, con una pequeña iglesia en una de ellas',
    },
    svg: () =>
      `<circle cx="1050" cy="520" r="150" fill="#ffd27a"/>${hill(600, '#8fb59a', 90)}${hill(720, '#5f9473', 70)}${hill(840, '#3c7355', 50)}
       <path d="M420 700 v-120 l70 -70 l70 70 v120 z" fill="#fffaf0"/><path d="M405 590 l85 -90 l85 90" fill="none" stroke="#9b4a36" stroke-width="18"/>
       <path d="M490 500 v-70 m-26 26 h52" stroke="#6b4a36" stroke-width="12"/><rect x="470" y="630" width="40" height="70" rx="20" fill="#6b4a36"/>`,
  },
  {
    alt: {
      en: 'Six people sit around a round table',
      es: 'Seis personas están sentadas alrededor de una mesa redonda',
    },
    svg: () =>
      `<ellipse cx="800" cy="590" rx="420" ry="210" fill="#c89b6d"/><ellipse cx="800" cy="570" rx="420" ry="210" fill="#e0b98c"/>${repeat(
        6,
        (at) => {
          const angle = (at * Math.PI) / 3 + Math.PI / 6;
          const [x, y] = [Math.round(800 + 520 * Math.cos(angle)), Math.round(560 + 270 * Math.sin(angle))];
          const colour = ['#1c3d5a', '#9b4a36', '#3c7355', '#7a5b94', '#b07d2b', '#4a7a94'][at];
          const skin = ['#e8b98f', '#a56b46', '#f0cda6', '#7d4e31', '#d39b6c', '#5f3b26'][at];
          return `<path d="M${x - 80} ${y + 110} a80 90 0 0 1 160 0 z" fill="${colour}"/><circle cx="${x}" cy="${y - 10}" r="52" fill="${skin}"/>`;
        },
      )}`,
  },
  {
    alt: {
      en: 'A road leads over the fields toward far mountains',
      es: 'Un camino lleva por los campos hacia montañas lejanas',
    },
    svg: () =>
      `<path d="M0 620 L 320 330 L 560 560 L 860 290 L 1200 600 L 1380 440 L ${WIDTH} 640 V ${HEIGHT} H 0 Z" fill="#9fb3c8"/>${hill(690, '#b9c98a', 40)}
       <path d="M640 ${HEIGHT} C 700 860, 980 840, 900 770 S 790 730, 830 700 L 850 700 C 810 730, 1010 730, 1010 790 S 1000 880, 1020 ${HEIGHT} Z" fill="#efe2c4"/>
       ${repeat(7, (at) => `<circle cx="${120 + at * 210}" cy="${840 + (at % 3) * 50}" r="26" fill="#6f9457"/>`)}`,
  },
];

/** The image of a motif, JPEG 1600 × 800, drawn anew at each call. */
export async function postImage(motif: number): Promise<DemoFile> {
  const { svg } = POST_MOTIFS[motif % POST_MOTIFS.length] as Motif;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eaf1f7"/>${svg()}</svg>`;
  const bytes = await sharp(Buffer.from(drawn)).flatten().extract(CROP).jpeg({ quality: 84 }).toBuffer();
  return { name: `post-${motif + 1}.jpg`, mediaType: 'image/jpeg', bytes };
}

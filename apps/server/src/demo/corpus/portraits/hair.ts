/** Hair and head coverings: what lies behind the head, and what lies on it. */
import { fabricOf, hairColourOf } from './colours.ts';
import type { HairStyle, Traits } from './traits.ts';

interface Layers {
  behind: string;
  front: string;
}

type Draw = (left: number, right: number, colour: string, traits: Traits) => Layers;

const path = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
const shine = (d: string): string =>
  `<path d="${d}" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".13"/>`;

/** A ring of curls over the skull; `size` of each, pixels. */
function curls(radius: number, size: number, colour: string, from: number, to: number): string {
  const circles: string[] = [];
  for (let angle = from; angle <= to; angle += 20) {
    const turn = (angle * Math.PI) / 180;
    const wobble = size + ((angle / 20) % 2) * 4;
    const [x, y] = [240 + radius * Math.cos(turn), 188 - radius * 1.08 * Math.sin(turn)];
    circles.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${wobble}"/>`);
  }
  return `<g fill="${colour}">${circles.join('')}</g>`;
}

const cap = (left: number, right: number, top: number, line: string): string =>
  `M${left - 3} 212C${left - 16} 128 ${left + 30} ${top} 240 ${top}C${right - 30} ${top} ${right + 16} 128 ${right + 3} 212L${right - 7} 200${line}L${left + 7} 200Z`;

const STYLES: Readonly<Record<HairStyle, Draw>> = {
  short: (left, right, colour) => ({
    behind: '',
    front:
      path(
        cap(
          left,
          right,
          84,
          `C${right - 8} 166 ${right - 16} 150 ${right - 30} 142Q240 130 ${left + 30} 142C${left + 16} 150 ${left + 8} 166 ${left + 7} 200`,
        ),
        colour,
      ) + shine(`M196 106Q222 94 250 96`),
  }),
  part: (left, right, colour) => ({
    behind: '',
    front:
      path(
        cap(
          left,
          right,
          78,
          `C${right - 6} 172 ${right - 12} 160 ${right - 24} 150C${right - 50} 148 222 142 203 116C200 138 ${left + 18} 148 ${left + 7} 200`,
        ),
        colour,
      ) + shine('M226 94Q256 88 286 108'),
  }),
  quiff: (left, right, colour) => ({
    behind: '',
    front:
      path(
        `M${left - 3} 208C${left - 14} 150 ${left - 4} 108 ${left + 34} 88C${left + 64} 54 ${right + 4} 52 ${right + 2} 108C${right + 14} 140 ${right + 8} 180 ${right + 3} 208L${right - 8} 196C${right - 8} 168 ${right - 16} 152 ${right - 26} 140C${right - 60} 134 230 146 ${left + 30} 136C${left + 14} 150 ${left + 8} 166 ${left + 7} 196Z`,
        colour,
      ) + shine('M206 92Q240 68 282 78'),
  }),
  curls: (left, right, colour) => ({
    behind: '',
    front:
      curls(80, 17, colour, 0, 180) +
      path(
        cap(
          left,
          right,
          88,
          `C${right - 10} 168 ${right - 18} 152 ${right - 32} 144Q240 134 ${left + 32} 144C${left + 18} 152 ${left + 10} 168 ${left + 7} 200`,
        ),
        colour,
      ),
  }),
  receding: (left, right, colour) => ({
    behind: path(`M${left - 8} 214C${left - 18} 130 200 96 240 96C280 96 ${right + 18} 130 ${right + 8} 214Z`, colour),
    front:
      path(
        `M${left - 4} 212C${left - 12} 168 ${left - 6} 142 ${left + 14} 126C${left + 10} 150 ${left + 14} 176 ${left + 6} 206Z`,
        colour,
      ) +
      path(
        `M${right + 4} 212C${right + 12} 168 ${right + 6} 142 ${right - 14} 126C${right - 10} 150 ${right - 14} 176 ${right - 6} 206Z`,
        colour,
      ),
  }),
  long: (left, right, colour) => ({
    behind: path(
      `M${left - 14} 200C${left - 20} 110 190 76 240 76C290 76 ${right + 20} 110 ${right + 14} 200L${right + 30} 408Q${right - 10} 426 ${right - 36} 400L${left + 36} 400Q${left + 10} 426 ${left - 30} 408Z`,
      colour,
    ),
    front:
      path(
        `M${left - 15} 268C${left - 26} 120 200 78 240 78C280 78 ${right + 26} 120 ${right + 15} 268C${right - 4} 226 ${right - 8} 176 240 112C${left + 8} 176 ${left + 4} 226 ${left - 15} 268Z`,
        colour,
      ) + shine(`M${left + 8} 160Q${left + 22} 116 222 96`),
  }),
  waves: (left, right, colour) => ({
    behind: path(
      `M${left - 12} 190C${left - 22} 106 190 74 240 74C292 74 ${right + 22} 106 ${right + 14} 190C${right + 44} 232 ${right + 12} 262 ${right + 34} 300C${right + 52} 344 ${right + 22} 376 ${right - 6} 378L${left + 6} 378C${left - 24} 376 ${left - 52} 344 ${left - 34} 300C${left - 12} 262 ${left - 44} 232 ${left - 12} 190Z`,
      colour,
    ),
    front:
      path(
        `M${left - 15} 244C${left - 26} 118 196 74 246 76C292 78 ${right + 26} 118 ${right + 15} 244C${right - 2} 212 ${right - 2} 186 ${right - 12} 164C${right - 50} 160 226 146 208 112C204 146 ${left + 10} 160 ${left + 6} 190C${left + 2} 210 ${left - 2} 222 ${left - 15} 244Z`,
        colour,
      ) + shine('M228 92Q262 88 292 118'),
  }),
  bob: (left, right, colour) => ({
    behind: path(
      `M${left - 14} 196C${left - 24} 108 190 76 240 76C290 76 ${right + 24} 108 ${right + 14} 196C${right + 24} 250 ${right + 22} 290 ${right + 4} 318Q240 330 ${left - 4} 318C${left - 22} 290 ${left - 24} 250 ${left - 14} 196Z`,
      colour,
    ),
    front:
      path(
        `M${left - 12} 292C${left - 26} 150 ${left + 10} 78 240 78C${right - 10} 78 ${right + 26} 150 ${right + 12} 292C${right - 2} 272 ${right - 4} 212 ${right - 10} 170Q240 148 ${left + 10} 170C${left + 4} 212 ${left + 2} 272 ${left - 12} 292Z`,
        colour,
      ) + shine(`M${left + 12} 134Q${left + 40} 100 236 94`),
  }),
  bun: (left, right, colour) => ({
    behind: `<circle cx="240" cy="70" r="36" fill="${colour}"/>`,
    front:
      path(
        cap(
          left,
          right,
          80,
          `C${right - 6} 166 ${right - 30} 132 240 124C${left + 30} 132 ${left + 6} 166 ${left + 7} 200`,
        ),
        colour,
      ) +
      shine('M214 56Q232 42 254 48') +
      `<circle cx="${left - 1}" cy="237" r="5" fill="#e6c35c"/><circle cx="${right + 1}" cy="237" r="5" fill="#e6c35c"/>`,
  }),
  afro: (left, right, colour) => ({
    behind: curls(106, 30, colour, -40, 220) + `<ellipse cx="240" cy="172" rx="122" ry="116" fill="${colour}"/>`,
    front:
      path(
        `M${left - 2} 200C${left - 8} 128 204 92 240 92C276 92 ${right + 8} 128 ${right + 2} 200C${right - 8} 160 ${right - 24} 140 240 136C${left + 24} 140 ${left + 8} 160 ${left - 2} 200Z`,
        colour,
      ) +
      `<circle cx="${left - 2}" cy="240" r="7" fill="none" stroke="#e6c35c" stroke-width="4"/><circle cx="${right + 2}" cy="240" r="7" fill="none" stroke="#e6c35c" stroke-width="4"/>`,
  }),
  scarf: (left, right, _hair, traits) => {
    const fabric = fabricOf(traits);
    return {
      behind: path(
        `M240 66C150 66 ${left - 34} 140 ${left - 28} 230C${left - 26} 300 ${left - 60} 350 ${left - 66} 420L${right + 66} 420C${right + 60} 350 ${right + 26} 300 ${right + 28} 230C${right + 34} 140 330 66 240 66Z`,
        fabric,
      ),
      front:
        path(
          `M240 70C164 70 ${left - 26} 136 ${left - 20} 226C${left - 16} 300 ${left + 6} 350 176 398Q240 462 304 398C${right - 6} 350 ${right + 16} 300 ${right + 20} 226C${right + 26} 136 316 70 240 70ZM240 122C${right - 26} 122 ${right - 2} 160 ${right - 4} 214C${right - 8} 268 270 302 240 306C210 302 ${left + 8} 268 ${left + 4} 214C${left + 2} 160 ${left + 26} 122 240 122Z`,
          fabric,
          ' fill-rule="evenodd"',
        ) +
        `<path d="M${left - 6} 236C${left + 4} 300 200 344 176 408M${right + 8} 250C${right - 2} 310 288 350 300 400M214 78Q${left + 6} 104 ${left - 6} 176" stroke="#000" stroke-width="5" fill="none" stroke-linecap="round" opacity=".13"/>`,
    };
  },
  wrap: (left, right, _hair, traits) => {
    const fabric = fabricOf(traits);
    return {
      behind: path(`M${left - 8} 176C${left - 46} 60 190 26 262 34C330 42 ${right + 42} 84 ${right + 8} 176Z`, fabric),
      front:
        path(
          `M${left - 8} 178C${left - 30} 92 182 48 240 50C304 48 ${right + 32} 92 ${right + 8} 178C${right - 20} 138 ${left + 20} 138 ${left - 8} 178Z`,
          fabric,
        ) +
        `<path d="M${left - 2} 156C${left + 26} 108 262 84 ${right - 4} 92M${left - 6} 128C${left + 20} 82 236 62 288 66M${right + 4} 154C${right - 20} 120 270 104 232 108" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".3"/>` +
        `<circle cx="${left - 3}" cy="240" r="8" fill="#e6c35c"/><circle cx="${right + 3}" cy="240" r="8" fill="#e6c35c"/>`,
    };
  },
};

export const hair = (traits: Traits): Layers =>
  STYLES[traits.hair](240 - traits.head, 240 + traits.head, hairColourOf(traits), traits);

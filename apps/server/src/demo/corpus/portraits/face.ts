/** Head, neck and features. The head is centred at x = 240, its chin at y = 308. */
import { browColourOf, hairColourOf, skinOf } from './colours.ts';
import type { Traits } from './traits.ts';

/** The outline of the head, for filling and clipping. */
export function headPath({ head, jaw }: Traits): string {
  const [left, right, soft] = [240 - head, 240 + head, head * 0.72];
  return `M240 102C${240 + soft} 102 ${right} 142 ${right} 196C${right} 254 ${240 + jaw} 308 240 308C${240 - jaw} 308 ${left} 254 ${left} 196C${left} 142 ${240 - soft} 102 240 102Z`;
}

const bothSides = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

export function neck(traits: Traits): string {
  const { base, shade } = skinOf(traits);
  const wide = traits.gender === 'MALE' ? 40 : 31;
  const outline = `M${240 - wide} 262C${240 - wide} 310 ${240 - wide - 6} 336 ${240 - wide - 24} 352L240 404L${240 + wide + 24} 352C${240 + wide + 6} 336 ${240 + wide} 310 ${240 + wide} 262Z`;
  return `<path d="${outline}" fill="${base}"/><path d="M${240 - wide} 282C${240 - wide + 14} 322 ${240 + wide - 14} 336 ${240 + wide} 290L${240 + wide + 1} 312C${240 + wide - 12} 352 ${240 - wide + 16} 340 ${240 - wide - 1} 312Z" fill="${shade}"/>`;
}

export function head(traits: Traits): string {
  const { base, shade } = skinOf(traits);
  const ears = bothSides(
    (side) =>
      `<ellipse cx="${240 + side * (traits.head - 1)}" cy="212" rx="13" ry="20" fill="${base}"/><path d="M${240 + side * (traits.head + 4)} 202q${side * 5} 10 ${side * -2} 20" stroke="${shade}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
  const side = `<path d="M268 96C330 110 340 300 246 312L340 320V96Z" fill="${shade}" opacity=".38" clip-path="url(#head)"/>`;
  return `${ears}<path d="${headPath(traits)}" fill="${base}"/>${side}`;
}

function eyes(traits: Traits): string {
  const { gender, elderly } = traits;
  const brow = browColourOf(traits);
  const { line } = skinOf(traits);
  const thick = gender === 'MALE' ? 7 : 4.5;
  return bothSides((side) => {
    const x = 240 + side * 31;
    const lash =
      gender === 'FEMALE'
        ? `<path d="M${x - side * 10} 205Q${x} 192 ${x + side * 12} 201l${side * 4} -4" stroke="#2b1d18" stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="M${x - 10} 200Q${x} 193 ${x + 10} 200" stroke="${line}" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".8"/>`;
    const age = elderly
      ? `<path d="M${x - 9} 221q9 5 18 0M${x + side * 19} 206l${side * 9} -5M${x + side * 19} 212l${side * 9} 3" stroke="${line}" stroke-width="2.2" fill="none" stroke-linecap="round" opacity=".55"/>`
      : '';
    return (
      `<ellipse cx="${x}" cy="207" rx="7" ry="8.4" fill="#2b1d18"/><circle cx="${x + 2.6}" cy="203.6" r="2.4" fill="#fff"/>${lash}${age}` +
      `<path d="M${x - side * 15} 184Q${x + side * 2} 173 ${x + side * 17} 183" stroke="${brow}" stroke-width="${thick}" fill="none" stroke-linecap="round"/>`
    );
  });
}

function mouth(traits: Traits): string {
  const { lips, line } = skinOf(traits);
  if (traits.smile === 'closed') {
    const full =
      traits.gender === 'FEMALE'
        ? `<path d="M218 263Q230 259 240 262Q250 259 262 263Q252 281 240 281Q228 281 218 263Z" fill="${lips}"/>`
        : '';
    return `${full}<path d="M211 262Q240 ${full ? 279 : 286} 269 262" stroke="${full ? '#7a2f2f' : line}" stroke-width="${full ? 2.6 : 5}" fill="none" stroke-linecap="round"/>`;
  }
  return (
    `<path d="M208 259Q240 270 272 259Q266 291 240 291Q214 291 208 259Z" fill="#6e2a2c" stroke="${traits.gender === 'FEMALE' ? lips : 'none'}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M213 261.500Q240 271 267 261.500Q263 276 240 276Q217 276 213 261.500Z" fill="#fffaf3"/>`
  );
}

function beard(traits: Traits): string {
  if (traits.beard === 'none') return '';
  const colour = hairColourOf(traits);
  const [left, right] = [240 - traits.head, 240 + traits.head];
  const lip = `<path d="M205 258C212 244 230 241 240 247C250 241 268 244 275 258C262 254 250 254 240 256C230 254 218 254 205 258Z" fill="${colour}"/>`;
  if (traits.beard === 'moustache') return lip;
  if (traits.beard === 'goatee') {
    return `${lip}<path d="M205 256C203 286 216 312 240 313C264 312 277 286 275 256L267 262Q266 292 240 294Q214 292 213 262Z" fill="${colour}"/>`;
  }
  const cheeks = `M${left - 4} 200L${left + 9} 200C${left + 12} 236 ${left + 30} 252 208 250Q240 236 272 250C${right - 30} 252 ${right - 12} 236 ${right - 9} 200L${right + 4} 200L${right + 4} 330L${left - 4} 330Z`;
  const opacity = traits.beard === 'stubble' ? 0.28 : 1;
  return `<path d="${cheeks}" fill="${colour}" opacity="${opacity}" clip-path="url(#beard)"/>`;
}

function glasses(): string {
  return `<g fill="#ffffff" fill-opacity=".08" stroke="#3a3330" stroke-width="4.500">${bothSides((side) => `<rect x="${240 + side * 33 - 25}" y="187" width="50" height="42" rx="17"/>`)}</g><path d="M232 203q8 -6 16 0" stroke="#3a3330" stroke-width="4.500" fill="none"/>`;
}

/** Everything that lies on the face. */
export function features(traits: Traits): string {
  const { line, blush } = skinOf(traits);
  const cheeks = bothSides(
    (side) => `<ellipse cx="${240 + side * 46}" cy="243" rx="16" ry="11" fill="${blush}" opacity=".26"/>`,
  );
  const nose = `<path d="M238 210Q231 230 228 238Q230 246 242 245" stroke="${line}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`;
  const folds = traits.elderly
    ? `<path d="M205 240q-9 9 -9 20M275 240q9 9 9 20M214 150q26 -6 52 0" stroke="${line}" stroke-width="2.400" fill="none" stroke-linecap="round" opacity=".45"/>`
    : '';
  return cheeks + folds + beard(traits) + nose + mouth(traits) + eyes(traits) + (traits.glasses ? glasses() : '');
}

/** What the portrait wears, from the shoulders down to the lower edge. */
import { fabricOf, garmentOf, skinOf, suitOf } from './colours.ts';
import type { Clothes, Traits } from './traits.ts';

const shoulders = (traits: Traits): { outline: string; half: number } => {
  const half = traits.gender === 'MALE' ? 190 : 162;
  const outline = `M${240 - half} 484C${240 - half} 420 ${240 - half + 44} 392 178 372L196 356Q240 436 284 356L302 372C${240 + half - 44} 392 ${240 + half} 420 ${240 + half} 484Z`;
  return { outline, half };
};

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const seam = (d: string, opacity = 0.16): string =>
  `<path d="${d}" stroke="#000" stroke-width="4" fill="none" stroke-linecap="round" opacity="${opacity}"/>`;
const collar = (colour: string): string =>
  fill('M194 352L178 376L216 424L240 398L264 424L302 376L286 352Q264 392 240 396Q216 392 194 352Z', colour);

type Draw = (traits: Traits, outline: string) => string;

const WARDROBE: Readonly<Record<Clothes, Draw>> = {
  suit: (traits, outline) => {
    const tie =
      traits.gender === 'MALE' ? fill('M230 398L240 392L250 398L254 412L262 484H218L226 412Z', garmentOf(traits)) : '';
    return (
      fill(outline, suitOf(traits)) +
      fill('M192 356L240 484L288 356Q264 394 240 396Q216 394 192 356Z', '#f7f4ee') +
      tie +
      (traits.gender === 'MALE' ? collar('#ffffff') : '') +
      fill('M190 356L168 378L158 428L182 430L176 442L234 484L214 430Z', suitOf(traits)) +
      fill('M290 356L312 378L322 428L298 430L304 442L246 484L266 430Z', suitOf(traits)) +
      seam('M168 378L158 428L182 430L176 442L232 482', 0.3) +
      seam('M312 378L322 428L298 430L304 442L248 482', 0.3)
    );
  },
  shirt: (traits, outline) => {
    const colour = garmentOf(traits);
    return (
      fill(outline, colour) +
      fill('M214 366L240 420L266 366Q252 384 240 386Q228 384 214 366Z', skinOf(traits).base) +
      fill('M194 350L174 378L218 430L241 408L216 382Z', colour) +
      fill('M286 350L306 378L262 430L239 408L264 382Z', colour) +
      seam('M194 352L174 378L218 430L240 409', 0.26) +
      seam('M286 352L306 378L262 430L240 409', 0.26) +
      seam('M240 412V484') +
      `<circle cx="240" cy="450" r="4.500" fill="#fff" opacity=".8"/>`
    );
  },
  sweater: (traits, outline) =>
    fill(outline, garmentOf(traits)) +
    fill('M186 358Q240 430 294 358L304 372Q240 456 176 372Z', garmentOf(traits)) +
    seam('M176 374Q240 456 304 374', 0.24) +
    seam('M188 362Q240 428 292 362', 0.12) +
    seam('M112 484C114 458 118 448 126 434M368 484C366 458 362 448 354 434'),
  clerical: (_traits, outline) =>
    fill(outline, '#25272c') +
    fill('M198 346Q240 386 282 346L288 380Q240 416 192 380Z', '#25272c') +
    fill('M222 370Q240 380 258 370L258 393Q240 401 222 393Z', '#ffffff') +
    seam('M240 404V484', 0.5),
  blouse: (traits, outline) =>
    fill(outline, garmentOf(traits)) +
    fill('M196 356L240 442L284 356Q262 392 240 394Q218 392 196 356Z', skinOf(traits).base) +
    seam('M194 358L240 446L286 358', 0.2) +
    `<path d="M200 372Q240 428 280 372" stroke="#e6c35c" stroke-width="3" fill="none"/><circle cx="240" cy="402" r="6" fill="#e6c35c"/>`,
  cardigan: (traits, outline) =>
    fill(outline, garmentOf(traits)) +
    fill('M192 360L222 484H258L288 360Q264 394 240 396Q216 394 192 360Z', '#f4ede1') +
    seam('M190 362L221 482', 0.24) +
    seam('M290 362L259 482', 0.24) +
    seam('M200 374Q240 414 280 374', 0.12),
  embroidered: (traits, outline) => {
    const stitches = Array.from({ length: 7 }, (_, at) => {
      const x = 189 + at * 17;
      const y = 388 + Math.round(26 * Math.sin(((at + 0.5) / 7) * Math.PI));
      return `<path d="M${x} ${y - 7}l6 7l-6 7l-6 -7Z" fill="${at % 2 === 0 ? '#e6c35c' : '#ffffff'}"/>`;
    });
    return (
      fill(outline, '#f6f0e4') +
      fill('M192 358Q240 424 288 358L308 374Q240 466 172 374Z', fabricOf(traits)) +
      stitches.join('') +
      fill('M230 428H250V484H230Z', fabricOf(traits))
    );
  },
};

export function clothing(traits: Traits): string {
  const { outline, half } = shoulders(traits);
  const shade = `<path d="M300 484C330 440 340 410 330 386L${240 + half} 484Z" fill="#000" opacity=".1"/>`;
  return `<g transform="translate(0 -22)">${WARDROBE[traits.clothes](traits, outline)}${shade}</g>`;
}

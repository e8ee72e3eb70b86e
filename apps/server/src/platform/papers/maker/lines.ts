/** Text broken into lines, whatever its scripts: each piece in its typeface, in the order in which it is read, at its place. */
import bidiFactory from 'bidi-js';
import { fontOf } from './fonts.ts';

// Its types are those of a module, which it is not.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A piece of a line that is drawn at once. */
export interface Piece {
  text: string;
  font: string;
  /** From the start of the line, in points. */
  x: number;
}

export interface Line {
  /** In the order in which they are read, which is that in which they are drawn: so it is copied and searched. */
  pieces: readonly Piece[];
  width: number;
  isRightToLeft: boolean;
}

/** How wide a text is in a typeface, in points. */
export type Measure = (text: string, font: string) => number;

interface Run {
  text: string;
  font: string;
  level: number;
  width: number;
}

/** What is not broken where there is room for it. */
interface Unit {
  runs: Run[];
  width: number;
  isSpace: boolean;
}

/** Spaces, one character of the scripts that break anywhere, or a word. */
const UNITS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\S)+/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Lines of a width; what is longer than a line is broken where it must. */
export function breakLines(text: string, width: number, measure: Measure): Line[] {
  return text
    .replaceAll(/[^\P{C}\n\u200C\u200D]/gu, ' ')
    .split('\n')
    .flatMap((paragraph) => linesOf(paragraph, width, measure));
}

/** A single line, cut with three dots where it is longer. */
export function oneLine(text: string, width: number, measure: Measure): Line {
  const whole = breakLines(text.replaceAll(/\s+/g, ' '), Infinity, measure)[0];
  if (whole && whole.width <= width) return whole;
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (characters.length > 0) {
    characters.pop();
    const [cut] = breakLines(`${characters.join('').trimEnd()}…`, Infinity, measure);
    if (cut && cut.width <= width) return cut;
  }
  return { pieces: [], width: 0, isRightToLeft: false };
}

function linesOf(paragraph: string, width: number, measure: Measure): Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  const base = paragraphs[0]?.level ?? 0;
  const mirrored = bidi.getMirroredCharactersMap(paragraph, levels);
  const shown = [...paragraph.matchAll(UNITS)].flatMap(({ 0: text, index }) =>
    fit(unitOf(text, index, { levels, mirrored, measure }), width, measure),
  );
  const lines: Unit[][] = [[]];
  let used = 0;
  for (const unit of shown) {
    const line = lines.at(-1) ?? [];
    if (!unit.isSpace && used + unit.width > width && line.length > 0) {
      lines.push([unit]);
      used = unit.width;
    } else if (!unit.isSpace || line.length > 0) {
      line.push(unit);
      used += unit.width;
    }
  }
  return lines.map((line) => placed(line, base));
}

interface Around {
  levels: Uint8Array;
  mirrored: Map<number, string>;
  measure: Measure;
}

/** A word in runs of one typeface and one direction. */
function unitOf(text: string, start: number, { levels, mirrored, measure }: Around): Unit {
  const runs: Run[] = [];
  let at = start;
  for (const character of text) {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    const font = fontOf(character.codePointAt(0) ?? 0, last?.font);
    const seen = mirrored.get(at) ?? character;
    if (last?.font === font && last.level === level) last.text += seen;
    else runs.push({ text: seen, font, level, width: 0 });
    at += character.length;
  }
  return measured(runs, measure);
}

function measured(runs: Run[], measure: Measure): Unit {
  for (const run of runs) run.width = measure(run.text, run.font);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  return { runs, width, isSpace: runs.every(({ text }) => text.trim() === '') };
}

/** Broken between its characters where it is longer than a line. */
function fit(unit: Unit, width: number, measure: Measure): Unit[] {
  if (unit.width <= width) return [unit];
  const parts: Unit[] = [];
  let runs: Run[] = [];
  let used = 0;
  for (const run of unit.runs) {
    for (const { segment } of graphemes.segment(run.text)) {
      const wide = measure(segment, run.font);
      if (used + wide > width && runs.length > 0) {
        parts.push(measured(runs, measure));
        [runs, used] = [[], 0];
      }
      const last = runs.at(-1);
      if (last?.font === run.font && last.level === run.level) last.text += segment;
      else runs.push({ ...run, text: segment });
      used += wide;
    }
  }
  return [...parts, measured(runs, measure)];
}

/** The runs at their places: in each direction as it is read, the directions as their levels nest. */
function placed(units: readonly Unit[], base: number): Line {
  const last = units.findLastIndex(({ isSpace }) => !isSpace);
  const runs = units.slice(0, last + 1).flatMap(({ runs: own }) => own);
  const order = runs.map((_, index) => index);
  const levels = runs.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to;
    }
  }
  const places = new Map<number, number>();
  let width = 0;
  for (const index of order) {
    places.set(index, width);
    width += runs[index]?.width ?? 0;
  }
  const pieces: Piece[] = [];
  runs.forEach(({ text, font, level }, index) => {
    const [before, piece] = [runs[index - 1], pieces.at(-1)];
    // Words that are read from the left go on in one piece, with the spaces between them.
    if (before?.font === font && before.level === level && level % 2 === 0 && piece) piece.text += text;
    else pieces.push({ text, font, x: places.get(index) ?? 0 });
  });
  return { pieces, width, isRightToLeft: base % 2 === 1 };
}

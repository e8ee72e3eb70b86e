/** Chance that repeats itself: the same seed and labels always draw the same numbers, on every machine. */

export interface Random {
  /** 0 ≤ x < 1. */
  unit(): number;
  /** Whole, both ends included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** A new list in another order. */
  shuffled<T>(from: readonly T[]): T[];
  /** Each `#` becomes a digit. */
  digits(pattern: string): string;
}

/** FNV-1a over the labels: streams of different labels have nothing to do with each other. */
function hash(labels: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of labels.join('\u0000')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** A stream of chance named by its labels, e.g. `randomOf(seed, 'applicant', index)`. */
export function randomOf(...labels: readonly (string | number)[]): Random {
  let state = hash(labels);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(unit() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T;
  const weighted = <T>(from: readonly (readonly [T, number])[]): T => {
    let left = unit() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return (from.at(-1) as readonly [T, number])[0];
  };
  const shuffled = <T>(from: readonly T[]): T[] => {
    const list = [...from];
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = whole(0, last);
      [list[last], list[other]] = [list[other] as T, list[last] as T];
    }
    return list;
  };
  const digits = (pattern: string): string => pattern.replace(/#/g, () => String(whole(0, 9)));
  return { unit, whole, chance: (probability) => unit() < probability, pick, weighted, shuffled, digits };
}

/** One row of data: entries between commas, trimmed, NFC. */
export const list = (text: string): readonly string[] => text.split(',').map((entry) => entry.normalize('NFC').trim());

/**
 * The entry of an endless row of shuffled decks: each value comes as often as its weight says within every deck, so
 * that even a short demo shows all of them.
 */
export function dealt<T>(from: readonly (readonly [T, number])[], index: number, ...labels: (string | number)[]): T {
  const size = from.reduce((sum, [, count]) => sum + count, 0);
  const round = [...labels, Math.floor(index / size)].join('\u0000');
  // Who deals a whole deck would else shuffle it for each of its values.
  let kept = lastDeck.get(from);
  if (kept?.round !== round) {
    const deck = from.flatMap(([value, count]) => Array.from({ length: count }, () => value));
    kept = { round, deck: randomOf(round).shuffled(deck) };
    lastDeck.set(from, kept);
  }
  return kept.deck[index % size] as T;
}
const lastDeck = new WeakMap<object, { round: string; deck: readonly unknown[] }>();

/** Some day of that year, `YYYY-MM-DD`. */
export const dayIn = (year: number, random: Random): string =>
  `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;

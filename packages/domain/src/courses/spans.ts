/** Parts of a video that were watched: beginnings and ends in turns, in milliseconds, upwards, none touching the next. */
export type Spans = readonly number[];

/** More than anybody has who watches; a client that leaps about gets no more than these. */
const MOST_SPANS = 300;

/** The parts with one more; what it shares with others counts once. */
export function withSpan(spans: Spans, from: number, to: number): Spans {
  if (to <= from) return spans;
  let [begin, end] = [from, to];
  const before: number[] = [];
  const after: number[] = [];
  for (let at = 0; at < spans.length; at += 2) {
    const [otherBegin = 0, otherEnd = 0] = [spans[at], spans[at + 1]];
    if (otherEnd < begin) before.push(otherBegin, otherEnd);
    else if (otherBegin > end) after.push(otherBegin, otherEnd);
    else {
      begin = Math.min(begin, otherBegin);
      end = Math.max(end, otherEnd);
    }
  }
  return withoutShortest([...before, begin, end, ...after]);
}

function withoutShortest(spans: number[]): number[] {
  if (spans.length <= MOST_SPANS * 2) return spans;
  const lengthAt = (at: number) => (spans[at + 1] ?? 0) - (spans[at] ?? 0);
  let shortest = 0;
  for (let at = 2; at < spans.length; at += 2) if (lengthAt(at) < lengthAt(shortest)) shortest = at;
  return spans.toSpliced(shortest, 2);
}

/** How much of the video they are, up to an end that may have been corrected since. */
export function lengthOfSpans(spans: Spans, end = Infinity): number {
  let sum = 0;
  for (let at = 0; at < spans.length; at += 2) {
    sum += Math.max(0, Math.min(spans[at + 1] ?? 0, end) - Math.min(spans[at] ?? 0, end));
  }
  return sum;
}

/** Exact lengths out of a stream of bytes that comes in parts of any length. */
export interface TakeBytes {
  /** So many bytes; nothing where the stream ends before. */
  take(length: number): Promise<Buffer | undefined>;
  /** What is held and then part after part; nothing at the end. */
  rest(): Promise<Buffer | undefined>;
  /** Up to a mark of one byte, which is left out, looking no further than `most`. */
  takeUntil(mark: number, most: number): Promise<Buffer | undefined>;
}

export function takeBytes(source: AsyncIterable<Uint8Array>): TakeBytes {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  /** Reads until so many are held, a part at a time; false where there are no more. */
  async function hold(length: number): Promise<boolean> {
    const parts: Uint8Array[] = [held];
    let sum = held.length;
    while (sum < length) {
      const { done, value } = await iterator.next();
      if (done) break;
      parts.push(value);
      sum += value.length;
    }
    if (parts.length > 1) held = Buffer.concat(parts);
    return sum >= length;
  }
  function cut(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }
  return {
    take: async (length) => ((await hold(length)) ? cut(length) : undefined),
    async rest() {
      return (await hold(1)) ? cut(held.length) : undefined;
    },
    async takeUntil(mark, most) {
      for (let length = 1; length <= most; length++) {
        if (!(await hold(length))) return undefined;
        if (held[length - 1] === mark) return cut(length).subarray(0, -1);
      }
      return undefined;
    },
  };
}

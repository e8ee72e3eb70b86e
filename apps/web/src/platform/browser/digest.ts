/**
 * SHA-256 of a text's UTF-8 bytes, in hex. The browser's own is asynchronous and missing without https; a session is
 * read before every call and must also hold in an office that serves the portal by plain http.
 */
export function digestOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = bytes.length;
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(padded.length - 4, length << 3);
  const state = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, schedule, view, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The first `count` bits after the point of a root of the first primes: the constants of FIPS 180-4, computed. */
const primes: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
const INITIAL = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, schedule: Uint32Array, view: DataView, at: number): void {
  const w = (i: number): number => schedule[i] ?? 0;
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const s0 = turn(w(i - 15), 7) ^ turn(w(i - 15), 18) ^ (w(i - 15) >>> 3);
    const s1 = turn(w(i - 2), 17) ^ turn(w(i - 2), 19) ^ (w(i - 2) >>> 10);
    schedule[i] = w(i - 16) + s0 + w(i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + w(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

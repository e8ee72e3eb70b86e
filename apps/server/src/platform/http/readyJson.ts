/**
 * A reply already in JSON: for what is kept ready and would cost more to build again than to send. It comes in parts,
 * because joining long texts and then writing them as bytes takes twice as long as writing each.
 */
export class ReadyJson {
  readonly #parts: readonly string[];
  constructor(parts: readonly string[]) {
    this.#parts = parts;
  }

  /** The whole envelope with the parts as its data. */
  envelope(): Buffer {
    const texts = ['{"status":true,"error":[],"data":', ...this.#parts, '}'];
    return Buffer.concat(texts.map((text) => Buffer.from(text)));
  }
}

const makers = {
  int32: (length: number) => new Int32Array(length),
  uint32: (length: number) => new Uint32Array(length),
  float64: (length: number) => new Float64Array(length),
} as const;
type Kind = keyof typeof makers;
const first = 4_096;

/** A typed array that grows by doubling. */
export class GrownNumbers {
  #values: Int32Array | Uint32Array | Float64Array;
  #length = 0;

  constructor(readonly kind: Kind) {
    this.#values = makers[kind](first);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = makers[this.kind](this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  at(row: number): number {
    return this.#values[row] ?? 0;
  }
}

const encoder = new TextEncoder();

/** Texts one after the other as UTF-8; they grow by doubling too. */
export class GrownBytes {
  #bytes = new Uint8Array(first * 16);
  #used = 0;
  readonly #ends = new GrownNumbers('uint32');

  get length(): number {
    return this.#ends.length;
  }

  push(text: string): void {
    // A character is three bytes of UTF-8 at most, or four for two.
    if (this.#used + text.length * 3 > this.#bytes.length) {
      const larger = new Uint8Array((this.#used + text.length * 3) * 2);
      larger.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = larger;
    }
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#ends.push(this.#used);
  }

  /** The bytes of one; they may be moved by the next `push`. */
  at(row: number): Uint8Array {
    return this.#bytes.subarray(this.#start(row), this.#ends.at(row));
  }

  size(row: number): number {
    return this.#ends.at(row) - this.#start(row);
  }

  /** Whether the text is these bytes, without a view of them: a million views take a second. */
  is(row: number, bytes: Uint8Array): boolean {
    const start = this.#start(row);
    if (this.#ends.at(row) - start !== bytes.length) return false;
    for (let at = 0; at < bytes.length; at++) if (this.#bytes[start + at] !== bytes[at]) return false;
    return true;
  }

  #start(row: number): number {
    return row === 0 ? 0 : this.#ends.at(row - 1);
  }
}

const makers = {
  uint8: (length: number) => new Uint8Array(length),
  uint16: (length: number) => new Uint16Array(length),
  int32: (length: number) => new Int32Array(length),
  uint32: (length: number) => new Uint32Array(length),
  float64: (length: number) => new Float64Array(length),
} as const;
type Kind = keyof typeof makers;
type Block = ReturnType<(typeof makers)[Kind]>;

/** Numbers of a block, and bytes of one: what is not full yet is the most that is wasted. */
const blockBits = 16;
const blockSize = 1 << blockBits;
const blockMask = blockSize - 1;

/** Numbers that grow block by block: doubling would leave as much behind as it makes, until somebody collects it. */
export class GrowableNumbers {
  readonly #blocks: Block[] = [];
  #length = 0;

  constructor(readonly kind: Kind) {}

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    const at = this.#length & blockMask;
    if (at === 0) this.#blocks.push(makers[this.kind](blockSize));
    const block = this.#blocks[this.#length >>> blockBits];
    if (block) block[at] = value;
    this.#length += 1;
  }

  at(row: number): number {
    return this.#blocks[row >>> blockBits]?.[row & blockMask] ?? 0;
  }
}

/** Whole numbers from 0 that grow: each block is as wide as its largest number, so most columns take a byte for a row. */
export class GrowableCodes {
  readonly #blocks: (Uint8Array | Uint16Array | Uint32Array)[] = [];
  #length = 0;

  push(code: number): void {
    const at = this.#length & blockMask;
    const place = this.#length >>> blockBits;
    let block = this.#blocks[place] ?? new Uint8Array(blockSize);
    if (code > 0xff && block instanceof Uint8Array) block = new Uint16Array(block);
    if (code > 0xffff && block instanceof Uint16Array) block = new Uint32Array(block);
    block[at] = code;
    this.#blocks[place] = block;
    this.#length += 1;
  }

  at(row: number): number {
    return this.#blocks[row >>> blockBits]?.[row & blockMask] ?? 0;
  }
}

const encoder = new TextEncoder();
const none = new Uint8Array(0);
/** A character is three bytes of UTF-8 at most, or four for two. */
const bytesOfOne = 3;

/** Texts as UTF-8, each at most 20,000 characters long and whole in one block. */
export class GrowableBytes {
  readonly #blocks: Uint8Array[] = [];
  /** Where the next begins, counted through all blocks. */
  #free = 0;
  readonly #starts = new GrowableNumbers('uint32');
  readonly #sizes = new GrowableNumbers('uint16');

  get length(): number {
    return this.#sizes.length;
  }

  push(text: string): void {
    const most = text.length * bytesOfOne;
    if (most > blockSize) throw new RangeError(`${text.length} characters are too many for one text.`);
    if (this.#free + most > this.#blocks.length * blockSize) {
      this.#free = this.#blocks.length * blockSize;
      this.#blocks.push(new Uint8Array(blockSize));
    }
    const into = this.#blocks.at(-1)?.subarray(this.#free & blockMask) ?? none;
    const { written } = text === '' ? { written: 0 } : encoder.encodeInto(text, into);
    this.#starts.push(this.#free);
    this.#sizes.push(written);
    this.#free += written;
  }

  /** The bytes of one. */
  at(row: number): Uint8Array {
    const start = this.#starts.at(row);
    const size = this.#sizes.at(row);
    return size === 0 ? none : this.#blockAt(start).subarray(start & blockMask, (start & blockMask) + size);
  }

  size(row: number): number {
    return this.#sizes.at(row);
  }

  /** Whether the text is these bytes, without a view of them: a million views take a second. */
  is(row: number, bytes: Uint8Array): boolean {
    if (this.#sizes.at(row) !== bytes.length) return false;
    const start = this.#starts.at(row);
    const block = this.#blockAt(start);
    const first = start & blockMask;
    for (let at = 0; at < bytes.length; at++) if (block[first + at] !== bytes[at]) return false;
    return true;
  }

  #blockAt(start: number): Uint8Array {
    return this.#blocks[start >>> blockBits] ?? none;
  }
}

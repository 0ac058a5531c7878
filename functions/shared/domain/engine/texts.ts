const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A column of plain text as UTF-8, one row after the other in the order in which they came: a string for each would be 60 bytes more. */
export type Texts = {
  /** Rows from `at` on; `starts` has one number more than rows: where each begins in `bytes`, and where the last ends. */
  place: (at: number, bytes: Uint8Array, starts: ArrayLike<number>) => void;
  at: (row: number) => string;
  set: (row: number, value: string) => void;
  bytes: () => Uint8Array;
  starts: Uint32Array;
  lengths: Uint16Array;
  /** Gives back what was taken in advance. */
  settle: () => void;
};

/** Room that is taken in advance beyond what the first chunk's rows need on average. */
const spare = 1.1;

export function textsOf(rows: number): Texts {
  const starts = new Uint32Array(rows);
  const lengths = new Uint16Array(rows);
  let bytes = new Uint8Array(0);
  let end = 0;
  const room = (size: number) => {
    if (end + size <= bytes.length) return;
    const grown = new Uint8Array(Math.ceil(Math.max(end + size, bytes.length * 1.3)));
    grown.set(bytes.subarray(0, end));
    bytes = grown;
  };
  const add = (row: number, value: Uint8Array) => {
    room(value.length);
    bytes.set(value, end);
    starts[row] = end;
    lengths[row] = value.length;
    end += value.length;
  };
  return {
    starts,
    lengths,
    bytes: () => bytes,
    place(at, from, offsets) {
      const count = offsets.length - 1;
      const first = offsets[0] ?? 0;
      const size = (offsets[count] ?? 0) - first;
      if (bytes.length === 0) bytes = new Uint8Array(Math.ceil((size / Math.max(1, count)) * rows * spare));
      room(size);
      bytes.set(from.subarray(first, first + size), end);
      for (let row = 0; row < count; row += 1) {
        const start = offsets[row] ?? 0;
        starts[at + row] = end + start - first;
        lengths[at + row] = (offsets[row + 1] ?? 0) - start;
      }
      end += size;
    },
    at(row) {
      const start = starts[row] ?? 0;
      return decoder.decode(bytes.subarray(start, start + (lengths[row] ?? 0)));
    },
    set(row, value) {
      const written = encoder.encode(value);
      const before = lengths[row] ?? 0;
      if (written.length > before) return add(row, written);
      bytes.set(written, starts[row] ?? 0);
      lengths[row] = written.length;
    },
    settle() {
      if (bytes.length - end > end / 10) bytes = bytes.slice(0, end);
    },
  };
}

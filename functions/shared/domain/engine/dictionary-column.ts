type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A column of few different values: for each row a number into `values`, in as few bytes as these need. '' is 0. */
export type DictionaryColumn = {
  codes: Codes;
  readonly values: string[];
  /** The number of a value, which is added where it is new. */
  codeOf: (value: string) => number;
  set: (row: number, code: number) => void;
  /** Rows from `at` on get the numbers that `map` has for those of a chunk. */
  place: (at: number, codes: ArrayLike<number>, map: ArrayLike<number>) => void;
  valueAt: (row: number) => string;
  /** Lets the values' own index go: 10 MB in a file of 200,000 family names. It comes back when a value is added. */
  settle: () => void;
};

/** The narrowest array whose numbers reach `most`. */
function wide(rows: number, most: number): Codes {
  if (most <= 0xff) return new Uint8Array(rows);
  return most <= 0xffff ? new Uint16Array(rows) : new Uint32Array(rows);
}

export function createDictionaryColumn(rows: number): DictionaryColumn {
  const values = [''];
  let known: Map<string, number> | null = null;
  const index = () => {
    known ??= new Map(values.map((value, code) => [value, code]));
    return known;
  };
  const widen = () => {
    const { codes } = column;
    if (values.length - 1 < 2 ** (8 * codes.BYTES_PER_ELEMENT)) return;
    column.codes = wide(rows, values.length - 1);
    column.codes.set(codes);
  };
  const column: DictionaryColumn = {
    codes: wide(rows, 0),
    values,
    codeOf(value) {
      const known = index().get(value);
      if (known !== undefined) return known;
      values.push(value);
      index().set(value, values.length - 1);
      return values.length - 1;
    },
    set(row, code) {
      widen();
      column.codes[row] = code;
    },
    place(at, codes, map) {
      widen();
      const { codes: target } = column;
      for (let row = 0; row < codes.length; row += 1) target[at + row] = map[codes[row] ?? 0] ?? 0;
    },
    valueAt: (row) => values[column.codes[row] ?? 0] ?? '',
    settle() {
      known = null;
    },
  };
  return column;
}

/** Where the schema of a chunk has its version. */
export const versionKey = 'hustings_voters';

/** What begins the names of a chunk's columns that not every file has. */
export const ballotPrefix = 'ballot ';
export const dataPrefix = 'data ';

/** Numbers that grow from row to row or lie near the row before: as steps, gzip packs them into half. */
const stepped = ['door', 'household', 'lat', 'lng'] as const;
export const isDeltaEncoded = (name: string): boolean => stepped.some((one) => one === name);

export function toDeltas(values: ArrayLike<number>): Int32Array {
  const made = new Int32Array(values.length);
  for (let at = 0; at < values.length; at++) made[at] = ((values[at] ?? 0) - (values[at - 1] ?? 0)) | 0;
  return made;
}

/** Sums up in place; what overflows on the way there comes back on the way here. */
export function sumDeltas(values: Int32Array): Int32Array {
  for (let at = 1; at < values.length; at++) values[at] = ((values[at] ?? 0) + (values[at - 1] ?? 0)) | 0;
  return values;
}

import { type DocumentSnapshot, type Query, Timestamp } from 'firebase-admin/firestore';

/** Moments as text; everything else as it is. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readable(part)]));
}

/** A document with its id. */
export const lineOf = (line: DocumentSnapshot): object => ({ id: line.id, ...line.data() });

/** What an ordered query finds, `most` at most, with only a page of it in memory at a time. */
export async function* paged(query: Query, { most, page }: { most: number; page: number }) {
  let left = most;
  let { docs } = await query.limit(Math.min(page, left)).get();
  for (;;) {
    yield* docs.map(lineOf);
    left -= docs.length;
    const last = docs.at(-1);
    if (!last || left <= 0 || docs.length < page) return;
    ({ docs } = await query.startAfter(last).limit(Math.min(page, left)).get());
  }
}

/** An object's indented JSON, and at its end lists by their names, which are read while they are sent. */
export async function* jsonOf(
  head: object,
  lists: Readonly<Record<string, AsyncIterable<unknown>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(readable(head), null, 2).slice(0, -'\n}'.length);
  for (const [name, list] of Object.entries(lists)) {
    yield `,\n  "${name}": [`;
    let between = '\n    ';
    for await (const each of list) {
      yield between + JSON.stringify(readable(each));
      between = ',\n    ';
    }
    yield ']';
  }
  yield '\n}\n';
}

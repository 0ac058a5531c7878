import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type Line, parseLine } from './query-line.ts';

/** Queries by their text, each with the files of the product that build or send it. */
export type Recording = Record<string, string[]>;

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What the suites of this working copy have sent; git ignores it. */
export const recordedFolder = place('../../.cache/queries');
const committedFile = place('recorded-queries.json');

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One entry for each query, everything sorted, so that two recordings of the same code are the same file. */
export function merged(lines: readonly Line[]): Recording {
  const found = new Map<string, Set<string>>();
  for (const { query, files } of lines) {
    const known = found.get(query) ?? new Set();
    for (const file of files) known.add(file);
    found.set(query, known);
  }
  return Object.fromEntries(
    [...found]
      .toSorted(([a], [b]) => byText(a, b))
      .map(([query, files]) => [query, [...files].toSorted(byText)]),
  );
}

export const linesOf = (recording: Recording): Line[] =>
  Object.entries(recording).map(([query, files]) => ({ query, files }));

/** Without files that are gone, and without queries that only those sent. */
export const withoutMissing = (lines: readonly Line[], root: string = place('../..')): Line[] =>
  lines
    .map(({ query, files }) => ({ query, files: files.filter((file) => existsSync(join(root, file))) }))
    .filter(({ files }) => files.length > 0);

export const committed = (): Recording =>
  z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(committedFile, 'utf8')));

export const commit = (recording: Recording): void =>
  writeFileSync(committedFile, `${JSON.stringify(recording, null, 2)}\n`);

/**
 * Keeps what one process sends, each query with the same files once. A line is on the disk when this returns, for the
 * emulator ends its processes without a warning.
 */
export function recorder(name: string, folder: string = recordedFolder): (line: Line) => void {
  const seen = new Set<string>();
  const file = join(folder, `${name}-${process.pid}-${Date.now()}.jsonl`);
  return (one) => {
    const text = JSON.stringify(one);
    if (seen.has(text)) return;
    seen.add(text);
    mkdirSync(folder, { recursive: true });
    appendFileSync(file, `${text}\n`);
  };
}

/** Everything recorded since the folder was cleared. */
export function recorded(folder: string = recordedFolder): Recording {
  mkdirSync(folder, { recursive: true });
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return merged(
    texts
      .flatMap((text) => text.split('\n'))
      .filter((text) => text !== '')
      .map(parseLine),
  );
}

export const clearRecorded = (folder: string = recordedFolder): void =>
  rmSync(folder, { recursive: true, force: true });

export type Difference = {
  newQueries: string[];
  newFiles: string[];
  lostQueries: string[];
  lostFiles: string[];
};

const filesIn = (recording: Recording) => new Set(Object.values(recording).flat());
const less = (left: Iterable<string>, right: ReadonlySet<string>): string[] =>
  [...left].filter((one) => !right.has(one)).toSorted(byText);

/** Which files send the same query may differ from run to run; which queries and which files there are may not. */
export function difference(before: Recording, now: Recording): Difference {
  const [queriesBefore, queriesNow] = [new Set(Object.keys(before)), new Set(Object.keys(now))];
  const [filesBefore, filesNow] = [filesIn(before), filesIn(now)];
  return {
    newQueries: less(queriesNow, queriesBefore),
    newFiles: less(filesNow, filesBefore),
    lostQueries: less(queriesBefore, queriesNow),
    lostFiles: less(filesBefore, filesNow),
  };
}

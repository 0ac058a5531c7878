import { changesPerDocument, logBytesMax, type PeoplePack } from './pack-limits.ts';
import { partOfPerson } from './pack-part.ts';

/** What a person's row became, in the order of `n`; null: there is none any more. Rows are whole: the newest one counts. */
export type PackChange<Row = string> = { n: number; id: string; row: Row | null };

/** `change`: of the newest change; `folded`: of the newest one that the parts have; `oldest`: of the oldest in the log. */
export type LogState = { change: number; folded: number; oldest: number };

/** The document of the log that has a change. Changes are numbered from 1; a full document leaves the rest of its numbers out. */
export const logDocument = (n: number): number => Math.floor((n - 1) / changesPerDocument);
export const logDocumentId = (pack: PeoplePack, document: number): string => `${pack}-${document}`;
export const partId = (pack: PeoplePack, part: number, version: string): string =>
  `${pack}-${part}-${version}`;

/** Documents of the log that have the changes after one, up to the newest. */
export function logDocumentsAfter(since: number, { change }: Pick<LogState, 'change'>): number[] {
  if (change <= since) return [];
  const first = logDocument(since + 1);
  return Array.from({ length: logDocument(change) - first + 1 }, (_, at) => first + at);
}

const encoder = new TextEncoder();
/** What a number and the names of fields take beside id and row. */
const changeOverhead = 64;
const bytesOfChange = ({ id, row }: Pick<PackChange, 'id' | 'row'>): number =>
  changeOverhead + encoder.encode(id).length + encoder.encode(row ?? '').length;

/**
 * Numbers new rows and says into which documents they go. `stored`: the changes that the document of the next number has
 * already. A document that has no room for a row is left, and the row has the next one's first number.
 */
export function numberChanges(
  newest: number,
  stored: readonly PackChange[],
  rows: readonly { id: string; row: string | null }[],
): { newest: number; documents: Map<number, PackChange[]> } {
  const documents = new Map<number, PackChange[]>();
  let last = newest;
  let document = logDocument(newest + 1);
  let bytes = stored.reduce((sum, change) => sum + bytesOfChange(change), 0);
  for (const one of rows) {
    const size = bytesOfChange(one);
    const isFull = bytes > 0 && bytes + size > logBytesMax;
    const n = isFull ? (document + 1) * changesPerDocument + 1 : last + 1;
    if (logDocument(n) !== document) [document, bytes] = [logDocument(n), 0];
    bytes += size;
    last = n;
    const changes = documents.get(document) ?? [];
    documents.set(document, changes);
    changes.push({ n, id: one.id, row: one.row });
  }
  return { newest: last, documents };
}

/** The newest change of each person among some that may come twice and in any order. */
export function newestChanges<Row>(changes: readonly PackChange<Row>[]): Map<string, PackChange<Row>> {
  const newest = new Map<string, PackChange<Row>>();
  for (const change of changes) if ((newest.get(change.id)?.n ?? 0) < change.n) newest.set(change.id, change);
  return newest;
}

/** The same by the part that has the person. */
export function changesByPart<Row>(
  changes: ReadonlyMap<string, PackChange<Row>>,
  parts: number,
): Map<number, PackChange<Row>[]> {
  const byPart = new Map<number, PackChange<Row>[]>();
  for (const change of changes.values()) {
    const part = partOfPerson(change.id, parts);
    const own = byPart.get(part);
    if (own) own.push(change);
    else byPart.set(part, [change]);
  }
  return byPart;
}

/** Rows of a part after its changes. */
export function foldRows<Row extends { id: string }>(
  rows: readonly Row[],
  changes: readonly PackChange<Row>[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, row } of changes) {
    if (row) byId.set(id, row);
    else byId.delete(id);
  }
  return [...byId.values()];
}

import { changesPerDocument, type PeoplePack } from './pack-limits.ts';
import { partOfPerson } from './pack-part.ts';

/** What a person's row became, in the order of `n`; null: there is none any more. Rows are whole: the newest one counts. */
export type PackChange<Row = string> = { n: number; id: string; row: Row | null };

/** `change`: of the newest change; `folded`: of the newest one that the parts have; `oldest`: of the oldest in the log. */
export type LogState = { change: number; folded: number; oldest: number };

/** The document of the log that has a change. Changes are numbered from 1. */
export const logDocument = (n: number): number => Math.floor((n - 1) / changesPerDocument);
export const logDocumentId = (pack: PeoplePack, document: number): string => `${pack}-${document}`;
export const partId = (pack: PeoplePack, part: number, version: number): string =>
  `${pack}-${part}-${version}`;

/** Documents of the log that have the changes after one, up to the newest. */
export function logDocumentsAfter(since: number, { change }: Pick<LogState, 'change'>): number[] {
  if (change <= since) return [];
  const first = logDocument(since + 1);
  return Array.from({ length: logDocument(change) - first + 1 }, (_, at) => first + at);
}

/** Numbers new rows and says into which documents they go, by document. */
export function numberChanges(
  newest: number,
  rows: readonly { id: string; row: string | null }[],
): Map<number, PackChange[]> {
  const byDocument = new Map<number, PackChange[]>();
  for (const [at, { id, row }] of rows.entries()) {
    const n = newest + at + 1;
    const document = logDocument(n);
    byDocument.set(document, [...(byDocument.get(document) ?? []), { n, id, row }]);
  }
  return byDocument;
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

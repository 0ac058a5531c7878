import type { z } from 'zod/mini';
import type { dataColumn, filePart } from '../../collections/voter-files.ts';
import { headerKey } from '../import/header-key.ts';
import { raceColumnOf } from './race-headers.ts';
import type { DataChannel } from './voter-file-columns.ts';

type Part = Pick<z.output<typeof filePart>, 'columns' | 'expires' | 'uses'>;
type Column = z.output<typeof dataColumn>;
/** A column with where it may appear today. */
export type UsableColumn = Column & { uses: readonly DataChannel[] };

/** What files that were joined before their importer was asked may be used for: as they were then. */
const usesUnasked: readonly DataChannel[] = ['exports'];

/** All columns of the campaign's own; those whose permission is over on a day (`YYYY-MM-DD`) appear nowhere. */
export const usableColumns = (parts: readonly Part[], day: string): UsableColumn[] =>
  parts.flatMap(({ columns, expires, uses = usesUnasked }) =>
    columns.map((column) => ({ ...column, uses: expires !== null && expires < day ? [] : uses })),
  );

/** Whether a column may appear in a channel. Race and ethnicity never may, also in a file that is older than that rule. */
export const mayAppear = (
  { name, uses }: Pick<UsableColumn, 'name' | 'uses'>,
  channel: DataChannel,
): boolean => uses.includes(channel) && raceColumnOf(name) === null;

/** Columns whose names somebody wrote into a script, in that order, each once, as far as they may appear in a channel. */
export function columnsNamed<Of extends Pick<UsableColumn, 'name' | 'uses'>>(
  columns: readonly Of[],
  names: readonly string[],
  channel: DataChannel,
): Of[] {
  const usable = new Map(
    columns
      .filter((column) => mayAppear(column, channel))
      .map((column): [string, Of] => [headerKey(column.name), column]),
  );
  return [...new Set(names.map(headerKey))].flatMap((key) => usable.get(key) ?? []);
}

type FilePart = z.output<typeof filePart>;
/** What is permitted of a joined file's columns, and where those are from. */
export type Terms = Pick<FilePart, 'source' | 'dated' | 'expires' | 'uses'>;

const termsOf = ({ source, dated, expires, uses }: FilePart): Terms => ({
  ...{ source, dated, expires },
  ...(uses && { uses }),
});

type Permitted = { parts: FilePart[]; isChanged: boolean };
const permitted = (parts: FilePart[], before: readonly FilePart[]): Permitted => ({
  parts,
  isChanged: JSON.stringify(parts.map(termsOf)) !== JSON.stringify(before.map(termsOf)),
});

/** Parts of a file with the terms that they have in another one: it says what was permitted last. */
export function withTermsOf(parts: readonly FilePart[], latest: readonly FilePart[]): Permitted {
  const terms = new Map(latest.map((part) => [part.id, termsOf(part)]));
  const changed = parts.map(({ uses, ...part }) => {
    const found = terms.get(part.id);
    return found ? { ...part, ...found } : { ...part, ...(uses && { uses }) };
  });
  return permitted(changed, parts);
}

/**
 * Parts of a file that comes back for one that is undone. What was withdrawn stays withdrawn, also of columns that another part
 * of the undone file had replaced: they come back for what both permit, until the earlier of their days.
 */
export function restoredParts(parts: readonly FilePart[], undone: readonly FilePart[]): Permitted {
  const restored = withTermsOf(parts, undone).parts.map((part) => {
    if (undone.some(({ id }) => id === part.id)) return part;
    const ids = new Set(part.columns.map(({ id }) => id));
    const later = undone.filter(({ columns }) => columns.some(({ id }) => ids.has(id)));
    const before = part.uses ?? usesUnasked;
    const uses = before.filter((use) => later.every(({ uses = usesUnasked }) => uses.includes(use)));
    const [expires = null] = [part, ...later].flatMap((one) => one.expires ?? []).toSorted();
    return { ...part, expires, ...(uses.length < before.length && { uses }) };
  });
  return permitted(restored, parts);
}

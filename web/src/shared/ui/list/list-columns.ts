import type { ReactNode } from 'react';
import type { MessageKey } from '../../text/index.ts';
import type { Layout } from './width.ts';

export type Direction = 'ascending' | 'descending';

/** One column of a list; the first names the record and carries its link, unless it stands before that. */
export type Column<T, Sort extends string = string> = {
  key: string;
  header: MessageKey;
  /** A CSS grid track. */
  width: string;
  cell: (row: T) => ReactNode;
  /** Numbers stand at the end, so that they align. */
  numeric?: boolean;
  /** Nothing to look at: drawn softly. */
  quiet?: (row: T) => boolean;
  /** Stands before the one that names the record; its header is only heard. */
  before?: boolean;
  /** Left out of a narrow table. */
  wideOnly?: boolean;
  /** The order that its header asks for. An index holds each order in one direction only; a device sorts both ways. */
  sort?: { by: Sort; direction: Direction };
  /** Its place in the two-line row of a phone, an action's beside both lines; left out there otherwise. */
  line?: 'title' | 'value' | 'detail' | 'note' | 'action';
};

export function columnsFor<T, Sort extends string>(
  columns: readonly Column<T, Sort>[],
  layout: Layout,
): readonly Column<T, Sort>[] {
  if (layout === 'lines') return columns.filter(({ line }) => line !== undefined);
  return layout === 'narrow' ? columns.filter(({ wideOnly }) => !wideOnly) : columns;
}

/** Pixels, as in list.module.css. */
export const rowHeight: Record<Layout, number> = { lines: 64, narrow: 40, wide: 40 };

/** The tracks of a table's rows; two-line rows have their own in the style sheet. */
export const tracks = (columns: readonly { width: string }[]): string =>
  columns.map(({ width }) => width).join(' ');

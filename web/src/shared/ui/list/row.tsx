import { type MouseEvent, useMemo } from 'react';
import styles from './list.module.css';
import type { Column } from './list-columns.ts';

type Props<T> = {
  row: T;
  /** From 0 in the whole list. */
  index: number;
  columns: readonly Column<T>[];
  /** Pixels from the top of the rows. */
  top: number;
  href: string;
  /** The one row that Tab reaches; the arrow keys move it. */
  current: boolean;
  open: (row: T) => void;
  focus: (row: T) => void;
};

/** A click that the browser answers itself: in another tab or window, or a download. */
const isModified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** One record; the grid around it answers the keys. Drawn again only when something of it changes: a long list scrolls on this. */
export function Row<T extends { id: string }>(props: Props<T>) {
  const { row, index, columns, top, href, current, open, focus } = props;
  return useMemo(() => {
    const click = (event: MouseEvent) => {
      // A tick is for itself.
      if (isModified(event) || (event.target instanceof Element && event.target.closest('label'))) return;
      // Marked text is being copied.
      if (getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      open(row);
    };
    const named = columns.findIndex(({ before }) => !before);
    return (
      <tr
        className={styles.row}
        style={{ transform: `translateY(${top}px)` }}
        aria-rowindex={index + 2}
        data-row={row.id}
        tabIndex={current ? 0 : -1}
        onClick={click}
        onFocus={() => focus(row)}
      >
        {columns.map((column, at) => (
          <Cell key={column.key} column={column} row={row} href={at === named ? href : null} />
        ))}
      </tr>
    );
  }, [row, index, columns, top, href, current, open, focus]);
}

type CellProps<T> = { column: Column<T>; row: T; href: string | null };

function Cell<T>({ column, row, href }: CellProps<T>) {
  const content = column.cell(row);
  return (
    <td
      className={column.numeric ? `${styles.cell} ${styles.numeric}` : styles.cell}
      data-quiet={column.quiet?.(row) || undefined}
      data-line={column.line}
      // What is cut off can be read by pointing at it.
      title={typeof content === 'string' ? content : undefined}
    >
      {href === null ? (
        content
      ) : (
        // A plain link, not the router's: each of those listens to the address.
        <a href={href} tabIndex={-1} className={styles.open}>
          {content}
        </a>
      )}
    </td>
  );
}

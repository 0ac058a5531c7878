import { type MouseEvent, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from './columns.ts';
import styles from './list.module.css';

type Props<T> = {
  row: T;
  /** From 0. */
  index: number;
  columns: readonly Column<T>[];
  /** Pixels from the top of the rows. */
  top: number;
  to: string;
  /** Where the record's own "back" leads. */
  from: string;
  /** The one row that Tab reaches; the arrow keys move it. */
  current: boolean;
  open: (row: T) => void;
  focus: (row: T) => void;
};

/** One record; the grid around it answers the keys. Drawn again only when something of it changes: a long list scrolls on this. */
export function Row<T extends { id: string }>(props: Props<T>) {
  const { row, index, columns, top, to, from, current, open, focus } = props;
  return useMemo(() => {
    const click = (event: MouseEvent) => {
      // A link answers for itself, and marked text is being copied.
      const inLink = event.target instanceof Element && event.target.closest('a, button');
      if (!inLink && getSelection()?.isCollapsed !== false) open(row);
    };
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
          <Cell key={column.key} column={column} row={row} to={at === 0 ? to : null} from={from} />
        ))}
      </tr>
    );
  }, [row, index, columns, top, to, from, current, open, focus]);
}

type CellProps<T> = { column: Column<T>; row: T; to: string | null; from: string };

function Cell<T>({ column, row, to, from }: CellProps<T>) {
  const content = column.cell(row);
  return (
    <td
      className={column.numeric ? `${styles.cell} ${styles.numeric}` : styles.cell}
      data-line={column.line}
      // What is cut off can be read by pointing at it.
      title={typeof content === 'string' ? content : undefined}
    >
      {to === null ? (
        content
      ) : (
        <Link to={to} state={{ from }} tabIndex={-1} className={styles.open ?? ''}>
          {content}
        </Link>
      )}
    </td>
  );
}

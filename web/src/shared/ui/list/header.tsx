import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '../../text/index.ts';
import styles from './list.module.css';
import type { Column, Direction } from './list-columns.ts';

type Props<T, Sort extends string> = {
  columns: readonly Column<T, Sort>[];
  /** The order that holds now; null where the rows have one of their own. */
  sort: Sort | null;
  /** It holds from the other end. */
  reversed: boolean;
  onSort: (sort: Sort) => void;
  /** Only to be heard: two-line rows show no header. */
  hidden: boolean;
};

/** The column headers, which are also the ways to sort. */
export function Header<T, Sort extends string>({ columns, sort, reversed, onSort, hidden }: Props<T, Sort>) {
  return (
    <thead className={hidden ? 'visually-hidden' : styles.header}>
      <tr aria-rowindex={1} className={styles.headings}>
        {columns.map((column) => (
          <Heading
            key={column.key}
            column={column}
            sort={sort}
            reversed={reversed}
            onSort={sort === null || hidden ? null : onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

const opposite: Record<Direction, Direction> = { ascending: 'descending', descending: 'ascending' };

type HeadingProps<T, Sort extends string> = {
  column: Column<T, Sort>;
  sort: Sort | null;
  reversed: boolean;
  onSort: ((sort: Sort) => void) | null;
};

function Heading<T, Sort extends string>({ column, sort, reversed, onSort }: HeadingProps<T, Sort>) {
  const order = column.sort;
  const holds = order !== undefined && order.by === sort;
  const direction = order && (reversed ? opposite[order.direction] : order.direction);
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={column.numeric ? `${styles.cell} ${styles.numeric}` : styles.cell}
      aria-sort={order && sort !== null ? (holds ? direction : 'none') : undefined}
    >
      {order && onSort ? (
        <button
          type="button"
          className={holds ? `${styles.sort} ${styles.sorted}` : styles.sort}
          onClick={() => onSort(order.by)}
        >
          {t(column.header)}
          {holds && <Arrow size={14} aria-hidden />}
        </button>
      ) : column.before ? (
        <span className="visually-hidden">{t(column.header)}</span>
      ) : (
        t(column.header)
      )}
    </th>
  );
}

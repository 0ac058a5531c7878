import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { t } from '../../text/index.ts';
import styles from './list.module.css';
import { type Column, columnsFor, rowHeight, tracks } from './list-columns.ts';
import { useLayout } from './width.ts';

const lines = Array.from({ length: 12 }, (_, at) => at);
/** Percent of their column: names are not all of one length. */
const widths = [72, 54, 80, 63];

const Blank = ({ at }: { at: number }) => (
  <Skeleton height={12} width={`${widths[at % widths.length]}%`} radius="sm" />
);

type AwaitedProps = {
  columns: readonly Pick<Column<never>, 'key' | 'line'>[];
  /** From 0 in the whole list. */
  at: number;
  /** Pixels from the top of the rows. */
  top: number;
};

/** One row of a table that is on its way. */
export const LoadingRow = ({ columns, at, top }: AwaitedProps) => (
  <tr className={styles.row} style={{ transform: `translateY(${top}px)` }} aria-rowindex={at + 2}>
    {columns.map(({ key, line }, place) => (
      <td key={key} className={styles.cell} data-line={line}>
        <Blank at={at + place} />
      </td>
    ))}
  </tr>
);

/** A list that is on its way, in the shape that it will have. */
export function LoadingList<T, Sort extends string>(props: { columns: readonly Column<T, Sort>[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout(frame);
  const columns = columnsFor(props.columns, layout);
  const height = rowHeight[layout];
  return (
    <div ref={frame} role="status" aria-label={t('common.loading')}>
      <div
        className={`${styles.grid} ${styles[layout] ?? ''}`}
        style={{ '--tracks': tracks(columns) }}
        aria-hidden
      >
        {layout !== 'lines' && <div className={styles.header} style={{ blockSize: 36 }} />}
        <div className={styles.rows} style={{ blockSize: lines.length * height }}>
          {lines.map((line) => (
            <div key={line} className={styles.row} style={{ transform: `translateY(${line * height}px)` }}>
              {columns.map(({ key, line: place }, at) => (
                <div key={key} className={styles.cell} data-line={place}>
                  <Blank at={line + at} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

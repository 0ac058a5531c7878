import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './long-list.module.css';
import { useRowFocus } from './row-focus.ts';
import { useTop } from './width.ts';

type Props<T> = {
  label: string;
  rows: readonly T[];
  /** Pixels of a usual row; each is measured once it is drawn. */
  usual: number;
  /** There is no row after these. */
  whole: boolean;
  /** The last rows are near. */
  onNearEnd: () => void;
  /** A page is on its way, failed, or there is none. */
  waits: boolean;
  className?: string | undefined;
  children: (row: T) => ReactNode;
};

const overscan = 8;
/** Rows before the end at which the next page is asked for. */
const near = 15;

/** Any number of rows, each as high as its words, with a few dozen in the page. */
export function LongList<T extends { id: string }>({
  rows,
  usual,
  whole,
  onNearEnd,
  waits,
  ...props
}: Props<T>) {
  const body = useRef<HTMLOListElement>(null);
  const margin = useTop(body);
  const onFocus = useRowFocus(body, rows);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usual,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
  });
  const end = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (!waits && rows.length > 0 && end >= rows.length - near) onNearEnd();
  }, [end, rows.length, onNearEnd, waits]);
  return (
    <ol
      ref={body}
      className={styles.rows}
      style={{ blockSize: virtual.getTotalSize() }}
      aria-label={props.label}
      onFocus={onFocus}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={`${styles.row} ${props.className ?? ''}`}
            style={{ transform: `translateY(${start - margin}px)` }}
            aria-posinset={index + 1}
            aria-setsize={whole ? rows.length : -1}
          >
            {props.children(row)}
          </li>
        );
      })}
    </ol>
  );
}

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useDates } from '../dates.ts';
import { type Sent, useFocusTarget } from './focus-target.ts';
import { Header } from './header.tsx';
import styles from './list.module.css';
import { type Column, columnsFor, rowHeight, tracks } from './list-columns.ts';
import { LoadingRow } from './loading.tsx';
import { moved } from './moves.ts';
import { useListPosition } from './place.ts';
import { Row } from './row.tsx';
import { useLayout, useTop } from './width.ts';

declare module 'react' {
  interface CSSProperties {
    '--tracks'?: string;
  }
}

type Props<T, Sort extends string> = {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** Undefined where one is on its way. */
  rows: readonly (T | undefined)[];
  /** Where these are a part of a longer list: how many come before them. */
  first?: number;
  columns: readonly Column<T, Sort>[];
  hrefOf: (row: T) => string;
  sort: Sort | null;
  /** The order holds from its other end: a list that is sorted on the device takes either. */
  reversed?: boolean;
  onSort: (sort: Sort) => void;
  /** How many there are in all, where that is known. */
  total: number | null;
  busy: boolean;
  /** The last rows are near. */
  onNearEnd?: () => void;
  /** These rows are in sight, and no others, from 0. */
  onSeen?: (from: number, to: number) => void;
  /** A key leads to a row of another part, from 0 in the whole list. */
  reach?: (row: number) => void;
  sent?: Sent | null;
  /** Chooses a row, or no longer; the space bar does it. */
  mark?: (row: T) => void;
};

/** Rows beyond the edges of the window that are kept drawn. */
const overscan = 8;
/** Pixels that the headers above the rows may cover. */
const covered = 104;
/** Rows before the end at which the next page is asked for. */
const near = 20;

/** Any number of records with a few dozen in the page; the window scrolls them. */
export function Table<T extends { id: string }, Sort extends string>(props: Props<T, Sort>) {
  const { rows, hrefOf, onNearEnd, onSeen, first = 0 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const layout = useLayout(frame);
  const dates = useDates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells write dates as the member chose; rows drawn before the choice is heard are drawn again.
  const columns = useMemo(() => columnsFor(props.columns, layout), [props.columns, layout, dates]);
  const height = rowHeight[layout];
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');

  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : rows.findIndex((row) => row?.id === current);
  const margin = useTop(body);
  const withCurrent = useCallback(
    // The focused row stays drawn wherever the window is, or the focus would be lost.
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return at < 0 || shown.includes(at) ? shown : [...shown, at].sort((one, other) => one - other);
    },
    [at],
  );
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    rangeExtractor: withCurrent,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes that it remembers are of the other layout.
  useEffect(() => virtual.measure(), [height]);

  const items = virtual.getVirtualItems();
  const { startIndex: start, endIndex: end } = virtual.range ?? { startIndex: 0, endIndex: 0 };
  useEffect(() => {
    if (rows.length > 0 && end >= rows.length - near) onNearEnd?.();
  }, [end, rows.length, onNearEnd]);
  useEffect(() => onSeen?.(start, end), [start, end, onSeen]);

  const { goTo, focusOn, awaited, letGo } = useFocusTarget({
    body,
    rows,
    first,
    sent: props.sent ?? null,
    scrollTo: (index, align) => virtual.scrollToIndex(index, { align }),
    draw: setCurrent,
  });
  const { from, leave } = useListPosition(({ offset, row }) => {
    if (!rows.some((one) => one?.id === row || one === undefined)) return false;
    window.scrollTo({ top: offset });
    focusOn(row);
    return true;
  });
  const latest = useRef({ hrefOf, leave, rows });
  latest.current = { hrefOf, leave, rows };
  const open = useCallback(
    (row: T) => {
      latest.current.leave(
        row.id,
        latest.current.rows.flatMap((one) => (one ? [one.id] : [])),
      );
      navigate(latest.current.hrefOf(row), { state: { from } });
    },
    [navigate, from],
  );
  const taken = useRef(letGo);
  taken.current = letGo;
  const focus = useCallback((row: T) => {
    taken.current();
    setCurrent(row.id);
  }, []);

  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.getAttribute('data-row') : null;
    const index = rows.findIndex((one) => one?.id === row);
    const record = rows[index];
    if (!record) return;
    if (event.key === 'Enter') return open(record);
    if (event.key === ' ' && props.mark) {
      event.preventDefault();
      return props.mark(record);
    }
    const whole = props.reach ? (props.total ?? 0) : rows.length;
    const to = moved(event.key, awaited.current ?? first + index, whole);
    if (to < 0) return;
    event.preventDefault();
    if (to < first || to >= first + rows.length) return props.reach?.(to);
    goTo(to, 'auto');
  };

  return (
    <div ref={frame}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move between its rows.
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        aria-rowcount={props.total === null ? -1 : props.total + 1}
        aria-busy={props.busy}
        className={`${styles.grid} ${styles[layout] ?? ''}`}
        style={{ '--tracks': tracks(columns) }}
        onKeyDown={press}
      >
        <Header
          columns={columns}
          sort={props.sort}
          reversed={props.reversed ?? false}
          onSort={props.onSort}
          hidden={layout === 'lines'}
        />
        <tbody ref={body} className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            const top = start - margin;
            if (!row) return <LoadingRow key={index} at={first + index} columns={columns} top={top} />;
            return (
              <Row
                key={row.id}
                row={row}
                index={first + index}
                columns={columns}
                top={top}
                href={root + hrefOf(row)}
                current={at < 0 ? index === 0 : index === at}
                open={open}
                focus={focus}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

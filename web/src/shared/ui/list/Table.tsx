import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useDates } from '../dates.ts';
import { type Column, columnsFor, rowHeight, tracks } from './columns.ts';
import { Header } from './Header.tsx';
import styles from './list.module.css';
import { moved } from './moves.ts';
import { usePlace } from './place.ts';
import { Row } from './Row.tsx';
import { useLayout, useTop } from './width.ts';

declare module 'react' {
  interface CSSProperties {
    '--tracks'?: string;
  }
}

type Props<T, Sort extends string> = {
  /** What the rows are, for those who hear the table. */
  label: string;
  rows: readonly T[];
  columns: readonly Column<T, Sort>[];
  hrefOf: (row: T) => string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** How many there are in all, where that is known. */
  total: number | null;
  busy: boolean;
  /** The last rows are near. */
  onNearEnd: () => void;
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
  const { rows, hrefOf, onNearEnd } = props;
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
  const at = current === null ? -1 : rows.findIndex(({ id }) => id === current);
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
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes that it remembers are of the other layout.
  useEffect(() => virtual.measure(), [height]);

  const items = virtual.getVirtualItems();
  const end = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (rows.length > 0 && end >= rows.length - near) onNearEnd();
  }, [end, rows.length, onNearEnd]);

  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const row = body.current?.querySelector(`[data-row="${CSS.escape(focusNext.current)}"]`);
    if (!(row instanceof HTMLElement)) return;
    focusNext.current = null;
    row.focus({ preventScroll: true });
  });

  const { from, leave } = usePlace(({ offset, row }) => {
    if (!rows.some(({ id }) => id === row)) return false;
    window.scrollTo({ top: offset });
    focusNext.current = row;
    setCurrent(row);
    return true;
  });
  const latest = useRef({ hrefOf, leave });
  latest.current = { hrefOf, leave };
  const open = useCallback(
    (row: T) => {
      latest.current.leave(row.id);
      navigate(latest.current.hrefOf(row), { state: { from } });
    },
    [navigate, from],
  );
  const focus = useCallback((row: T) => setCurrent(row.id), []);

  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.getAttribute('data-row') : null;
    const here = rows.findIndex(({ id }) => id === row);
    const record = rows[here];
    if (!record) return;
    if (event.key === 'Enter') return open(record);
    if (event.key === ' ' && props.mark) {
      event.preventDefault();
      return props.mark(record);
    }
    const next = rows[moved(event.key, here, rows.length)];
    if (!next) return;
    event.preventDefault();
    focusNext.current = next.id;
    setCurrent(next.id);
    virtual.scrollToIndex(rows.indexOf(next), { align: 'auto' });
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
        className={layout === 'lines' ? `${styles.grid} ${styles.lines}` : styles.grid}
        style={{ '--tracks': tracks(columns) }}
        onKeyDown={press}
      >
        <Header columns={columns} sort={props.sort} onSort={props.onSort} hidden={layout === 'lines'} />
        <tbody ref={body} className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <Row
                key={row.id}
                row={row}
                index={index}
                columns={columns}
                top={start - margin}
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

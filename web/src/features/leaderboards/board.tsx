import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import styles from './board.module.css';
import { placesOf } from './ranks.ts';

export type Row = {
  key: string;
  name: ReactNode;
  /** What the row is ranked by, and how it is said. */
  value: number;
  text: string;
  note: string;
  marked?: boolean;
};

/** Rows that come most first, each with its place and a bar beside the longest. */
export function Board({ label, rows }: { label: string; rows: readonly Row[] }) {
  const places = placesOf(rows.map(({ value }) => value));
  const most = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map(({ key, name, value, text, note, marked = false }, at) => (
        <li key={key} className={styles.row} data-marked={marked}>
          <span className={`${styles.place} figures`}>
            <span className="visually-hidden">{t('leaderboards.place')} </span>
            {showNumber(places[at] ?? at + 1)}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ inlineSize: `${(100 * value) / most}%` }} />
          </span>
          <span className={`${styles.value} figures`}>{text}</span>
          <span className={`${styles.note} figures`}>{note}</span>
        </li>
      ))}
    </ol>
  );
}

const lines = Array.from({ length: 8 }, (_, at) => at);
/** In the shape of the board that is on its way. */
export const Waiting = () => (
  <div className={styles.rows} role="status" aria-label={t('common.loading')}>
    {lines.map((line) => (
      <div key={line} className={styles.row} aria-hidden>
        <Skeleton className={styles.place} height={12} width={16} />
        <Skeleton className={styles.name} height={12} width={`${80 - 6 * line}%`} />
        <Skeleton className={styles.track} height={8} width={`${100 - 10 * line}%`} />
        <Skeleton className={styles.value} height={12} width={56} />
      </div>
    ))}
  </div>
);

import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import styles from '../organizing.module.css';
import { allRows, type NightFigure, type NightRow, nightFigures } from './night-rows.ts';

const signed = (change: number): string => (change > 0 ? `+${showNumber(change)}` : showNumber(change));

/** A number with how much it is above or below that of the night before. */
function Figure({ row, figure }: { row: NightRow; figure: NightFigure }) {
  const change = row.before ? row[figure] - row.before[figure] : 0;
  return (
    <td>
      {showNumber(row[figure])}
      {change !== 0 && (
        <span className={styles.change} title={t('organizing.nights.change')}>
          {signed(change)}
        </span>
      )}
    </td>
  );
}

const Row = ({ name, row }: { name: ReactNode; row: NightRow }) => (
  <>
    <th scope="row">{name}</th>
    {nightFigures.map((figure) => (
      <Figure key={figure} row={row} figure={figure} />
    ))}
    {row.ahead.map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place says which day it is.
      <td key={at}>{showNumber(count)}</td>
    ))}
    <td>
      {row.goal > 0
        ? t('organizing.ofGoal', { shown: showNumber(row.week), goal: showNumber(row.goal) })
        : showNumber(row.week)}
    </td>
  </>
);

/** Each region's numbers, and all of them. It scrolls within itself where it is narrow. */
export function NightTable({ rows, days }: { rows: readonly NightRow[]; days: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className={styles.scroll} aria-label={t('organizing.nights.table')} tabIndex={0}>
      <table className={`${styles.table} figures`}>
        <thead>
          <tr>
            <th scope="col">{t('organizing.region')}</th>
            {nightFigures.map((figure) => (
              <th key={figure} scope="col">
                {t(`organizing.nights.figures.${figure}`)}
              </th>
            ))}
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
            <th scope="col">{t('organizing.nights.week')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Row name={row.name ?? t('organizing.noRegion')} row={row} />
            </tr>
          ))}
          {rows.length > 1 && (
            <tr className={styles.total}>
              <Row name={t('organizing.allRegions')} row={allRows(rows)} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { turfColour } from '../../../shared/map/colours.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { turfLimits } from './turf-limits.ts';
import styles from './turf-plan.module.css';
import { isLong, type Piece, tooLarge } from './turf-plan.ts';

/** Numbers of a planned turf, each a column; on a phone they stand in a line under the name. */
export const columns = ['doors', 'people', 'buildings'] as const;

type Props = {
  /** Measures it. */
  row: (row: HTMLTableRowElement | null) => void;
  piece: Piece;
  at: number;
  name: string;
  show: ((piece: Piece) => void) | null;
  menu: ReactNode;
};

/** One planned turf, in the color that it has on the map. */
export function PieceRow({ row, piece, at, name, show, menu }: Props) {
  const { doors, people, buildings, placeless, precinct } = piece;
  const counted = (key: 'doors' | 'people' | 'buildings' | 'placeless', count: number) =>
    t(`fieldMap.${key}`, { count, shown: showNumber(count) });
  const line = [
    counted('doors', doors),
    counted('people', people),
    ...(buildings > 0 ? [counted('buildings', buildings)] : []),
    ...(precinct ? [precinct] : []),
  ];
  return (
    <tr ref={row} data-turf data-index={at} aria-rowindex={at + 2}>
      <th scope="row">
        <span className={styles.swatch} style={{ background: turfColour(at) }} aria-hidden />
        <div className={styles.said}>
          {show && piece.middle ? (
            <button type="button" className={styles.name} onClick={() => show(piece)}>
              {name}
            </button>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <Text size="sm" c="var(--ink-soft)" className={styles.line ?? ''}>
            {line.join(' · ')}
          </Text>
          {placeless > 0 && (
            <Text size="sm" c="var(--ink-soft)">
              {counted('placeless', placeless)}
            </Text>
          )}
          {tooLarge(piece) ? (
            <Text size="sm" c="var(--bad)">
              {t('fieldMap.plan.tooLarge', turfLimits())}
            </Text>
          ) : (
            isLong(piece) && (
              <Text size="sm" c="var(--goal)">
                {t(piece.single ? 'fieldMap.plan.single' : 'fieldMap.plan.long')}
              </Text>
            )
          )}
        </div>
      </th>
      {columns.map((column) => (
        <td key={column} className="figures">
          {showNumber(piece[column])}
        </td>
      ))}
      <td>{precinct || '–'}</td>
      <td>{menu}</td>
    </tr>
  );
}

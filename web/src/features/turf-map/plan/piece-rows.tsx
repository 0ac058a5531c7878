import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useTop } from '../../../shared/ui/list/width.ts';
import { PieceMenu } from './piece-menu.tsx';
import { columns, PieceRow } from './piece-row.tsx';
import styles from './turf-plan.module.css';
import type { Piece } from './turf-plan.ts';
import type { Planning } from './use-turf-plan.ts';

type Props = {
  planning: Planning;
  names: readonly string[];
  disabled: boolean;
  show: ((piece: Piece) => void) | null;
  rename: (piece: Piece) => void;
};

/** Pixels of a usual row; each is measured once it is drawn. */
const usual = 49;
/** Rows beyond the edges of the window that are kept drawn. */
const overscan = 12;

/** Two thousand turfs with a few dozen rows in the page: all of them at once would hold a device up for seconds. */
export function PieceRows({ planning, names, disabled, show, rename }: Props) {
  const { plan } = planning;
  const body = useRef<HTMLTableSectionElement>(null);
  const margin = useTop(body);
  const virtual = useWindowVirtualizer({
    count: plan.length,
    estimateSize: () => usual,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => plan[index]?.key ?? index,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const above = (items[0]?.start ?? margin) - margin;
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  return (
    <table className={styles.plan} aria-rowcount={plan.length + 1}>
      <caption className="visually-hidden">{t('fieldMap.plan.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fieldMap.plan.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`fieldMap.plan.${column}`)}
            </th>
          ))}
          <th scope="col">{t('fieldMap.plan.precinct')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('fieldMap.plan.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <tr aria-hidden style={{ blockSize: above }} />}
        {items.map(({ index, key }) => {
          const piece = plan[index];
          if (!piece) return null;
          return (
            <PieceRow
              key={key}
              row={virtual.measureElement}
              piece={piece}
              at={index}
              name={names[index] ?? ''}
              show={show}
              menu={
                <PieceMenu
                  piece={piece}
                  planning={planning}
                  names={names}
                  disabled={disabled}
                  rename={() => rename(piece)}
                />
              }
            />
          );
        })}
        {below > 0 && <tr aria-hidden style={{ blockSize: below }} />}
      </tbody>
    </table>
  );
}

import { useMemo } from 'react';
import { t } from '../../../shared/text/index.ts';
import styles from './cover.module.css';
import { drawingOf, ringsIn } from './outline-points.ts';

type Props = { outline: string; places: readonly (readonly [number, number])[] };

/** Pixels of the drawing. */
const size = 220;

/** The turf's edge and its doors, in black on white; nothing where no door has a place. */
export function Outline({ outline, places }: Props) {
  const drawing = useMemo(() => drawingOf(ringsIn(outline), places, size), [outline, places]);
  if (!drawing) return null;
  return (
    <figure className={styles.outline}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width}
        height={drawing.height}
        role="img"
        aria-label={t('turfPaper.print.outline')}
      >
        {drawing.rings.map((points) => (
          <polygon key={points} points={points} fill="none" stroke="#000000" strokeWidth="1.5" />
        ))}
        {drawing.dots.map(({ x, y }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several doors stand at one place, and none of them moves.
          <circle key={at} cx={x} cy={y} r="1.8" fill="#000000" />
        ))}
      </svg>
      <figcaption>{t('turfPaper.print.north')}</figcaption>
    </figure>
  );
}

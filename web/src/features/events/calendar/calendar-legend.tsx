import type { LayersShown } from '../../../shared/calendar/layers-shown.ts';
import { t } from '../../../shared/text/index.ts';
import { LayerIcon } from './event-line.tsx';
import styles from './layers.module.css';

/** What the calendar shows: each layer with its color and shape, to be switched off and on. One layer alone needs no choice. */
export const CalendarLegend = ({ layers: { offered, shown, toggle } }: { layers: LayersShown }) =>
  offered.length < 2 ? null : (
    <fieldset className={styles.legend}>
      <legend className={styles.hiddenLegend}>{t('calendar.legend')}</legend>
      {offered.map((key) => (
        <button
          key={key}
          type="button"
          className={`${styles.layer} ${styles.kind}`}
          data-layer={key}
          aria-pressed={shown.includes(key)}
          onClick={() => toggle(key)}
        >
          <LayerIcon layer={key} size={16} />
          {t(`calendar.layers.${key}`)}
        </button>
      ))}
    </fieldset>
  );

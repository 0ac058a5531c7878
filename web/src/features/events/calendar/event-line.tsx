import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { shiftsToFill } from '#shared/domain/events/month-entry.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { layers } from '../../../shared/calendar/layers/index.ts';
import { showTimes } from '../../../shared/calendar/show-times.ts';
import type { Planned } from '../../../shared/events/agenda.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { showPlaces } from '../format-event.ts';
import { CapacityBar } from '../page/capacity-bar.tsx';
import { useFromHere } from '../use-from-here.ts';
import styles from './day-lines.module.css';
import layerStyles from './layers.module.css';

/** What is said of an event beside its title: a draft, cancelled, waiting on this device. */
export function stateOf({ state, isUnsent }: Pick<Planned, 'state' | 'isUnsent'>): string | null {
  if (isUnsent) return t('events.notSent');
  return state === 'published' ? null : t(`events.state.${state}`);
}

/** When an entry is, in words. */
export const showWhen = (item: CalendarItem): string => {
  if (item.isWholeDay) return t('calendar.wholeDay');
  return item.from === item.to ? (showTimes(item).split(' – ')[0] ?? '') : showTimes(item);
};

/** The layer’s shape, beside its color. */
export function LayerIcon({ layer, size = 14 }: { layer: CalendarItem['layer']; size?: number }) {
  const Icon = layers[layer].icon;
  return <Icon size={size} className={layerStyles.layerIcon} aria-hidden />;
}

/** How full an event is, and whether it still needs people. */
export function Places({ event }: { event: Planned }) {
  const toFill = shiftsToFill(event, useNow());
  const { capacity, taken } = event;
  return (
    <span className={styles.places}>
      <span className="figures">{showPlaces(capacity, taken)}</span>
      <CapacityBar capacity={capacity} taken={taken} />
      {toFill > 0 && (
        <span className={styles.short}>
          <IconAlertTriangle size={14} aria-hidden /> {t('calendar.short', { count: toFill })}
        </span>
      )}
    </span>
  );
}

/** One entry of a day; `isDated`: among those of other days. The whole line opens it. */
export function EventLine({ item, isDated = false }: { item: CalendarItem; isDated?: boolean }) {
  const { title, layer, event, state, link, details } = item;
  const mark = event ? stateOf(event) : null;
  const place = useFromHere();
  return (
    <li
      className={`${styles.line} ${layerStyles.kind}`}
      data-layer={layer}
      data-type={event?.type}
      data-state={state}
    >
      <span className={`${styles.time} figures`}>
        <LayerIcon layer={layer} /> {isDated && `${showDay(dayOf(item.from))}, `}
        {showWhen(item)}
      </span>
      <span className={styles.what}>
        {link === null ? (
          <strong>{title}</strong>
        ) : (
          <Link to={link} state={place} className={styles.name}>
            {title}
          </Link>
        )}
        {mark !== null && <span className={styles.mark}>{mark}</span>}
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
      {event ? (
        <Places event={event} />
      ) : (
        <span className={styles.places}>{t(`calendar.layers.${layer}`)}</span>
      )}
    </li>
  );
}

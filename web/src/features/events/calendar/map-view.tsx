import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { type EventPlace, placesOf } from '../../../shared/event-places/places.ts';
import type { Mark } from '../../../shared/map/open-place-map.ts';
import { boxOf, PlaceMap } from '../../../shared/map/place-map.tsx';
import { t } from '../../../shared/text/index.ts';
import dayStyles from './day-lines.module.css';
import { EventLine } from './event-line.tsx';
import styles from './map-view.module.css';

/** Events of a place that are named until it is chosen. */
const named = 3;

type Props = { items: readonly CalendarItem[]; later: (() => void) | null };

/** Where what is ahead takes place. The list beside the map says the same, and what is on no map. */
export function MapView({ items, later }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { places, others } = placesOf(items.flatMap((item) => (item.event ? [{ ...item.event, item }] : [])));
  const lines = (events: readonly { item: CalendarItem }[]) =>
    events.map(({ item }) => <EventLine key={item.id} item={item} isDated />);
  const marks = places.map(
    ({ key, pin, name, events }): Mark => ({
      ...{ key, pin, name, count: events.length, isCurrent: key === chosen },
      label: t('events.map.place', { place: name, count: events.length }),
      press: () => setChosen(key === chosen ? null : key),
    }),
  );
  return (
    <div className={styles.map}>
      {places.length > 0 && (
        <PlaceMap
          label={t('events.map.label')}
          allLabel={t('events.map.all')}
          hints={{
            cannot: t('events.map.without'),
            failed: t('events.map.without'),
            lost: t('events.map.without'),
          }}
          marks={marks}
          box={boxOf(places.map(({ pin }) => pin))}
        />
      )}
      <div className={styles.list}>
        {places.map((place) => (
          <Place
            key={place.key}
            place={place}
            isChosen={place.key === chosen}
            choose={() => setChosen(place.key)}
          >
            {lines(place.key === chosen ? place.events : place.events.slice(0, named))}
          </Place>
        ))}
        {others.length > 0 && (
          <section aria-labelledby="events-off-map">
            <h3 id="events-off-map" className={styles.name}>
              {t('events.map.others')}
            </h3>
            <p className={styles.hint}>{t('events.map.othersHint')}</p>
            <ul className={`${dayStyles.lines} ${dayStyles.narrow}`}>{lines(others)}</ul>
          </section>
        )}
        {later && (
          <div>
            <Button variant="default" onClick={later}>
              {t('calendar.showLater')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type PlaceProps = {
  place: EventPlace;
  isChosen: boolean;
  choose: () => void;
  children: ReactNode;
};

function Place({ place, isChosen, choose, children }: PlaceProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const more = isChosen ? 0 : place.events.length - named;
  return (
    <section ref={section} data-chosen={isChosen} aria-labelledby={`place-${place.key}`}>
      <h3 id={`place-${place.key}`} className={styles.name}>
        {place.name}
      </h3>
      <ul className={`${dayStyles.lines} ${dayStyles.narrow}`}>{children}</ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={choose}>
          {t('events.map.more', { count: more, place: place.name })}
        </Button>
      )}
    </section>
  );
}

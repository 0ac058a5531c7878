import '../text/events/en.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { monthOf, today } from '#shared/domain/days.ts';
import { type MapPin, parsePin, showPin } from '#shared/domain/events/map-pin.ts';
import { plannedIn, useEventMonths } from '../events/agenda.ts';
import type { Mark } from '../map/open-place-map.ts';
import { boxOf, PlaceMap } from '../map/place-map.tsx';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { AddressLookup } from './address-lookup.tsx';
import { type EventPlace, placesOf } from './places.ts';

type Props = {
  /** As it is typed. */
  value: string;
  error: ReactNode;
  set: (text: string) => void;
  /** What else the form says of the place. */
  where: { venue: string; address: string; city: string };
};

/** Months whose events say where the campaign has been: a read each, once a venue is typed or the map is opened. */
const knownMonths = 2;

function useKnownPlaces(isNeeded: boolean): readonly EventPlace[] {
  const live = useEventMonths(monthOf(today(new Date())), knownMonths, !isNeeded);
  return live.is === 'ready' ? placesOf(plannedIn(live.value)).places : [];
}

/** Where the event is on the map: pasted, taken from another event or the voter file, or set on a map. */
export function PinInput({ value, error, set: write, where }: Props) {
  const { can } = useMember();
  const [isOpen, setOpen] = useState(false);
  const { venue, address, city } = where;
  const places = useKnownPlaces(isOpen || venue.trim() !== '');
  const pin = parsePin(value);
  const set = (to: MapPin) => write(showPin(to));
  const same = places.find(({ name }) => name === venue.trim());
  return (
    <>
      <TextInput
        label={t('events.pin.label')}
        description={t('events.pin.hint')}
        autoComplete="off"
        maxLength={2_000}
        value={value}
        error={error}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => pin && set(pin)}
      />
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {t(isOpen ? 'events.pin.close' : 'events.pin.open')}
        </Button>
        {same && value.trim() === '' && (
          <Button variant="default" size="compact-sm" onClick={() => set(same.pin)}>
            {t('events.pin.same', { place: same.name })}
          </Button>
        )}
        {can('voters.read') && <AddressLookup address={address} city={city} found={set} />}
      </Group>
      {isOpen && <PinMap pin={pin} places={places} name={venue} set={set} />}
    </>
  );
}

type MapProps = {
  pin: MapPin | null;
  places: readonly EventPlace[];
  name: string;
  set: (to: MapPin) => void;
};

function PinMap({ pin, places, name, set }: MapProps) {
  // Where the map began: it does not move along with the pin.
  const [began] = useState(pin);
  const box = boxOf(began ? [began] : places.map((one) => one.pin));
  const [west, south, east, north] = box;
  const middle = { lat: Math.round((south + north) / 2), lng: Math.round((west + east) / 2) };
  const others = places.map(
    (one): Mark => ({
      ...{ key: one.key, pin: one.pin, name: one.name, count: 1, isCurrent: false },
      label: t('events.pin.take', { place: one.name }),
      press: () => set(one.pin),
    }),
  );
  const own: Mark[] = pin
    ? [{ ...{ key: 'own', pin, name, count: 1, isCurrent: true }, label: t('events.pin.own'), move: set }]
    : [];
  return (
    <>
      {!pin && (
        <Button variant="default" size="compact-sm" w="fit-content" onClick={() => set(middle)}>
          {t('events.pin.middle')}
        </Button>
      )}
      <PlaceMap
        isLow
        label={t('events.pin.mapLabel')}
        allLabel={t('events.pin.all')}
        hints={{
          cannot: t('events.pin.without'),
          failed: t('events.pin.without'),
          lost: t('events.pin.without'),
        }}
        marks={[...others, ...own]}
        box={box}
        press={set}
      />
    </>
  );
}

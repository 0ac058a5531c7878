import { useEffect, useRef, useState } from 'react';
import type { MapPin } from '#shared/domain/events/map-pin.ts';
import type { Box } from '../turfs/ground/ground-protocol.ts';
import { MapFrame, type Trouble } from './map-frame.tsx';
import type { Mark, PlaceMap as OpenPlaceMap } from './open-place-map.ts';

/** The map's own library comes with the first map. */
const load = async () => {
  const [opening] = await Promise.all([import('./open-place-map.ts'), import('maplibre-gl')]);
  return opening;
};

/** Around the United States: what is shown where no place is known. */
const everywhere: Box = [-125_000_000, 24_500_000, -66_500_000, 49_500_000];
/** Around a single place, some five miles each way. */
const around = 80_000;

/** The part of the map that has all of the pins. */
export function boxOf(pins: readonly MapPin[]): Box {
  if (pins.length === 0) return everywhere;
  const [lats, lngs] = [pins.map(({ lat }) => lat), pins.map(({ lng }) => lng)];
  const box: Box = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  const isOne = box[0] === box[2] && box[1] === box[3];
  return isOne ? [box[0] - around, box[1] - around, box[2] + around, box[3] + around] : box;
}

type Props = {
  label: string;
  allLabel: string;
  hints: Readonly<Record<Trouble, string>>;
  marks: readonly Mark[];
  box: Box;
  /** Somebody presses the ground. */
  press?: (at: MapPin) => void;
  isLow?: boolean;
};

/** A map of places; whoever does not see it has the same beside it. */
export function PlaceMap({ label, marks, box, press, ...frame }: Props) {
  const [map, setMap] = useState<OpenPlaceMap | null>(null);
  const latest = useRef({ box, press });
  latest.current = { box, press };
  useEffect(() => map?.put(marks), [map, marks]);
  const open = async (container: HTMLElement, lost: () => void): Promise<OpenPlaceMap> => {
    const { openPlaceMap } = await load();
    const how = { label, box: latest.current.box, lost };
    return openPlaceMap(container, { ...how, press: (at) => latest.current.press?.(at) });
  };
  return <MapFrame open={open} opened={setMap} box={box} {...frame} />;
}

import type { Instant } from '#shared/collections/define.ts';
import { eventFields, shiftFields } from '#shared/collections/events.ts';
import type { DemoStore } from '../demo-store.ts';
import { type CarriedEvent, carriedEvent } from './contents.ts';
import { isOfSample, type Sample } from './of-sample.ts';

type Demo = Pick<DemoStore, 'events' | 'event_addresses'>;
type StoredEvent = ReturnType<Demo['events']['all']>[number];

/** Regions are not carried. */
const names = Object.keys(eventFields).filter((name) => name !== 'region_id');
const shiftNames = Object.keys(shiftFields);
const pick = (from: object, fields: readonly string[]): object =>
  Object.fromEntries(
    fields.map((name) => [name, Reflect.get(from, name)]).filter(([, value]) => value !== undefined),
  );

/** A later date comes with its series, whose first date has the series' own id. */
const isDated = ({ id, series_id, cancelled }: StoredEvent): boolean =>
  cancelled === null && (series_id === null || series_id === id);

/**
 * Events that the visitor planned after a moment, as drafts: their hosts are members of the sample, and nobody is to sign up
 * before somebody has looked. A series comes as its rule, without what was changed of single dates.
 */
export const eventsOf = (demo: Demo, began: Sample, moment: number): CarriedEvent[] =>
  demo.events.all().flatMap((event) => {
    const { id, zone, shifts, tags, series_rule: series, address, pin, address_visibility } = event;
    const made: Instant = event.created_at;
    if (!isDated(event) || made.toMillis() <= moment) return [];
    if (isOfSample(began.get(`${demo.events.path}/${id}`), made)) return [];
    const place = address_visibility === 'private' ? demo.event_addresses.get(id) : { address, pin };
    const hasPlace = (place?.address ?? null) !== null || (place?.pin ?? null) !== null;
    const street = { address: place?.address ?? null, pin: place?.pin ?? null, address_visibility };
    const carried = {
      ...{ id, mode: 'new', isPublished: false, zone, series, street: hasPlace ? street : null },
      ...{ fields: pick(event, names), removedShifts: [] },
      shifts: shifts.map((shift) => ({ ...pick(shift, shiftNames), lead: null })),
      ...{ hosts: { add: [], remove: [] }, tags: { add: [...tags], remove: [] } },
    };
    return carriedEvent.safeParse(carried).data ?? [];
  });

import { type SavedEvent, saveEventCall } from '../../api/events-api.ts';
import { activity } from '../../collections/activity.ts';
import { events } from '../../collections/events.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { seriesDays } from '../../domain/events/series-days.ts';
import { RefusedError } from '../../refusals.ts';
import { activityLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { reachedBy, shiftsOn, timesOf } from './event-dates.ts';
import { type EventFields, type EventWrite, prepareEvents, type StoredEvent } from './write-events.ts';

/** What a new event is where nothing else is named. */
const plain: Omit<EventFields, 'title' | 'type' | 'zone' | 'shifts' | 'starts_at' | 'ends_at' | 'day'> = {
  ...{ description: null, attendance: 'in_person', online_url: null },
  ...{ venue: null, city: null, address: null, visibility: 'public', address_visibility: 'public' },
  ...{ accessibility: null, accessibility_features: [], accessibility_note: null, languages: null },
  ...{ bring: null, instructions: null, contact_name: null, contact_email: null, contact_phone: null },
  ...{ hosts: [], tags: [], source_code: null },
  ...{ state: 'draft', published_at: null, cancelled: null },
  ...{ series_id: null, series_day: null, series_rule: null, is_exception: false },
  ...{ created_at: serverTime, created_by: '', updated_at: serverTime, updated_by: '' },
};

type Place = NonNullable<SavedEvent['place']>;

/** A private address is not the event's own: canvassers read that. */
const placed = (place: Place | null): Partial<EventFields> =>
  place === null ? {} : { ...place, address: place.address_visibility === 'private' ? null : place.address };
const privateOf = (place: Place | null): string | null | undefined => {
  if (place === null) return undefined;
  return place.address_visibility === 'private' ? place.address : null;
};

const namedOf = (fields: SavedEvent['fields']): Partial<EventFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Refuses hosts who are not of the team, and shifts that are led by somebody who is no host. Reads: one for each new host. */
async function requireHosts(
  store: Store,
  organization: string,
  event: EventFields,
  before: StoredEvent | null,
): Promise<void> {
  if (new Set(event.hosts).size < event.hosts.length) throw new RefusedError('request.badBody');
  const leads = event.shifts.flatMap(({ lead }) => (lead === null ? [] : [lead]));
  if (leads.some((lead) => !event.hosts.includes(lead))) throw new RefusedError('events.leadNoHost');
  const added = event.hosts.filter((host) => !before?.hosts.includes(host));
  const found = await Promise.all(
    added.map((uid) => store.get(memberships, membershipId(uid, organization))),
  );
  if (found.some((one) => one?.state !== 'active')) throw new RefusedError('events.hostGone');
}

/** The later dates of a new series, beside the first: the same event by the clocks on the wall. */
function laterDates(
  context: Context,
  first: { id: string; event: EventFields },
  { series, place }: Pick<SavedEvent, 'series' | 'place'>,
): EventWrite[] {
  if (series === null) return [];
  const found = seriesDays(first.event.day, series);
  if (found.is === 'tooMany') throw new RefusedError('events.tooManyDates', { most: found.most });
  if (found.is === 'none') throw new RefusedError('events.noDates');
  return found.days.slice(1).map((day) => {
    const shifts = shiftsOn(
      first.event.shifts.map(({ taken: _, ...shift }) => shift),
      first.event.day,
      day,
    );
    const times = timesOf(context, first.event.zone, shifts, []);
    return {
      id: `${first.id}-${day}`,
      before: null,
      after: { ...first.event, ...times, series_day: day, is_exception: false },
      privateAddress: privateOf(place),
    };
  });
}

const inSeries = (id: string, event: EventFields, series: SavedEvent['series']): EventFields =>
  series === null
    ? event
    : { ...event, series_id: id, series_day: event.day, series_rule: series, is_exception: false };

/** A new event, with all dates of its series. */
async function addedEvents(context: Context, store: Store, input: SavedEvent): Promise<EventWrite[]> {
  const { id, fields, place, zone, shifts, series, isPublished } = input;
  const { title, type } = fields;
  if (title === undefined || type === undefined || zone === null || shifts === null)
    throw new RefusedError('request.badBody');
  const by = context.member.uid;
  const event: EventFields = {
    ...{ ...plain, title, type },
    ...{ ...namedOf(fields), ...placed(place), ...timesOf(context, zone, shifts, []) },
    ...(isPublished ? { state: 'published' as const, published_at: serverTime } : {}),
    ...{ created_by: by, updated_by: by },
  };
  await requireHosts(store, context.member.organization, event, null);
  const first = { id, event: inSeries(id, event, series) };
  const privateAddress = privateOf(place);
  return [{ id, before: null, after: first.event, privateAddress }, ...laterDates(context, first, input)];
}

/** One date with what is named of it. `template`: the date that was edited, whose shifts the others follow. */
function changedEvent(
  context: Context,
  before: StoredEvent,
  template: StoredEvent,
  { fields, place, zone, shifts }: SavedEvent,
): EventFields {
  const { id: _, ...stored } = before;
  const typed = shifts
    ? shiftsOn(shifts, template.day, before.day)
    : before.shifts.map(({ taken: _taken, ...shift }) => shift);
  const times =
    shifts || (zone !== null && zone !== before.zone)
      ? timesOf(context, zone ?? before.zone, typed, before.shifts)
      : {};
  return { ...stored, ...namedOf(fields), ...placed(place), ...times };
}

async function changedEvents(
  context: Context,
  store: Store,
  event: StoredEvent,
  input: SavedEvent,
): Promise<{ writes: EventWrite[]; left: number }> {
  const { id, series, place } = input;
  if (input.mode === 'new') throw new RefusedError('call.replayed');
  if (series !== null && event.series_id !== null) throw new RefusedError('events.inSeries');
  const { dates, left } = await reachedBy(store, event, input.mode);
  const isAlone = input.mode === 'one' && event.series_id !== null;
  const privateAddress = privateOf(place);
  const writes = dates.map((before): EventWrite => {
    const changed = changedEvent(context, before, event, input);
    const after = isAlone ? { ...changed, is_exception: true } : inSeries(id, changed, series);
    return { id: before.id, before, after, privateAddress };
  });
  const [first] = writes;
  if (!first) throw new RefusedError('events.gone');
  await requireHosts(store, context.member.organization, first.after, event);
  for (const { after } of writes)
    if (after.shifts.some(({ lead }) => lead !== null && !after.hosts.includes(lead)))
      throw new RefusedError('events.leadNoHost');
  // Dates that are made of an event whose address stays private would have none.
  if (series !== null && place === null && event.address_visibility === 'private')
    throw new RefusedError('request.badBody');
  return {
    writes: [...writes, ...laterDates(context, { id, event: first.after }, input)],
    left: left.length,
  };
}

/**
 * Saves an event with the agenda that lists it, or all dates of a series at once. Reads: three, each new host, the dates of
 * the series (104 at most), and a read for each of their months. Writes: each date, twice where its address is private, and
 * each month.
 */
export const saveEvent = command(
  saveEventCall,
  async (input, context, store) => {
    const { member } = context;
    await requireCaller(store, member, 'events.write');
    const stored = await store.get(events, input.id);
    if (!stored && input.mode !== 'new') throw new RefusedError('events.gone');
    const { writes, left } = stored
      ? await changedEvents(context, store, stored, input)
      : { writes: await addedEvents(context, store, input), left: 0 };
    const save = await prepareEvents(store, member.uid, writes);
    save();
    const [first] = writes;
    if (!stored && first)
      store.set(
        activity,
        `event_added-${input.id}`,
        activityLine({
          ...{ type: 'event_added', capability: 'events.read', actor_id: member.uid },
          ...{ subject_collection: 'events', subject_id: input.id, subject_name: first.after.title },
          count: writes.length > 1 ? writes.length : null,
        }),
      );
    return { dates: writes.length, left };
  },
  { key: () => 'events' },
);

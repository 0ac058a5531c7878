import { type SavedEvent, saveEventCall } from '../../api/events-api.ts';
import { activity } from '../../collections/activity.ts';
import { eventAddresses } from '../../collections/event-addresses.ts';
import { events, eventTagsMax, hostsMax } from '../../collections/events.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { seriesDays } from '../../domain/events/series-days.ts';
import { RefusedError } from '../../refusals.ts';
import { activityLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { reachedBy, shiftsOn, type TypedShift, timesOf } from './event-dates.ts';
import {
  type EventFields,
  type EventWrite,
  hasWaiting,
  prepareEvents,
  type StoredEvent,
} from './write-events.ts';

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

type Street = NonNullable<SavedEvent['street']>;
type Shift = EventFields['shifts'][number];

/** A private address is not the event's own: canvassers read that. */
const streetOf = (street: Street | null): Partial<EventFields> =>
  street === null
    ? {}
    : { ...street, address: street.address_visibility === 'private' ? null : street.address };
const privateOf = (street: Street | null): string | null | undefined => {
  if (street === null) return undefined;
  return street.address_visibility === 'private' ? street.address : null;
};

const namedOf = (fields: SavedEvent['fields']): Partial<EventFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A list after a change: what another one added meanwhile stays. */
const listAfter = (before: readonly string[], { add, remove }: SavedEvent['hosts']): string[] => [
  ...before.filter((one) => !remove.includes(one)),
  ...add.filter((one) => !before.includes(one)),
];

function listsAfter(
  before: Pick<EventFields, 'hosts' | 'tags'>,
  { hosts, tags }: SavedEvent,
): Pick<EventFields, 'hosts' | 'tags'> {
  const after = { hosts: listAfter(before.hosts, hosts), tags: listAfter(before.tags, tags) };
  if (after.hosts.length > hostsMax) throw new RefusedError('events.tooManyHosts', { most: hostsMax });
  if (after.tags.length > eventTagsMax) throw new RefusedError('events.tooManyTags', { most: eventTagsMax });
  return after;
}

const typedOf = ({ taken: _taken, waiting: _waiting, ...shift }: Shift): TypedShift => shift;

/** Shifts after a change: put and removed by their ids. Whoever is no host any more leads none. */
function shiftsAfter(
  before: readonly Shift[],
  put: readonly TypedShift[],
  { removedShifts, hosts }: SavedEvent,
): TypedShift[] {
  const named = new Map(put.map((shift) => [shift.id, shift]));
  if (named.size < put.length) throw new RefusedError('request.badBody');
  const stay = before.filter(({ id }) => !removedShifts.includes(id) && !named.has(id)).map(typedOf);
  return [
    ...stay.map((shift) =>
      shift.lead !== null && hosts.remove.includes(shift.lead) ? { ...shift, lead: null } : shift,
    ),
    ...put,
  ];
}

function requireLeads({ shifts, hosts }: EventFields): void {
  if (shifts.some(({ lead }) => lead !== null && !hosts.includes(lead)))
    throw new RefusedError('events.leadNoHost');
}

/** Refuses questions that a form could not ask: two of one id, choices where there are none, or too few of them. */
function requireQuestions({ fields: { questions = [] } }: SavedEvent): void {
  const isAsked = ({ kind, choices }: (typeof questions)[number]) =>
    kind === 'choice'
      ? choices.length >= 2 && new Set(choices).size === choices.length
      : choices.length === 0;
  if (new Set(questions.map(({ id }) => id)).size < questions.length || !questions.every(isAsked))
    throw new RefusedError('request.badBody');
}

/** Refuses hosts who are not of the team. Reads: one for each who is added. */
async function requireHosts(store: Store, organization: string, { hosts }: SavedEvent): Promise<void> {
  if (new Set(hosts.add).size < hosts.add.length) throw new RefusedError('request.badBody');
  const found = await Promise.all(
    hosts.add.map((uid) => store.get(memberships, membershipId(uid, organization))),
  );
  if (found.some((one) => one?.state !== 'active')) throw new RefusedError('events.hostGone');
}

type FirstDate = {
  id: string;
  event: EventFields;
  /** Its shifts as they were typed: on the night on which clocks change it shows other ones. */
  typed: readonly TypedShift[];
  privateAddress: string | null | undefined;
};

/** The later dates of a new series, beside the first: the same event by the clocks on the wall. */
function laterDates(
  context: Context,
  { id, event, typed, privateAddress }: FirstDate,
  series: SavedEvent['series'],
): EventWrite[] {
  if (series === null) return [];
  const found = seriesDays(event.day, series);
  if (found.is === 'tooMany') throw new RefusedError('events.tooManyDates', { most: found.most });
  if (found.is === 'none') throw new RefusedError('events.noDates');
  return found.days.slice(1).map((day) => ({
    id: `${id}-${day}`,
    before: null,
    after: {
      ...{ ...event, ...timesOf(context, event.zone, shiftsOn(typed, event.day, day), []) },
      ...{ series_day: day, is_exception: false },
    },
    privateAddress,
  }));
}

const inSeries = (id: string, event: EventFields, series: SavedEvent['series']): EventFields =>
  series === null
    ? event
    : { ...event, series_id: id, series_day: event.day, series_rule: series, is_exception: false };

/** A new event, with all dates of its series. */
async function addedEvents(context: Context, store: Store, input: SavedEvent): Promise<EventWrite[]> {
  const { id, fields, street, zone, shifts, series, isPublished } = input;
  const { title, type } = fields;
  if (title === undefined || type === undefined || zone === null) throw new RefusedError('request.badBody');
  const by = context.member.uid;
  const typed = shiftsAfter([], shifts, input);
  const event: EventFields = {
    ...{ ...plain, title, type },
    ...{ ...namedOf(fields), ...streetOf(street), ...listsAfter(plain, input) },
    ...timesOf(context, zone, typed, []),
    ...(isPublished ? { state: 'published' as const, published_at: serverTime } : {}),
    ...{ created_by: by, updated_by: by },
  };
  requireLeads(event);
  await requireHosts(store, context.member.organization, input);
  const privateAddress = privateOf(street);
  const first = { id, event: inSeries(id, event, series), typed, privateAddress };
  return [{ id, before: null, after: first.event, privateAddress }, ...laterDates(context, first, series)];
}

/** One date with what is named of it. `template`: the date that was edited, whose shifts the others follow. */
function changedEvent(
  context: Context,
  before: StoredEvent,
  template: StoredEvent,
  input: SavedEvent,
): { event: EventFields; typed: TypedShift[] } {
  const { fields, street, zone, shifts } = input;
  const { id: _, ...stored } = before;
  const typed = shiftsAfter(before.shifts, shiftsOn(shifts, template.day, before.day), input);
  const isMoved = shifts.length > 0 || input.removedShifts.length > 0;
  const times =
    isMoved || (zone !== null && zone !== before.zone)
      ? timesOf(context, zone ?? before.zone, typed, before.shifts)
      : { shifts: withLeads(before.shifts, typed) };
  const event = {
    ...{ ...stored, ...namedOf(fields), ...streetOf(street), ...listsAfter(before, input) },
    ...times,
  };
  requireLeads(event);
  return { event, typed };
}

const withLeads = (before: readonly Shift[], typed: readonly TypedShift[]): Shift[] =>
  before.map((shift) => ({ ...shift, lead: typed.find(({ id }) => id === shift.id)?.lead ?? null }));

/** Whether anything is named: a form that was saved as it stood makes no exception of its date. */
const namesNothing = ({
  fields,
  street,
  zone,
  shifts,
  removedShifts,
  hosts,
  tags,
  series,
}: SavedEvent): boolean =>
  Object.keys(namedOf(fields)).length === 0 &&
  street === null &&
  zone === null &&
  series === null &&
  [shifts, removedShifts, hosts.add, hosts.remove, tags.add, tags.remove].every((list) => list.length === 0);

async function changedEvents(
  context: Context,
  store: Store,
  event: StoredEvent,
  input: SavedEvent,
): Promise<{ writes: EventWrite[]; left: number }> {
  const { id, series, street } = input;
  if (input.mode === 'new') throw new RefusedError('call.replayed');
  if (series !== null && event.series_id !== null) throw new RefusedError('events.inSeries');
  if (namesNothing(input)) return { writes: [], left: 0 };
  const { dates, left } = await reachedBy(store, event, input.mode);
  const isAlone = input.mode === 'one' && event.series_id !== null;
  const privateAddress = privateOf(street);
  const changes = dates.map((before) => ({ before, ...changedEvent(context, before, event, input) }));
  const writes = changes.map(({ before, event: changed }): EventWrite => {
    const noticed = { ...changed, notice: input.notice ?? null };
    const after = isAlone ? { ...noticed, is_exception: true } : inSeries(id, noticed, series);
    return { id: before.id, before, after, privateAddress };
  });
  const [first] = writes;
  const typed = changes[0]?.typed;
  if (!first || !typed) throw new RefusedError('events.gone');
  await requireHosts(store, context.member.organization, input);
  // The dates that are made of an event have its private address, each a document.
  const isStored = series !== null && street === null && event.address_visibility === 'private';
  const stored = isStored ? await store.get(eventAddresses, id) : null;
  const later = { id, event: first.after, typed, privateAddress: stored ? stored.address : privateAddress };
  return { writes: [...writes, ...laterDates(context, later, series)], left: left.length };
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
    requireQuestions(input);
    const stored = await store.get(events, input.id);
    if (!stored && input.mode !== 'new') throw new RefusedError('events.gone');
    const { writes, left } = stored
      ? await changedEvents(context, store, stored, input)
      : { writes: await addedEvents(context, store, input), left: 0 };
    const save = await prepareEvents(store, member.uid, writes);
    save();
    for (const { id, after } of writes)
      if (hasWaiting(after)) store.after({ is: 'allocate-places', event: id });
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

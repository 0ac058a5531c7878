import type { SavedEvent } from '../../api/events-api.ts';
import { eventTagsMax, hostsMax } from '../../collections/events.ts';
import { RefusedError } from '../../refusals.ts';
import type { Context } from '../use-case.ts';
import { shiftsOn, type TypedShift, timesOf } from './event-dates.ts';
import type { EventFields, PrivatePlace, StoredEvent } from './write-events.ts';

type Shift = EventFields['shifts'][number];
type Street = NonNullable<SavedEvent['street']>;

/** A private address and its pin are not the event's own: canvassers read that. */
export function streetOf(street: Street | null): Partial<EventFields> {
  if (street === null) return {};
  const { address, pin = null, address_visibility } = street;
  return { address_visibility, ...(address_visibility === 'private' ? nowhere : { address, pin }) };
}
const nowhere = { address: null, pin: null };

/** What goes into a document of its own; null: there is nothing, undefined: it stays as it is. */
export function privateOf(street: Street | null): PrivatePlace | null | undefined {
  if (street === null) return undefined;
  const { address, pin = null, address_visibility } = street;
  const isPrivate = address_visibility === 'private' && (address !== null || pin !== null);
  return isPrivate ? { address, pin } : null;
}

export const namedOf = (fields: SavedEvent['fields']): Partial<EventFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A list after a change: what another one added meanwhile stays. */
const listAfter = (before: readonly string[], { add, remove }: SavedEvent['hosts']): string[] => [
  ...before.filter((one) => !remove.includes(one)),
  ...add.filter((one) => !before.includes(one)),
];

export function listsAfter(
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
export function shiftsAfter(
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

export function requireLeads({ shifts, hosts }: EventFields): void {
  if (shifts.some(({ lead }) => lead !== null && !hosts.includes(lead)))
    throw new RefusedError('events.leadNoHost');
}

/**
 * One date with what is named of it. `template`: the date that was edited, whose shifts the others follow. `moved`: the day that
 * it takes, and that of the edited one by now.
 */
export function changedEvent(
  context: Context,
  before: StoredEvent,
  template: Pick<StoredEvent, 'day'>,
  input: SavedEvent,
  moved: { to: string; template: string } | null = null,
): { event: EventFields; typed: TypedShift[] } {
  const { fields, street, zone, shifts } = input;
  const { id: _, ...stored } = before;
  const put =
    moved === null ? shiftsOn(shifts, template.day, before.day) : shiftsOn(shifts, moved.template, moved.to);
  const known = moved === null ? before.shifts : shiftsOn(before.shifts, before.day, moved.to);
  const typed = shiftsAfter(known, put, input);
  const isElsewhere = moved !== null && moved.to !== before.day;
  const isMoved = shifts.length > 0 || input.removedShifts.length > 0 || isElsewhere;
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

import type * as z from 'zod/mini';
import { type RsvpCommand, rsvpStateCall } from '../../api/rsvps-api.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { arrivalOf, isCheckInOf, noteWith } from '../../domain/events/roster-changes.ts';
import { holdsPlace, isOpen, type RsvpState } from '../../domain/events/rsvp-choices.ts';
import { placesLeft } from '../../domain/events/shift-times.ts';
import { instantOf } from '../../domain/events/wall-times.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { prepareOfferEnd } from './offer-ends.ts';
import { preparePlaces, requireEvent } from './places.ts';
import { requireRoster } from './require-roster.ts';

type Fields = z.output<typeof rsvps.schema>;
type Rsvp = Row<typeof rsvps.schema>;
type Change = Partial<Fields>;
type Scheduling = Pick<Context, 'now' | 'instant' | 'newId'> & { organization: string };
type Changing = Scheduling & { by: string; isPerson: boolean };
type About = { rsvp: Rsvp; event: StoredEvent; context: Changing };

function requireState({ state }: Rsvp, fits: (state: RsvpState) => boolean, refusal: RefusalKey): void {
  if (!fits(state)) throw new RefusedError(refusal);
}

const shiftOf = ({ shifts }: StoredEvent, id: string) => shifts.find((shift) => shift.id === id);

/** Refuses a party whom a shift has no room for, besides the places they have in it. */
function requireRoom(event: StoredEvent, shift: string, party: number, held: number): void {
  const found = shiftOf(event, shift);
  if (!found) throw new RefusedError('rsvps.noShift');
  const left = placesLeft(found, found.taken);
  if (left !== null && party > left + held) throw new RefusedError('rsvps.full', { left: left + held });
}

function confirmed({ rsvp, event, context }: About): Change {
  if (rsvp.state === 'confirmed') return {};
  requireState(rsvp, (state) => state === 'registered' || state === 'offered', 'rsvps.noPlace');
  const { now, instant } = context;
  const shift = shiftOf(event, rsvp.shift_id);
  // The event may have been moved to an earlier time since.
  const isBegun = shift !== undefined && instantOf(event.zone, shift.from) <= now();
  if (rsvp.state === 'offered' && (isBegun || (rsvp.offered_until?.toMillis() ?? 0) <= now()))
    throw new RefusedError('rsvps.offerOver');
  return { state: 'confirmed', offered_until: null, confirmed_at: instant(now()) };
}

function ended({ rsvp, context }: About, state: 'declined' | 'cancelled'): Change {
  if (rsvp.state === state) return {};
  requireState(rsvp, isOpen, 'rsvps.closed');
  return {
    ...{ state, places: 0, offered_until: null, cancelled_by: context.isPerson ? 'person' : 'staff' },
    // Links that were sent are over.
    link_version: rsvp.link_version + 1,
  };
}

/** Back among those who wait, at the time when they first came. */
function restored({ rsvp }: About): Change {
  if (isOpen(rsvp.state)) return {};
  requireState(
    rsvp,
    (state) => state === 'cancelled' || state === 'declined' || state === 'expired',
    'rsvps.closed',
  );
  return { state: 'pending', places: 0, cancelled_by: null, confirmed_at: null };
}

/** Whoever has a place has one in the other shift too, or stays; whoever waits, waits there as a newcomer. */
function moved({ rsvp, event }: About, shift: string, party = 1 + rsvp.guests): Change {
  if (rsvp.shift_id === shift) return {};
  requireState(rsvp, isOpen, 'rsvps.closed');
  if (!shiftOf(event, shift)) throw new RefusedError('rsvps.noShift');
  if (!holdsPlace(rsvp.state)) return { shift_id: shift, state: 'pending', arrived_at: serverTime };
  requireRoom(event, shift, party, 0);
  return {
    shift_id: shift,
    offered_until: null,
    state: rsvp.state === 'offered' ? 'registered' : rsvp.state,
  };
}

/** Another time with other guests: the whole party fits there, or stays as it is. */
function rearranged(about: About, shift: string, guests: number): Change {
  const { rsvp } = about;
  if (rsvp.shift_id === shift) return withGuests(about, guests);
  const change = moved(about, shift, 1 + guests);
  return { ...change, guests, ...(rsvp.places > 0 && { places: 1 + guests }) };
}

function withGuests({ rsvp, event }: About, guests: number): Change {
  if (rsvp.guests === guests) return {};
  requireState(rsvp, (state) => isOpen(state) || state === 'attended', 'rsvps.closed');
  if (rsvp.places === 0) return { guests };
  requireRoom(event, rsvp.shift_id, 1 + guests, rsvp.places);
  return { guests, places: 1 + guests };
}

function checkedIn({ rsvp, context: { now, instant } }: About, at: number): Change {
  requireState(rsvp, (state) => state !== 'blocked', 'rsvps.blocked');
  const arrived = arrivalOf(at, now());
  const known = rsvp.state === 'attended' ? rsvp.checked_in_at : null;
  if (known && known.toMillis() <= arrived) return {};
  const from = rsvp.state === 'attended' ? rsvp.arrived_from : rsvp.state;
  return { state: 'attended', checked_in_at: instant(arrived), arrived_from: from };
}

function missed({ rsvp, event, context }: About): Change {
  if (rsvp.state === 'missed') return {};
  requireState(rsvp, (state) => holdsPlace(state) && state !== 'attended', 'rsvps.noPlace');
  const shift = shiftOf(event, rsvp.shift_id);
  if (shift && instantOf(event.zone, shift.from) > context.now()) throw new RefusedError('rsvps.notYet');
  return { state: 'missed', offered_until: null };
}

/** Whoever is out with a turf brings it back first: boards list those who are there, so nobody would see who has it. */
function requireBack({ launch }: Rsvp): void {
  if (launch?.out) throw new RefusedError('launch.alreadyOut', { turf: launch.out.turf_name });
}

/** What somebody was before they came or stayed away: a place that they held, and none that they did not. */
function reopened({ rsvp, context }: About, at?: number): Change {
  if (rsvp.state !== 'attended' && rsvp.state !== 'missed') return {};
  const checkedInAt = rsvp.checked_in_at?.toMillis() ?? null;
  if (at !== undefined && rsvp.state === 'attended' && !isCheckInOf(checkedInAt, at, context.now()))
    return {};
  const cleared = { checked_in_at: null, arrived_from: null, minutes: null };
  const held = rsvp.confirmed_at ? ('confirmed' as const) : ('registered' as const);
  const walkedIn = rsvp.source === 'walk_in' ? ('cancelled' as const) : ('pending' as const);
  const before = rsvp.state === 'attended' ? rsvp.arrived_from : null;
  const state = before ?? (rsvp.places > 0 ? held : walkedIn);
  if (state !== 'offered') return { ...cleared, state };
  // The offer went on while they were thought to be there.
  const isOver = (rsvp.offered_until?.toMillis() ?? 0) <= context.now();
  return isOver ? { ...cleared, state: 'expired', places: 0, offered_until: null } : { ...cleared, state };
}

/** Whoever had come is there again, with their hours; whoever had not waits for a place. */
function unblocked({ state, checked_in_at }: Rsvp): Change {
  if (state !== 'blocked') return {};
  return checked_in_at === null ? { state: 'pending' } : { state: 'attended', arrived_from: null };
}

function changeOf(about: About, change: OwnChange): Change {
  const { rsvp } = about;
  switch (change.is) {
    case 'confirm':
      return confirmed(about);
    case 'decline':
      return ended(about, 'declined');
    case 'cancel':
      return ended(about, 'cancelled');
    case 'restore':
      return restored(about);
    case 'move':
      return moved(about, change.shift);
    case 'rearrange':
      return rearranged(about, change.shift, change.guests);
    case 'guests':
      return withGuests(about, change.guests);
    case 'needs':
      return { needs: change.needs };
    case 'note':
      return { note: change.note };
    case 'add_note':
      return { note: noteWith(rsvp.note, change.line) };
    case 'check_in':
      return checkedIn(about, change.at);
    case 'check_out':
      requireState(rsvp, (state) => state === 'attended', 'rsvps.closed');
      return { minutes: change.minutes };
    case 'miss':
      return missed(about);
    case 'reopen':
      requireBack(rsvp);
      return reopened(about, change.at);
    case 'block':
      requireBack(rsvp);
      return { state: 'blocked', places: 0, offered_until: null, link_version: rsvp.link_version + 1 };
    case 'unblock':
      return unblocked(rsvp);
  }
}

/**
 * Changes a sign-up, with the places of its shift where they change. Freed places are offered by the allocator, afterwards.
 * Reads the event's month where places change; two writes more then.
 */
async function applyChange(store: Store, about: About, change: OwnChange): Promise<Rsvp> {
  const { rsvp, event, context } = about;
  const fields = changeOf(about, change);
  const after = { ...rsvp, ...fields };
  if (Object.entries(fields).every(([field, value]) => Reflect.get(rsvp, field) === value)) return rsvp;
  const until = after.state === 'offered' && rsvp.state !== 'offered' ? after.offered_until : null;
  const saveEnd = until && (await prepareOfferEnd(store, context, event.id, until.toMillis()));
  const savePlaces = await preparePlaces(store, [{ before: rsvp, after }]);
  saveEnd?.();
  store.update(rsvps, rsvp.id, { ...fields, updated_at: serverTime, updated_by: context.by });
  savePlaces();
  const hasFreed = after.places < rsvp.places || (rsvp.shift_id !== after.shift_id && rsvp.places > 0);
  if (after.state === 'pending' || hasFreed) store.after({ is: 'allocate-places', event: event.id });
  return after;
}

async function requireRsvp(store: Store, id: string): Promise<Rsvp> {
  const rsvp = await store.get(rsvps, id);
  if (!rsvp) throw new RefusedError('rsvps.gone');
  return rsvp;
}

/** What somebody does by a link: another time and other guests are one change, whole or not at all. */
export type OwnChange = RsvpCommand | { is: 'rearrange'; shift: string; guests: number };

/** Refuses what comes too late: the host counts on whoever is to be there, and nobody takes a place that is freed now. */
function requireInTime({ rsvp, event, context }: About, change: OwnChange): void {
  const [now, own] = [context.now(), shiftOf(event, rsvp.shift_id)];
  const other = change.is === 'rearrange' || change.is === 'move' ? shiftOf(event, change.shift) : undefined;
  const isOver = [own, other].some((shift) => shift && instantOf(event.zone, shift.to) <= now);
  if (isOver) throw new RefusedError('rsvps.over');
  if (own && change.is !== 'confirm' && instantOf(event.zone, own.from) <= now)
    throw new RefusedError('rsvps.begun');
  if (event.state === 'cancelled' && change.is !== 'cancel') throw new RefusedError('rsvps.eventOff');
}

/**
 * What the person themselves does by a link. `version`: the link's; one that is over, forged or of nobody gets the same answer.
 */
export async function changeOwnRsvp(
  store: Store,
  context: Scheduling,
  { id, version, change }: { id: string; version: number; change: OwnChange },
): Promise<Rsvp> {
  const rsvp = await store.get(rsvps, id);
  if (!rsvp || rsvp.link_version !== version || rsvp.state === 'blocked')
    throw new RefusedError('rsvps.linkOver');
  const event = await requireEvent(store, rsvp.event_id);
  const about = { rsvp, event, context: { ...context, by: 'form', isPerson: true } };
  requireInTime(about, change);
  return applyChange(store, about, change);
}

/** What a host does by a link to the roster of one event: a sign-up of another one is as if it were not there. */
export async function changeEventRsvp(
  store: Store,
  context: Changing,
  { id, event: of, change }: { id: string; event: string; change: RsvpCommand },
): Promise<Rsvp> {
  const rsvp = await requireRsvp(store, id);
  if (rsvp.event_id !== of || rsvp.state === 'blocked') throw new RefusedError('rsvps.gone');
  return applyChange(store, { rsvp, event: await requireEvent(store, of), context }, change);
}

/** Whether it depends on what is taken: only then does a transaction read the event and keep others from it. */
const needsRoom = ({ is }: RsvpCommand): boolean => is === 'move' || is === 'guests';

/** Changes a sign-up for staff or the event's host. Three reads, and one for places. */
export const changeRsvp = command(
  rsvpStateCall,
  async ({ id, change }, { member, now, instant, newId, read }, store) => {
    const rsvp = await requireRsvp(store, id);
    const event = await requireEvent(needsRoom(change) ? store : read, rsvp.event_id);
    await requireRoster(store, member, event);
    const { organization, uid: by } = member;
    const context = { now, instant, newId, organization, by, isPerson: false };
    const { state, checked_in_at } = await applyChange(store, { rsvp, event, context }, change);
    return { state, checkedInAt: checked_in_at?.toMillis() ?? null };
  },
  { key: ({ id }) => `rsvp ${id}` },
);

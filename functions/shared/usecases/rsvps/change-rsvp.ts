import type * as z from 'zod/mini';
import { type RsvpCommand, rsvpStateCall } from '../../api/rsvps-api.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { holdsPlace, isOpen, type RsvpState } from '../../domain/events/rsvp-choices.ts';
import { placesLeft } from '../../domain/events/shift-times.ts';
import { instantOf } from '../../domain/events/wall-times.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { preparePlaces, requireEvent } from './places.ts';
import { requireRoster } from './require-roster.ts';

type Fields = z.output<typeof rsvps.schema>;
type Rsvp = Row<typeof rsvps.schema>;
type Change = Partial<Fields>;
type Changing = Pick<Context, 'now' | 'instant'> & { by: string; isPerson: boolean };
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

function confirmed({ rsvp, context }: About): Change {
  if (rsvp.state === 'confirmed') return {};
  requireState(rsvp, (state) => state === 'registered' || state === 'offered', 'rsvps.noPlace');
  const { now, instant } = context;
  if (rsvp.state === 'offered' && (rsvp.offered_until?.toMillis() ?? 0) <= now())
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
function moved({ rsvp, event }: About, shift: string): Change {
  if (rsvp.shift_id === shift) return {};
  requireState(rsvp, isOpen, 'rsvps.closed');
  if (!shiftOf(event, shift)) throw new RefusedError('rsvps.noShift');
  if (!holdsPlace(rsvp.state)) return { shift_id: shift, state: 'pending', arrived_at: serverTime };
  requireRoom(event, shift, 1 + rsvp.guests, 0);
  return {
    shift_id: shift,
    offered_until: null,
    state: rsvp.state === 'offered' ? 'registered' : rsvp.state,
  };
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
  const arrived = Math.min(at, now());
  const known = rsvp.state === 'attended' ? rsvp.checked_in_at : null;
  if (known && known.toMillis() <= arrived) return {};
  return { state: 'attended', checked_in_at: instant(arrived), offered_until: null };
}

function missed({ rsvp, event, context }: About): Change {
  if (rsvp.state === 'missed') return {};
  requireState(rsvp, (state) => holdsPlace(state) && state !== 'attended', 'rsvps.noPlace');
  const shift = shiftOf(event, rsvp.shift_id);
  if (shift && instantOf(event.zone, shift.from) > context.now()) throw new RefusedError('rsvps.notYet');
  return { state: 'missed', offered_until: null };
}

/** What somebody was before they came or stayed away. Whoever walked in was not there. */
function reopened({ rsvp }: About): Change {
  if (rsvp.state !== 'attended' && rsvp.state !== 'missed') return {};
  const cleared = { checked_in_at: null, minutes: null };
  if (rsvp.places > 0) return { ...cleared, state: rsvp.confirmed_at ? 'confirmed' : 'registered' };
  return rsvp.source === 'walk_in' ? { ...cleared, state: 'cancelled' } : { ...cleared, state: 'pending' };
}

function changeOf(about: About, change: RsvpCommand): Change {
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
    case 'guests':
      return withGuests(about, change.guests);
    case 'needs':
      return { needs: change.needs };
    case 'note':
      return { note: change.note };
    case 'check_in':
      return checkedIn(about, change.at);
    case 'check_out':
      requireState(rsvp, (state) => state === 'attended', 'rsvps.closed');
      return { minutes: change.minutes };
    case 'miss':
      return missed(about);
    case 'reopen':
      return reopened(about);
    case 'block':
      return { state: 'blocked', places: 0, offered_until: null, link_version: rsvp.link_version + 1 };
    case 'unblock':
      return rsvp.state === 'blocked' ? { state: 'pending' } : {};
  }
}

/**
 * Changes a sign-up, with the places of its shift where they change. Freed places are offered by the allocator, afterwards.
 * Reads the event's month where places change; two writes more then.
 */
async function applyChange(store: Store, about: About, change: RsvpCommand): Promise<Rsvp> {
  const { rsvp, event, context } = about;
  const fields = changeOf(about, change);
  const after = { ...rsvp, ...fields };
  if (Object.entries(fields).every(([field, value]) => Reflect.get(rsvp, field) === value)) return rsvp;
  const savePlaces = await preparePlaces(store, [{ before: rsvp, after }]);
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

/** What the person themselves does by a link. `version`: the link's; one that is over, forged or of nobody gets the same answer. */
export async function changeOwnRsvp(
  store: Store,
  context: Pick<Context, 'now' | 'instant'>,
  { id, version, change }: { id: string; version: number; change: RsvpCommand },
): Promise<Rsvp> {
  const rsvp = await store.get(rsvps, id);
  if (!rsvp || rsvp.link_version !== version || rsvp.state === 'blocked')
    throw new RefusedError('rsvps.linkOver');
  const event = await requireEvent(store, rsvp.event_id);
  const { now, instant } = context;
  return applyChange(store, { rsvp, event, context: { now, instant, by: 'form', isPerson: true } }, change);
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
  async ({ id, change }, { member, now, instant, read }, store) => {
    const rsvp = await requireRsvp(store, id);
    const event = await requireEvent(needsRoom(change) ? store : read, rsvp.event_id);
    await requireRoster(store, member, event);
    const context = { now, instant, by: member.uid, isPerson: false };
    const { state, checked_in_at } = await applyChange(store, { rsvp, event, context }, change);
    return { state, checkedInAt: checked_in_at?.toMillis() ?? null };
  },
  { key: ({ id }) => `rsvp ${id}` },
);

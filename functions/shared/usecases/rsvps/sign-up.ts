import type * as z from 'zod/mini';
import type { SignedUp } from '../../api/rsvps-api.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { arrivalOf } from '../../domain/events/roster-changes.ts';
import { isOpen, type RsvpSource } from '../../domain/events/rsvp-choices.ts';
import { instantOf } from '../../domain/events/wall-times.ts';
import { RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';
import { preparePlaces, type RsvpChange } from './places.ts';
import { rsvpCode } from './rsvp-code.ts';
import { type FoundPerson, findPerson, type SignedUpPerson } from './rsvp-person.ts';

type Fields = z.output<typeof rsvps.schema>;
type Rsvp = Row<typeof rsvps.schema>;
type Taken = Pick<
  Fields,
  'guests' | 'needs' | 'answers' | 'note' | 'language' | 'source' | 'source_code' | 'consents'
>;

export type SignUp = Taken & {
  shifts: readonly { shift: string; id: string }[];
  person: SignedUpPerson;
  /** When they walked in, in milliseconds since 1970; null for whoever is still to come. */
  arrivedAt: number | null;
};
export type Signing = Pick<Context, 'now' | 'instant' | 'newId'> & { by: string };

const isPublic = (source: RsvpSource): boolean => source === 'form' || source === 'embed';

/** Refuses what nobody can sign up for. The public sees published events that are to come. */
function requireShifts(event: StoredEvent, { shifts, source }: SignUp, now: number): void {
  if (isPublic(source) && (event.state === 'draft' || event.visibility === 'private'))
    throw new RefusedError('events.gone');
  if (event.state === 'cancelled') throw new RefusedError('rsvps.eventOff');
  if (new Set(shifts.map(({ shift }) => shift)).size < shifts.length)
    throw new RefusedError('request.badBody');
  if (new Set(shifts.map(({ id }) => id)).size < shifts.length) throw new RefusedError('request.badBody');
  for (const { shift } of shifts) {
    const found = event.shifts.find(({ id }) => id === shift);
    if (!found) throw new RefusedError('rsvps.noShift');
    if (isPublic(source) && instantOf(event.zone, found.to) <= now) throw new RefusedError('rsvps.over');
  }
}

/** What the person has of this event already, under any of their ids. */
const knownOf = async (store: Store, event: string, { ids }: FoundPerson): Promise<Rsvp[]> =>
  ids.length === 0
    ? []
    : store.find(rsvps, {
        where: [
          ['event_id', '==', event],
          ['person_id', 'in', ids],
        ],
      });

type Step = { id: string; before: Rsvp | null; after: Fields | null };

/** A sign-up after somebody signs up for a shift; null where it stays as it is. */
function stepOf(
  context: Signing & { event: string },
  signUp: SignUp,
  { id: person_id, name, email, phone }: FoundPerson,
  { id, shift, before }: { id: string; shift: string; before: Rsvp | null },
): Step {
  const { event: event_id } = context;
  const { guests, needs, answers, note, arrivedAt } = signUp;
  const { language, source, source_code, consents } = signUp;
  const now = context.now();
  const checked_in_at = arrivedAt === null ? null : context.instant(arrivalOf(arrivedAt, now));
  if (before?.state === 'blocked') {
    // A form does not tell whom the campaign does not want.
    if (isPublic(source)) return { id: before.id, before, after: null };
    throw new RefusedError('rsvps.blocked');
  }
  const edited = { updated_at: serverTime, updated_by: context.by };
  if (before && checked_in_at !== null) {
    const { id: _, ...fields } = before;
    const isThere = before.state === 'attended';
    const arrived = { state: 'attended', checked_in_at, arrived_from: before.state } as const;
    const after = { ...fields, ...arrived, ...edited };
    return { id: before.id, before, after: isThere ? null : after };
  }
  if (before && (isOpen(before.state) || before.state === 'attended'))
    return { id: before.id, before, after: null };
  const typed = { guests, needs, answers, language, source, source_code, consents };
  return {
    id: before?.id ?? id,
    before,
    after: {
      ...{ event_id, shift_id: shift, person_id, name, email, phone, ...typed },
      ...{ state: checked_in_at === null ? 'pending' : 'attended', places: 0, arrived_at: serverTime },
      ...{ code: before?.code ?? rsvpCode(context.newId()), link_version: (before?.link_version ?? 0) + 1 },
      ...{ offered_until: null, confirmed_at: null, cancelled_by: null, checked_in_at },
      ...{ arrived_from: null, minutes: null },
      note: note ?? before?.note ?? null,
      ...{ created_at: before?.created_at ?? serverTime, created_by: before?.created_by ?? context.by },
      ...edited,
    },
  };
}

/**
 * Stores a sign-up in a transaction. Nothing that others share is written: the allocator gives places afterwards, in order of
 * arrival. Whoever is signed up already stays as they are; whoever had cancelled signs up anew. `event`: read before
 * the transaction, for one that reads it makes the allocator wait. Reads: who it is, and
 * where they are known their sign-ups for the event; writes one for each shift, and the card where it is new.
 */
export async function signUp(
  store: Store,
  event: StoredEvent,
  context: Signing,
  input: SignUp,
): Promise<SignedUp> {
  requireShifts(event, input, context.now());
  const person = await findPerson(store, context.by, input.person);
  const known = await knownOf(store, event.id, person);
  const steps = input.shifts.map(({ id, shift }) => {
    const own = known.filter((one) => one.shift_id === shift);
    // Of two that a merge brought together the one that still stands.
    const before = own.find(({ state }) => isOpen(state) || state === 'attended') ?? own[0] ?? null;
    return { shift, ...stepOf({ ...context, event: event.id }, input, person, { id, shift, before }) };
  });
  const changes: RsvpChange[] = steps.flatMap(({ before, after }) => (after ? [{ before, after }] : []));
  const savePlaces = await preparePlaces(store, changes);
  person.save();
  for (const { id, before, after } of steps) {
    if (!after) continue;
    if (before) store.set(rsvps, id, after);
    else store.create(rsvps, id, after);
  }
  savePlaces();
  if (steps.some(({ after }) => after?.state === 'pending'))
    store.after({ is: 'allocate-places', event: event.id });
  return {
    person: { id: person.id, name: person.name },
    rsvps: steps.map(({ id, shift, before, after }) => ({
      ...{ id, shift, isKnown: before !== null },
      state: after?.state ?? before?.state ?? 'pending',
    })),
  };
}

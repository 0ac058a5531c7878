import { events } from '../../collections/events.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { plainEntry } from '../../domain/hours/new-entry.ts';
import { dayOfShift, nextEntry } from '../../domain/hours/shift-hours.ts';
import { type Store, serverTime } from '../store.ts';
import { prepareTotal, survivorOf } from './volunteer-total.ts';

/**
 * Has the ledger say what a sign-up says of work, and the volunteer's total follow it. Whoever worked without being a volunteer
 * becomes one. It compares what is stored, so it may be done twice, late or out of order. Reads: the sign-up, its entries, its
 * event, the card and the volunteer; writes an entry and the volunteer, and nothing where the ledger says it already.
 */
export async function settleHours(store: Store, rsvp: string): Promise<void> {
  const signUp = await store.get(rsvps, rsvp);
  if (!signUp) return;
  const entries = await store.find(hourEntries, { where: [['rsvp_id', '==', rsvp]] });
  const entry = nextEntry(rsvp, signUp, entries);
  if (!entry) return;
  const [event, card] = await Promise.all([
    store.get(events, signUp.event_id),
    survivorOf(store, signUp.person_id),
  ]);
  if (!event || !card) return;
  const total = await prepareTotal(store, card);
  const { event_id, shift_id, person_id, updated_by } = signUp;
  const day = dayOfShift(event, shift_id);
  const { id, kind, minutes } = entry;
  store.create(hourEntries, id, {
    ...{ ...plainEntry, person_id, kind, minutes, day, event_id, shift_id, rsvp_id: rsvp },
    ...{ created_at: serverTime, created_by: updated_by },
  });
  total.save({ minutes, day }, updated_by);
}

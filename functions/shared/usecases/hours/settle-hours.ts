import { events } from '../../collections/events.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { people } from '../../collections/people.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { dayOfShift, hoursAfter, lastDayAfter, nextEntry } from '../../domain/hours/shift-hours.ts';
import { contactOf } from '../../domain/people/settle-person.ts';
import { type Row, type Store, serverTime } from '../store.ts';

/** Steps from a card to its survivor: one, and another while a merge is under way. */
const stepsMax = 2;

async function survivorOf(store: Store, id: string): Promise<Row<typeof people.schema> | null> {
  let card = await store.get(people, id);
  for (let step = 0; step < stepsMax && card && card.merged_into !== null; step += 1)
    card = await store.get(people, card.merged_into);
  return card?.merged_into === null ? card : null;
}

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
  const volunteer = await store.get(volunteers, card.id);
  const { event_id, shift_id, person_id, updated_by } = signUp;
  const day = dayOfShift(event, shift_id);
  const { id, kind, minutes } = entry;
  store.create(hourEntries, id, {
    ...{ person_id, kind, minutes, day, event_id, shift_id, rsvp_id: rsvp, note: null, approved_by: null },
    ...{ created_at: serverTime, created_by: updated_by },
  });
  if (volunteer) {
    const totalHours = hoursAfter(volunteer.totalHours, minutes);
    const lastActiveDate = lastDayAfter(volunteer.lastActiveDate, minutes, day);
    // Its stamps stay: nobody edited the record.
    store.update(volunteers, card.id, { totalHours, lastActiveDate });
    return;
  }
  const stamps = { created_at: serverTime, updated_at: serverTime, created_by: updated_by, updated_by };
  store.create(volunteers, card.id, {
    ...contactOf(card),
    ...{ skills: [], totalHours: hoursAfter(0, minutes), lastActiveDate: lastDayAfter(null, minutes, day) },
    ...{ alias: null, on_leaderboard: true, is_donor: card.facets.includes('donor'), import_id: null },
    ...stamps,
  });
}

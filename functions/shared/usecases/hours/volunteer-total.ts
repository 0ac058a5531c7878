import { people } from '../../collections/people.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { hoursAfter, lastDayAfter } from '../../domain/hours/shift-hours.ts';
import { contactOf } from '../../domain/people/settle-person.ts';
import { type Row, type Store, serverTime } from '../store.ts';

export type Card = Row<typeof people.schema>;

/** Steps from a card to its survivor: one, and another while a merge is under way. */
const stepsMax = 2;

/** Whom hours of a person go to: whoever the card leads to; null where nobody is left. Up to three reads. */
export async function survivorOf(store: Store, id: string): Promise<Card | null> {
  let card = await store.get(people, id);
  for (let step = 0; step < stepsMax && card && card.merged_into !== null; step += 1)
    card = await store.get(people, card.merged_into);
  return card?.merged_into === null ? card : null;
}

/**
 * Prepares a change of a volunteer's total together with an entry. One read; `save` writes the volunteer, and makes whoever worked
 * without being one a volunteer. Its stamps stay: nobody edited the record.
 */
export async function prepareTotal(store: Store, card: Card) {
  const volunteer = await store.get(volunteers, card.id);
  return {
    save({ minutes, day }: { minutes: number; day: string }, by: string): void {
      const totalHours = hoursAfter(volunteer?.totalHours ?? 0, minutes);
      const lastActiveDate = lastDayAfter(volunteer?.lastActiveDate ?? null, minutes, day);
      if (volunteer) {
        store.update(volunteers, card.id, { totalHours, lastActiveDate });
        return;
      }
      store.create(volunteers, card.id, {
        ...{ ...contactOf(card), skills: [], totalHours, lastActiveDate, alias: null, on_leaderboard: true },
        ...{ is_donor: card.facets.includes('donor'), import_id: null },
        ...{ created_at: serverTime, updated_at: serverTime, created_by: by, updated_by: by },
      });
    },
  };
}

import { markThankedCall } from '../../api/letters-api.ts';
import { thankYous } from '../../collections/thank-yous.ts';
import { today } from '../../domain/days.ts';
import { latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { command } from '../use-case.ts';

/** A read and a write for each gift, and one read of the member. */
export const markThanked = command(
  markThankedCall,
  async ({ giftIds, as, on, note }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    if (on > latestGiftDay(today(new Date(now())))) throw new RefusedError('gifts.notYet');
    const found = await store.getAll(thankYous, [...new Set(giftIds)]);
    const rows = found.flatMap((row) => {
      if (!row || (as === 'due') === (row.state === 'due')) return [];
      return [row];
    });
    // Nobody was thanked before they gave: a gift that is dated ahead is looked at, not passed over.
    if (as !== 'due' && rows.some(({ day }) => on < day)) throw new RefusedError('thanks.early');
    const done =
      as === 'due'
        ? { state: as, done_on: null, done_by: null, note: null }
        : { state: as, done_on: on, done_by: member.uid, note };
    for (const { id } of rows) store.update(thankYous, id, done);
    return { marked: rows.length };
  },
);

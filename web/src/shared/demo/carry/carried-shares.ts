import { entryOfMoved, movedIdOf, sharedIdsOf } from '#shared/domain/gifts/gift-ids.ts';
import type { DemoStore } from '../demo-store.ts';

type Gifts = DemoStore['donations'];
type Gift = NonNullable<ReturnType<Gifts['get']>>;

const shareOf = ({ donor_id, donor_name, donor_key, counted: cents }: Gift) => ({
  ...{ donor_id, donor_name, donor_key, cents },
});

/**
 * A gift that several people give as one that is recorded anew: with the shares of all of them, where all come along and nothing
 * went back; otherwise with its donor's own part alone, and the others' parts are gifts by themselves. `comes`: whether somebody
 * does. `parts`: the gifts that come with it.
 */
export function withShares(
  gift: Gift,
  gifts: Pick<Gifts, 'get'>,
  comes: (donor: string) => boolean,
): { gift: Gift; shares: ReturnType<typeof shareOf>[]; parts: string[] } {
  const parts = sharedIdsOf(gift.id).flatMap((id) => gifts.get(movedIdOf(id)) ?? []);
  // A part that comes by itself pays no pledge: that is another donor's.
  if (entryOfMoved(gift.id) !== null) return { gift: { ...gift, pledge_id: null }, shares: [], parts: [] };
  const live = parts.filter(({ status }) => status !== 'void');
  if (live.length === 0) return { gift, shares: [], parts: [] };
  const others = live.reduce((sum, { amount }) => sum + amount, 0);
  const isWhole =
    gift.status === 'completed' &&
    comes(gift.donor_id) &&
    gift.counted + others === gift.amount &&
    live.every((part) => part.counted === part.amount && comes(part.donor_id));
  if (!isWhole) return { gift: { ...gift, amount: gift.amount - others }, shares: [], parts: [] };
  return { gift, shares: [gift, ...live].map(shareOf), parts: live.map(({ id }) => id) };
}

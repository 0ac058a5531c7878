import { ruleOfGift, type ThankPlan } from './thank-plan.ts';

type Gift = {
  donor_id: string;
  donor_name: string;
  counted: number;
  date: string;
  status: string;
};
type Copies = { donor_id: string; donor_name: string; cents: number; day: string };
type Thanks = Copies & { state: string };

export type Settled =
  | { is: 'same' }
  | { is: 'create'; copies: Copies }
  | { is: 'update'; copies: Copies }
  | { is: 'delete' };

/**
 * What has to change for the queue to say of a gift what is stored of it: one that counts and that a rule asks for comes in,
 * one that was refunded or voided goes out. Whoever was thanked stays thanked. It may be done twice, late or out of order.
 */
export function settledThanks(
  gift: Gift | null,
  thanks: Thanks | null,
  plans: readonly ThankPlan[],
): Settled {
  const counts = gift !== null && gift.status === 'completed' && gift.counted > 0;
  if (!counts) return thanks && (thanks.state === 'due' || !gift) ? { is: 'delete' } : { is: 'same' };
  const copies = {
    donor_id: gift.donor_id,
    donor_name: gift.donor_name,
    cents: gift.counted,
    day: gift.date,
  };
  if (!thanks) return ruleOfGift(plans, gift) ? { is: 'create', copies } : { is: 'same' };
  const isSame =
    copies.donor_id === thanks.donor_id &&
    copies.donor_name === thanks.donor_name &&
    copies.cents === thanks.cents &&
    copies.day === thanks.day;
  return isSame ? { is: 'same' } : { is: 'update', copies };
}

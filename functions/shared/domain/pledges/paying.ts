import { openCents, type PledgeMoney, storedState } from './pledge-state.ts';

type Payable = PledgeMoney & { id: string; made_on: string; due_on: string };

/** Open pledges in the order in which gifts pay them: the one that is due first. */
export const inPayingOrder = <P extends Payable>(pledges: readonly P[]): P[] =>
  pledges.toSorted(
    (one, other) =>
      one.due_on.localeCompare(other.due_on) ||
      one.made_on.localeCompare(other.made_on) ||
      (one.id < other.id ? -1 : 1),
  );

/** The pledge that a gift of a day pays where nobody names one: no gift pays what was promised after it. */
export const pledgeFor = <P extends Payable>(pledges: readonly P[], date: string): P | null =>
  inPayingOrder(pledges).find((pledge) => pledge.made_on <= date && openCents(pledge) > 0) ?? null;

/** Whether a gift pays a pledge: one that failed or went back entirely pays none. */
export const isPaying = ({ status, counted }: { status: string; counted: number }): boolean =>
  status === 'pending' || (status === 'completed' && counted > 0);

type PayingGift = { id: string; donor: string; date: string; status: string; counted: number };

/** Which pledge each of several gifts pays, the earliest gift first, and the cents that each pledge gets. */
export function allotted<P extends Payable & { donor_id: string }>(
  pledges: readonly P[],
  gifts: readonly PayingGift[],
): { pledgeOf: Map<string, string>; paid: Map<string, number> } {
  const pledgeOf = new Map<string, string>();
  const paid = new Map<string, number>();
  const byDay = gifts.toSorted((one, other) => one.date.localeCompare(other.date));
  for (const gift of byDay.filter(isPaying)) {
    const own = pledges
      .filter(({ donor_id }) => donor_id === gift.donor)
      .map((pledge) => {
        const now = { ...pledge, paid: pledge.paid + (paid.get(pledge.id) ?? 0) };
        return { ...now, ...storedState(now) };
      });
    const pledge = pledgeFor(own, gift.date);
    if (!pledge) continue;
    pledgeOf.set(gift.id, pledge.id);
    paid.set(pledge.id, (paid.get(pledge.id) ?? 0) + gift.counted);
  }
  return { pledgeOf, paid };
}

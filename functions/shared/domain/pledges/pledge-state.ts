import type { Installment } from './installments.ts';

export const pledgeStates = ['open', 'partly_paid', 'overdue', 'fulfilled', 'written_off'] as const;
export type PledgeState = (typeof pledgeStates)[number];
/** What of a state does not depend on the day, so that it may be stored. */
export const pledgeStages = ['open', 'paid', 'written_off'] as const;
export type PledgeStage = (typeof pledgeStages)[number];

/** What a pledge's state follows from: `paid` is the sum of what counts of its gifts. */
export type PledgeMoney = {
  amount: number;
  paid: number;
  installments: readonly Installment[];
  written_off: object | null;
};

/** Whoever has paid everything has kept their promise, also where it was written off before. */
export function stageOf({ amount, paid, written_off }: PledgeMoney): PledgeStage {
  if (paid >= amount) return 'paid';
  return written_off === null ? 'open' : 'written_off';
}

/** Installments with what is left of each: what was paid pays the earliest first. */
export function leftOf({
  installments,
  paid,
}: Pick<PledgeMoney, 'installments' | 'paid'>): (Installment & { left: number })[] {
  let rest = Math.max(0, paid);
  return installments.map((one) => {
    const covered = Math.min(rest, one.cents);
    rest -= covered;
    return { ...one, left: one.cents - covered };
  });
}

/** What is still to come, by its day; nothing of a pledge that is paid or written off. */
export const expectedOf = (pledge: PledgeMoney): Installment[] =>
  stageOf(pledge) === 'open'
    ? leftOf(pledge).flatMap(({ due_on, left }) => (left > 0 ? [{ due_on, cents: left }] : []))
    : [];

const sum = (parts: readonly Installment[]): number => parts.reduce((total, { cents }) => total + cents, 0);

export const openCents = (pledge: PledgeMoney): number => sum(expectedOf(pledge));
/** Of it, what should have come before this day. */
export const overdueCents = (pledge: PledgeMoney, day: string): number =>
  sum(expectedOf(pledge).filter(({ due_on }) => due_on < day));

/** A pledge's state on a day. */
export function pledgeState(pledge: PledgeMoney, day: string): PledgeState {
  const stage = stageOf(pledge);
  if (stage === 'paid') return 'fulfilled';
  if (stage === 'written_off') return stage;
  if (overdueCents(pledge, day) > 0) return 'overdue';
  return pledge.paid > 0 ? 'partly_paid' : 'open';
}

/** What is stored of a state: the stage, and the day of the first installment with something left, else of the last. */
export function storedState(pledge: PledgeMoney): { stage: PledgeStage; due_on: string } {
  const next = leftOf(pledge).find(({ left }) => left > 0) ?? pledge.installments.at(-1);
  if (!next) throw new Error('A pledge has installments.');
  return { stage: stageOf(pledge), due_on: next.due_on };
}

/**
 * What is still to come of a pledge as the meter takes it. What is overdue may come today, so it counts for the election that is
 * next now.
 */
export const pledgedEntries = (pledge: PledgeMoney & { election: string | null }, today: string) =>
  expectedOf(pledge).map(({ due_on, cents }) => ({
    ...{ cents, election: pledge.election },
    day: due_on < today ? today : due_on,
  }));

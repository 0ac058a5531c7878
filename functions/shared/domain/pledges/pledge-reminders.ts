import { addDays } from '../days.ts';
import { zonedTime } from '../work/zoned-time.ts';
import { expectedOf, type PledgeMoney } from './pledge-state.ts';

/** Days after an installment was due on which its donor is reminded, while it is not paid. */
export const pledgeReminderDays = [3, 7, 14] as const;
/** Minutes after midnight, by the clocks of the campaign's state: ten in the morning. */
const minutes = 10 * 60;

export type PledgeReminder = { due_on: string; days: number; at: number };

/** Names what reminders are about: another installment left open is another purpose. '' where nothing is expected. */
export const remindersAbout = (pledge: PledgeMoney): string =>
  expectedOf(pledge)
    .map(({ due_on }) => due_on)
    .join(' ');

/** Every reminder of what a pledge still expects, the earliest first. */
export const remindersOf = (pledge: PledgeMoney, zone: string): PledgeReminder[] =>
  expectedOf(pledge)
    .flatMap(({ due_on }) =>
      pledgeReminderDays.map((days) => ({
        ...{ due_on, days },
        at: zonedTime(zone, addDays(due_on, days), minutes),
      })),
    )
    .toSorted((one, other) => one.at - other.at);

/** Milliseconds for which a reminder may be late: what stood still longer is not made up for. */
export const pledgeReminderLateMs = 24 * 3_600_000;

/**
 * What to do at a moment: the reminder to send, of several the latest, and when to look again. What was over when it was
 * scheduled, or for a day, is left out.
 */
export function planPledgeReminder(
  pledge: PledgeMoney,
  { zone, now, since }: { zone: string; now: number; since: number },
): { send: PledgeReminder | null; again: number | null } {
  const all = remindersOf(pledge, zone);
  const due = all.filter(({ at }) => at > since && at <= now && now - at < pledgeReminderLateMs);
  const next = all.find(({ at }) => at > now);
  return { send: due.at(-1) ?? null, again: next?.at ?? null };
}

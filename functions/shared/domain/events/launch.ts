import type { Instant } from '../../collections/define.ts';
import { addDays } from '../days.ts';
import { dayIn, zonedTime } from '../work/zoned-time.ts';
import type { EventType } from './event-choices.ts';
import { dayOf, instantOf, type WallTime } from './wall-times.ts';

/** Events at whose launch turfs are given out. */
export const launchTypes: readonly EventType[] = ['canvass', 'voter_registration', 'signature_gathering'];
/** Turfs that one person brings back from one launch. */
export const launchTurfsMax = 12;
/** Turfs of one event. */
export const eventTurfsMax = 400;
/** How long somebody is out who left after the end of their shift or on another day, and how long a turf is theirs beyond a shift's end. */
export const outMs = 2 * 3_600_000;

export type TurfOut = {
  turf_id: string;
  turf_name: string;
  /** Who holds the turf: the account they walk with, or `guestHolder`. */
  holder: string;
  out_at: Instant;
  /** From when on they are overdue. */
  due_at: Instant;
};
export type TurfBack = Omit<TurfOut, 'due_at'> & { back_at: Instant; attempts: number; contacts: number };
export type LaunchProgress = {
  trained_at: Instant | null;
  out: TurfOut | null;
  /** Brought back, in order. */
  turfs: TurfBack[];
};
export const nothingYet: LaunchProgress = { trained_at: null, out: null, turfs: [] };

/** Where somebody stands at a launch. `returned`: the turf is out of their hands, and nobody has checked them in. */
export const launchStages = ['waiting', 'trained', 'out', 'overdue', 'returned', 'back'] as const;
export type LaunchStage = (typeof launchStages)[number];

/**
 * Who holds the turf of somebody without an account: with a sheet of paper, or with a telephone that an admitted walk-up's
 * link was opened on. No account's id has a hyphen, so nobody signs in as one.
 */
export const guestHolder = (rsvp: string): string => `guest-${rsvp}`.slice(0, 128);
export const isGuest = (holder: string): boolean => holder.startsWith('guest-');

/** Where somebody stands. `holder`: who has their turf by now, where that is known. */
export function stageOf(
  launch: LaunchProgress | null | undefined,
  now: number,
  holder?: string | null,
): LaunchStage {
  if (!launch) return 'waiting';
  const { out, turfs, trained_at } = launch;
  if (out) {
    if (holder !== undefined && holder !== out.holder) return 'returned';
    return out.due_at.toMillis() <= now ? 'overdue' : 'out';
  }
  if (turfs.length > 0) return 'back';
  return trained_at === null ? 'waiting' : 'trained';
}

type ForShift = { shift_id?: string | null | undefined };

/**
 * The next turf for somebody of a shift: one that is for their shift, before one that is for anybody's, and none of another
 * shift. A turf whose shift is not among the event's any more is anybody's.
 */
export function nextTurf<Turf extends ForShift>(
  free: readonly Turf[],
  shift: string,
  shifts: readonly { id: string }[],
): Turf | undefined {
  const isAnybodys = ({ shift_id }: Turf) => !shifts.some(({ id }) => id === shift_id);
  return free.find(({ shift_id }) => shift_id === shift) ?? free.find(isAnybodys);
}

type Shift = { from: WallTime; to: WallTime };

/**
 * When somebody who leaves now is to be back: at the end of their shift, or two hours later where that is over or on another
 * day. Somebody who signed up for tomorrow and comes today keeps no turf until tomorrow.
 */
export function dueBack(zone: string, shift: Shift | null, now: number): number {
  if (shift === null) return now + outMs;
  const end = instantOf(zone, shift.to);
  const isOfToday = dayOf(shift.from) === dayIn(zone, now) || instantOf(zone, shift.from) <= now;
  return isOfToday && end > now ? end : now + outMs;
}

/** The last moment of the local day, and of a shift across midnight two hours after it: nobody keeps a turf overnight. */
export function tonight(zone: string, shift: Shift | null, dueAt: number, now: number): number {
  const today = dayIn(zone, now);
  const endOfDay = zonedTime(zone, addDays(today, 1), 0) - 1;
  const beganYesterday = shift !== null && dayOf(shift.from) < today && instantOf(zone, shift.to) > now;
  return dueAt > endOfDay || beganYesterday ? dueAt + outMs : endOfDay;
}

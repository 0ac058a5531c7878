import { today } from '../domain/days.ts';

/** The day on which the demo campaign stands still: everything in it happened up to then. */
export const seedDay = '2026-11-20';
/** The day on which it was launched, 18 months before. */
export const launchDay = '2025-05-20';

const dayMs = 86_400_000;

export const daysAfter = (day: string, days: number): string =>
  today(new Date(Date.parse(day) + days * dayMs));

/** A moment without an SDK: what writes it down turns it into the database's own timestamp. */
export class Moment {
  constructor(readonly millis: number) {}
  toMillis(): number {
    return this.millis;
  }
}

/** `minute` minutes into a day, in UTC. */
export const moment = (day: string, minute: number): Moment => new Moment(Date.parse(day) + minute * 60_000);

/** Minutes of the day in which the campaign's office and website are busy: from 13:00 UTC, morning on the East Coast. */
export const busyMinutes = { from: 13 * 60, to: 21 * 60 } as const;

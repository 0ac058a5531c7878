import { rsvpNoteMax } from '../../collections/rsvps.ts';

/** What was said before stays; the oldest gives way where there is no room. */
export const noteWith = (note: string | null, line: string): string =>
  [note, line].filter(Boolean).join('\n').slice(-rsvpNoteMax).trim();

/** Milliseconds by which a phone's clock may be ahead of the server's. */
export const clockLeadMs = 5 * 60_000;

/** When somebody arrived whom a phone checked in: as its clock said, unless that is wrong. */
export const arrivalOf = (at: number, now: number): number => (at > now + clockLeadMs ? now : at);

/** Whether a check-in of a phone is the one that counts; one of a phone whose clock is wrong counts as of when it came. */
export const isCheckInOf = (checkedInAt: number | null, at: number, now: number): boolean =>
  checkedInAt === at || at > now + clockLeadMs;

import { volunteerHoursMax } from '../../constants.ts';

/**
 * `shift`: from a check-out; `manual`: somebody wrote it down; `opening`: what the record began with, typed or imported;
 * `correction`: what makes earlier entries right.
 */
export const hourEntryKinds = ['shift', 'manual', 'opening', 'correction'] as const;
export type HourEntryKind = (typeof hourEntryKinds)[number];

/** Only what counts is in a total. A waiting entry is decided once. */
export const hourEntryStates = ['counted', 'waiting', 'declined'] as const;
export type HourEntryState = (typeof hourEntryStates)[number];

/** A day's minutes: nobody works more in one shift, or in all of a day. */
export const shiftMinutesMax = 24 * 60;
/** The most of one entry: hours from before the ledger are many days'. */
export const entryMinutesMax = volunteerHoursMax * 60;
/** Minutes of one day from which on somebody else has to look at them. */
export const approvalAboveMinutes = 12 * 60;
/** Entries of one person on one day that are no declined ones. */
export const dayEntriesMax = 40;

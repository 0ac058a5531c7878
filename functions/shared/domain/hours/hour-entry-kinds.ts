/** `shift`: from a check-out; `manual`: somebody wrote it down; `correction`: what makes earlier entries right. */
export const hourEntryKinds = ['shift', 'manual', 'correction'] as const;
export type HourEntryKind = (typeof hourEntryKinds)[number];

/** A day's minutes: nobody works more in one shift. */
export const shiftMinutesMax = 24 * 60;

import type { AppointmentKind } from './schedule-choices.ts';

/** What strangers ask the candidate for; call time and travel are the team's own. */
export const publicKinds = [
  'event',
  'meeting',
  'fundraising',
  'interview',
  'debate',
  'visit',
  'other',
] as const satisfies readonly AppointmentKind[];

/** Minutes that they ask for. */
export const publicLengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** Days ahead for which somebody may ask. */
export const requestDaysMax = 400;

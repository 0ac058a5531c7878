import type { Capability } from '#shared/access.ts';

/** The areas that a timeline is made of, each asked only with its capability. */
export const timelineAreas = {
  note: 'people.read',
  gift: 'donations.read',
  ask: 'donations.read',
  pledge: 'donations.read',
  thanks: 'donations.read',
  request: 'donations.read',
  moved: 'donations.read',
  letter: 'donations.read',
  committee: 'donations.read',
  task: 'tasks.read',
  appointment: 'schedule.read',
  signUp: 'rosters.work',
  voter: 'voters.read',
  consent: 'people.read',
  card: 'people.read',
} as const satisfies Record<string, Capability>;

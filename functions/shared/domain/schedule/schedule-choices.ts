/** What the candidate's time is asked for. */
export const appointmentKinds = [
  'event',
  'meeting',
  'fundraising',
  'interview',
  'debate',
  'visit',
  'call_time',
  'travel',
  'other',
] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** Only what is accepted takes the candidate's time; what was given to a surrogate takes somebody else's. */
export const appointmentStates = ['requested', 'accepted', 'declined', 'surrogate', 'cancelled'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Whether press comes; nobody has asked yet where it is unknown. */
export const pressAnswers = ['unknown', 'yes', 'no'] as const;

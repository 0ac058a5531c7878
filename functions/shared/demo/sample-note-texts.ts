import type { Role } from '../access.ts';
import type { tagColors } from '../domain/people/tag-names.ts';
import type { TaskRepeat } from '../domain/work/task-choices.ts';

/** Whom a line may be about. */
export type About = 'donor' | 'volunteer' | 'both' | 'linked' | 'contact';

type Tag = { name: string; color: (typeof tagColors)[number]; description: string };
/** The campaign's list of tags; cards have them by name. */
export const tagLines: readonly Tag[] = [
  { name: 'Yard sign', color: 'green', description: 'Has a sign, or asked for one.' },
  { name: 'Endorser', color: 'plum', description: 'Lets us print their name.' },
  { name: 'Host', color: 'amber', description: 'Offered a house, a porch, or a hall.' },
  { name: 'Nurse', color: 'teal', description: 'Works or worked in nursing.' },
  { name: 'Press', color: 'red', description: 'Reporters and editors. Nadia talks to them.' },
  { name: 'Vendor', color: 'gray', description: 'Prints, rents, or delivers something for us.' },
  { name: 'Spanish speaker', color: 'blue', description: 'Can call and knock in Spanish.' },
  { name: 'Saturdays', color: 'green', description: 'Free for canvass launches on Saturdays.' },
];

export type NoteLine = {
  about: About;
  body: string;
  by: Role;
  daysAgo: number;
  mentions?: Role;
  pinned?: boolean;
  earlier?: readonly string[];
};
export const noteLines: readonly NoteLine[] = [
  {
    ...{ about: 'donor', by: 'finance', daysAgo: 2, pinned: true },
    body: 'Asks to be called after 5 pm, and never at work.',
  },
  {
    ...{ about: 'both', by: 'manager', daysAgo: 3, mentions: 'field' },
    body: '@Marcus Oyelaran would lead a canvass in Ferry Hill if someone drives.',
  },
  {
    ...{ about: 'linked', by: 'field', daysAgo: 4 },
    body: 'Signed the petition at the fish market. Wants the lead mains on this street replaced first.',
  },
  {
    ...{ about: 'volunteer', by: 'field', daysAgo: 5 },
    body: 'Trained on Thursday. Ready for a turf alone.',
  },
  {
    ...{ about: 'contact', by: 'manager', daysAgo: 6, mentions: 'admin' },
    body: '@Nadia Brandt writes for the county paper and wants ten minutes about the hospital vote.',
  },
  {
    ...{ about: 'donor', by: 'finance', daysAgo: 8, mentions: 'manager' },
    body: '@Theo Castellan gave at the house party and would host one. Has room for thirty.',
  },
  {
    ...{ about: 'linked', by: 'field', daysAgo: 9 },
    body: 'Has a daughter born in the ward that the board wants to close. Will speak at the forum.',
  },
  {
    ...{ about: 'both', by: 'finance', daysAgo: 11, earlier: ['Gave by check.'] },
    body: 'Gave by check. The bank returned it; the next gift comes online.',
  },
  {
    ...{ about: 'contact', by: 'field', daysAgo: 12 },
    body: 'Rents chairs for free if we return them clean.',
  },
  {
    ...{ about: 'volunteer', by: 'field', daysAgo: 13, mentions: 'canvasser' },
    body: '@Sam Whitlock please walk together on Saturday. It is a first canvass.',
  },
  {
    ...{ about: 'donor', by: 'finance', daysAgo: 16 },
    body: 'Employer is still missing. I left a message.',
  },
  {
    ...{ about: 'contact', by: 'manager', daysAgo: 19 },
    body: 'Chairs the tenants’ group on Larch Street. Undecided, but open to a meeting.',
  },
];

export type TaskLine = {
  title: string;
  for: Role;
  by: Role;
  /** Days from today; null for no day. */
  due: number | null;
  time?: string;
  note?: string;
  repeat?: TaskRepeat;
  about?: About;
  daysAgo: number;
  doneAgo?: number;
};
export const taskLines: readonly TaskLine[] = [
  {
    title: 'Confirm two drivers for Saturday',
    for: 'manager',
    by: 'admin',
    due: 0,
    time: '16:00',
    daysAgo: 2,
  },
  { title: 'Call the printer about the mail drop', for: 'manager', by: 'manager', due: -1, daysAgo: 4 },
  {
    ...{ title: 'Ask about hosting a house party', about: 'donor', for: 'manager', by: 'finance', due: 3 },
    daysAgo: 5,
  },
  { title: 'Read the nurses’ questionnaire', for: 'admin', by: 'manager', due: 2, time: '12:00', daysAgo: 3 },
  {
    ...{ title: 'Call back about the hospital vote', about: 'contact', for: 'admin', by: 'manager' },
    ...{ due: 0, time: '10:30', daysAgo: 1 },
  },
  { title: 'Choose a photo for the palm card', for: 'admin', by: 'field', due: -2, daysAgo: 6 },
  {
    ...{ title: 'Send letters to donors without an employer', for: 'finance', by: 'finance', due: 1 },
    ...{ note: 'Start with those above $200.', daysAgo: 7 },
  },
  {
    ...{ title: 'Deposit this week’s checks', for: 'finance', by: 'finance', due: 0, repeat: 'weekly' },
    daysAgo: 7,
  },
  { title: 'Send a thank-you letter', about: 'donor', for: 'finance', by: 'finance', due: -3, daysAgo: 9 },
  { title: 'Hand out turf 5 before Saturday', for: 'field', by: 'manager', due: 1, daysAgo: 3 },
  {
    title: 'Welcome a new canvasser on Saturday',
    about: 'volunteer',
    for: 'field',
    by: 'field',
    due: 2,
    daysAgo: 4,
  },
  {
    title: 'Bring clipboards to the office',
    for: 'canvasser',
    by: 'field',
    due: 1,
    time: '09:00',
    daysAgo: 2,
  },
  { title: 'Book the library room', for: 'user', by: 'manager', due: 4, daysAgo: 5 },
  { title: 'Pick up the yard signs', for: 'user', by: 'field', due: null, daysAgo: 10 },
  {
    title: 'Thank the hosts of the house party',
    for: 'manager',
    by: 'admin',
    due: -6,
    daysAgo: 9,
    doneAgo: 5,
  },
  { title: 'Order more palm cards', for: 'field', by: 'manager', due: -4, daysAgo: 12, doneAgo: 3 },
];

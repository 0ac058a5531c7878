import type { NoteLine, TaskLine } from './sample-note-texts.ts';

/** What the second campaign's team wrote down about people, and has to do: Henrik and his treasurer are all of it. */
export const lindqvistNotes: readonly NoteLine[] = [
  {
    ...{ about: 'donor', by: 'finance', daysAgo: 2, pinned: true },
    body: 'Wants to know where the seawall goes first. Call before noon.',
  },
  {
    ...{ about: 'donor', by: 'admin', daysAgo: 5 },
    body: 'Served with Henrik on the dredging board. Would ask three friends.',
  },
  {
    ...{ about: 'contact', by: 'admin', daysAgo: 8 },
    body: 'Writes about the port for the harbor paper. Wants the permit numbers first.',
  },
  {
    ...{ about: 'volunteer', by: 'admin', daysAgo: 12 },
    body: 'Has a boat and a trailer for the kickoff.',
  },
  {
    ...{ about: 'donor', by: 'finance', daysAgo: 15 },
    body: 'Gave for the primary. Asked not to be called again before spring.',
  },
];

export const lindqvistTasks: readonly TaskLine[] = [
  {
    ...{ title: 'Deposit the checks of the kickoff', for: 'finance', by: 'finance', due: 0 },
    ...{ repeat: 'weekly', daysAgo: 6 },
  },
  {
    ...{ title: 'Resolve the money above the primary’s limit', for: 'finance', by: 'admin', due: 4 },
    ...{ note: 'Redesignate first; refund what nobody answers about.', daysAgo: 3 },
  },
  {
    title: 'Call the committee about the dinner',
    about: 'donor',
    for: 'admin',
    by: 'finance',
    due: 1,
    daysAgo: 2,
  },
  { title: 'Sign the thank-you letters', for: 'admin', by: 'finance', due: -1, daysAgo: 5 },
  { title: 'Register for electronic filing', for: 'finance', by: 'admin', due: -9, daysAgo: 20, doneAgo: 10 },
];

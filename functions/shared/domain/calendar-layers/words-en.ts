/** What the calendar’s own entries are called, on its screen and in its feed. */
export const calendarWords = {
  busy: 'Busy',
  callTime: 'Call time',
  layers: {
    events: 'Events',
    schedule: 'Candidate',
    deadlines: 'Deadlines',
    finance: 'Finance dates',
    tasks: 'My tasks',
  },
  milestones: {
    days90: '90 days to go',
    verification: 'Get verified for political ads',
    days60: '60 days to go',
    mailBallots: 'Mail ballots go out overseas',
    registration: 'Voter registration closes soon',
    days30: '30 days to go',
    introduction: 'Introduce yourself to every voter',
    persuasion: 'Persuade the undecided',
    earlyVote: 'Push the early vote',
    finance: 'Pre-election finance report',
    reminder: 'Remind every supporter',
    lastDay: 'Ready to get out the vote',
    election: 'Election day',
  },
  elections: {
    primary: 'Primary',
    general: 'General election',
    runoff: 'Runoff',
    special: 'Special election',
    convention: 'Convention',
  },
  goals: {
    raised: 'Goal ends: money raised',
    donors: 'Goal ends: donors',
    volunteers: 'Goal ends: volunteers',
    volunteer_hours: 'Goal ends: volunteer hours',
  },
  information: 'Ask donors for missing information',
};
export type CalendarWords = typeof calendarWords;

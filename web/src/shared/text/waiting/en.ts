import { registerTexts } from '../registry.ts';

/** What needs a member, from every area. */
export const waiting = {
  queues: {
    tasks: 'Task',
    approvals: 'Position to approve',
    corrections: 'Suggested correction',
    announcements: 'Announcement',
    mentions: 'Mentions you',
    pledges: 'Overdue pledge',
    held: 'Above a limit',
    schedule: 'Candidate’s time',
    shifts: 'Flagged shift',
    duplicates: 'Possible duplicate',
    signUps: 'Sign-up to review',
    closing: 'Event to close',
    hours: 'Hours to approve',
    followUps: 'Follow-up',
  },
  count_one: '{{shown}} item',
  count_other: '{{shown}} items',
  at: '{{day}}, {{time}}',
  late: 'Overdue: {{day}}',
  missing: 'Couldn’t load: {{queues}}',
  empty: 'Nothing is waiting for you',
  emptyHint: 'Your open tasks, and everything you can approve or decide, show up here.',
} as const;

/** Loaded with the screen. */
registerTexts({ waiting }, () => import('./es.ts'));

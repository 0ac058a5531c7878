import { calendarWords } from '#shared/domain/calendar-layers/words-en.ts';
import { registerTexts } from '../registry.ts';

export const calendar = {
  ...calendarWords,
  legend: 'What the calendar shows',
  wholeDay: 'All day',
  details: {
    milestone: 'Campaign plan',
    election: 'Election',
    goal: 'Goal',
    information: 'Best efforts',
    task: 'Task',
  },
  failed: '{{layer}} couldn’t be loaded.',
  retry: 'Try again',
  short_one: '{{count, number}} shift needs people',
  short_other: '{{count, number}} shifts need people',
  dayLabel_one: '{{day}}, {{count, number}} entry',
  dayLabel_other: '{{day}}, {{count, number}} entries',
  emptyDay: 'Nothing on this day.',
  nothingUntil: 'Nothing until {{day}}.',
  showLater: 'Show later days',
  openDay: 'Candidate’s day',
  feed: {
    open: 'Subscribe',
    title: 'Calendar in other apps',
    hint: 'Add this secret address to Apple Calendar, Google Calendar, or Outlook. It has what you may see here, follows your role, and stops when you leave the campaign.',
    secret:
      'Anyone with the address can read it: share it with nobody. Street addresses and private hours aren’t in it.',
    none: 'You have no address yet.',
    since: 'Your address was created on {{day}}. It is shown only once.',
    create: 'Create address',
    renew: 'Replace address',
    renewHint: 'The old address stops working.',
    revoke: 'Turn off',
    revoked: 'The address no longer works.',
    address: 'Secret address',
    copy: 'Copy address',
    copied: 'Copied',
    once: 'Copy it now. It isn’t shown again.',
    layers: 'In the feed',
  },
};

registerTexts({ calendar }, () => import('./es.ts'));

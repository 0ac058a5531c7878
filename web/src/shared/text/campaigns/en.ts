import { registerTexts } from '../registry.ts';

/** The campaigns of one account. */
export const campaigns = {
  title: 'Your campaigns',
  loading: 'Loading your campaigns…',
  active: 'Active now',
  suspended: 'Your access is suspended',
  offline: 'You’re offline. Connect to switch campaigns.',
  waiting_one: '{{count}} unsent change stays on this device and is sent when you switch back.',
  waiting_other: '{{count}} unsent changes stay on this device and are sent when you switch back.',
  another: 'Start another campaign',
  name: 'Campaign name',
  nameMissing: 'Enter a name.',
  start: 'Start campaign',
  suspendedTitle: 'Your access is suspended',
  suspendedHint: 'An admin of {{names}} suspended your access. They can tell you why and give it back.',
  own: 'Start your own campaign',
  openOther: 'Open {{name}}',
  link: {
    title: 'Switch to {{name}}?',
    hint: 'This link is about {{name}}. You’re working in {{active}}; other tabs switch too.',
    open: 'Switch to {{name}}',
    stay: 'Stay in {{name}}',
    notYours: 'You’re not in the campaign that this link is about',
    notYoursHint:
      'You may have left it, or use another account for it. An admin of that campaign can invite you.',
    unknown: 'We couldn’t look up the campaign of this link',
  },
} as const;

registerTexts({ campaigns }, () => import('./es.ts'));

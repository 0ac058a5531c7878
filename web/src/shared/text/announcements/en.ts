import { registerTexts } from '../registry.ts';

/** What admins and managers write to members. */
export const announcements = {
  new: 'New announcement',
  back: 'Announcements',
  lists: { label: 'Which announcements', received: 'For you', sent: 'Sent' },
  unread: 'Unread',
  by: 'From {{name}}',
  withdrawn: 'Withdrawn',
  readBy: 'Read by {{read}} of {{all}}',
  empty: { received: 'No announcements', sent: 'You haven’t sent an announcement' },
  emptyHint: {
    received: 'What your campaign announces to you shows up here.',
    sent: 'Write to everyone, to some roles, or to some positions. You’ll see who has read it.',
  },
  capped: 'Showing the newest {{count}}.',
  audience: {
    label: 'Audience',
    everyone: 'Everyone',
    roles: 'Some roles',
    positions: 'Some positions',
    chooseRoles: 'Roles',
    choosePositions: 'Positions',
    missing: 'Choose at least one.',
    count_zero: 'No one is in this audience yet.',
    count_one: 'Goes to {{shown}} member.',
    count_other: 'Goes to {{shown}} members.',
  },
  form: {
    title: 'Title',
    body: 'Message',
    titleMissing: 'Enter a title.',
    bodyMissing: 'Write a message.',
    review: 'Review',
    hint: 'Members see it in the app. A minute later it’s also emailed to those who want email. You can’t edit it after sending.',
  },
  confirm: {
    title: 'Send this announcement?',
    send_one: 'Send to {{shown}} member',
    send_other: 'Send to {{shown}} members',
  },
  sent: 'Announcement sent',
  receipts: {
    title: 'Who has read it',
    unread: 'Not yet',
    former: 'Former member',
  },
  withdraw: {
    action: 'Withdraw',
    title: 'Withdraw “{{title}}”?',
    hint: 'Members won’t find it in the app any more. Emails that have gone out can’t be called back.',
    done: 'Announcement withdrawn',
  },
  gone: { title: 'This announcement isn’t here', hint: 'It was withdrawn, or it wasn’t sent to you.' },
} as const;

/** Loaded with the area. */
registerTexts({ announcements }, () => import('./es.ts'));

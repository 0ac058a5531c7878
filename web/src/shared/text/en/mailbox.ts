export const mailbox = {
  title: 'Local mailbox',
  hint: 'Messages that the Auth emulator would have sent. This page exists in local builds only and no mail leaves this machine.',
  filter: 'Show the messages to',
  filterPlaceholder: 'name@example.org',
  list: 'Messages, newest first',
  emptyTitle: 'No messages yet',
  empty:
    'Sign up or ask for a new password, and the link appears here within seconds. A used link disappears.',
  noneTitle: 'No message to this address',
  none: 'Clear the filter to see all messages.',
  failedTitle: 'The Auth emulator does not answer',
  failed: 'It should be at {{address}}. Start the local suite, and this page goes on by itself.',
  signIn: 'Go to sign in',
  kind: {
    VERIFY_EMAIL: 'Confirm the email address',
    PASSWORD_RESET: 'Choose a new password',
    RECOVER_EMAIL: 'Undo a changed email address',
    other: 'Another kind of message',
  },
  open: {
    VERIFY_EMAIL: 'Confirm',
    PASSWORD_RESET: 'Choose a password',
    RECOVER_EMAIL: 'Restore',
  },
  openFor: '{{action}}, for {{email}}',
} as const;

/** What any member's screen may lead to, and a visitor's never. */
export const member = {
  account: 'Account',
  roles: {
    admin: 'Admin',
    manager: 'Manager',
    finance: 'Finance',
    field: 'Field',
    user: 'Member',
    canvasser: 'Canvasser',
  },
  notFound: {
    title: 'Page not found',
    what: 'There is nothing at this address',
    hint: 'The address may be mistyped, or the page has moved.',
  },
  offline: 'Working Offline',
  unseen: {
    title: 'Not on this device yet',
    hint: 'This has not been opened on this device. It opens when the connection is back.',
  },
  stale: 'Shown from this device; the latest has not arrived yet.',
  staleAt: 'Shown from this device, as of {{time}}.',
  noAccess: {
    title: 'Not part of your role',
    what: 'Your role does not include this screen',
    hint: 'An admin of your campaign can give you access to this screen.',
  },
  signingOut: {
    title: 'Some changes are still on this device',
    hint_one:
      '{{count}} change has not reached the server. It stays on this device and waits until you sign in here again.',
    hint_other:
      '{{count}} changes have not reached the server. They stay on this device and wait until you sign in here again.',
    unsafe: 'Signing out now loses changes',
    unsafeHint_one:
      "{{count}} change has not reached the server, and this device doesn't have the key yet that keeps it for you. Connect to the internet and wait a moment.",
    unsafeHint_other:
      "{{count}} changes have not reached the server, and this device doesn't have the key yet that keeps them for you. Connect to the internet and wait a moment.",
    typed: 'What you typed is not saved',
    typedHint: 'Signing out loses it. Save it first, or correct what cannot be saved yet.',
    saved: 'Everything is saved',
    savedHint: 'Your last changes have reached the server.',
    importing: 'An import is still running',
    importingHint:
      'Signing out stops it. The rows that are already here stay; choose the same file again to bring the rest.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
} as const;

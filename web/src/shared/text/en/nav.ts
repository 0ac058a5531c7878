export const nav = {
  dashboard: 'Dashboard',
  fundraising: 'Fundraising & Finance',
  volunteers: 'Volunteers',
  imports: 'Imports',
  profile: 'Campaign Profile',
  analytics: 'Analytics',
  insights: 'Insights',
  leaderboards: 'Leaderboards',
  adminPanel: 'Admin Panel',
  settings: 'Settings',
  signOut: 'Sign Out',
  main: 'Main',
  open: 'Open the menu',
  close: 'Close the menu',
  skip: 'Skip to the content',
  signingOut: {
    title: 'Some changes are still on this device',
    hint_one:
      '{{count}} change has not reached the server. It stays on this device and waits until you sign in here again.',
    hint_other:
      '{{count}} changes have not reached the server. They stay on this device and wait until you sign in here again.',
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

export const nav = {
  dashboard: 'Dashboard',
  fundraising: 'Fundraising & Finance',
  volunteers: 'Volunteers',
  settings: 'Settings',
  signOut: 'Sign Out',
  main: 'Main',
  open: 'Open the menu',
  close: 'Close the menu',
  skip: 'Skip to the content',
} as const;

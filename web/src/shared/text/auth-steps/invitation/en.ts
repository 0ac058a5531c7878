export const invitation = {
  title: 'Invitation',
  opening: 'Opening the invitation…',
  heading: 'Join {{organization}}',
  signedInAs: 'Signed in as {{email}}.',
  by: 'Invited by',
  role: 'Your role',
  until: 'Good until',
  roles: {
    admin: 'Admin: everything, members and their roles too',
    manager: 'Manager: the whole campaign, but not members and roles',
    finance: 'Finance: donors, donations and exports',
    field: 'Field: volunteers, nothing about money',
    user: 'Member: sees donors, donations and volunteers, and changes nothing',
    canvasser: 'Canvasser: only what is assigned to you',
  },
  /** What becomes of the campaign that is active now. */
  becomes: {
    kept: 'You stay in {{current}}, too. Switch between your campaigns in the menu.',
    deleted:
      'You are in {{current}} now. No one else is in it and nothing is stored there, so it is deleted when you join.',
  },
  positions: 'Your position',
  join: 'Join {{organization}}',
  notNow: 'Not now',
  ownInstead: 'Not now: start a campaign of my own',
  own: 'Start a campaign of my own',
  nowhere: {
    title: 'You are not in a campaign yet',
    hint: 'If an invitation brought you, go on in its tab or open its link again.',
  },
  refusedTitle: 'This invitation cannot be opened',
  insideTitle: 'You are already there',
  onwards: 'Go to the dashboard',
  signOut: 'Sign out and use another address',
  incomplete: 'This link is not complete. Open it from the email once more, in full.',
} as const;

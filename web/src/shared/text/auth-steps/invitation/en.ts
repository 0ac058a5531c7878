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
  /** What becomes of where the person is now. */
  leaving: {
    leave:
      'You are in {{current}} now. Joining means leaving it: its data stays there with the others, and you no longer see it.',
    empty:
      'You are in {{current}} now. Nobody else is in it and nothing is stored there, so it is deleted when you join.',
    lastAdmin:
      'You are the only admin of {{current}}. Make somebody else admin there first, then open this invitation again.',
    holdsData:
      'You are the only member of {{current}}, and there is data in it. Delete that organization first, or ask for an invitation to another address of yours.',
  },
  join: 'Join {{organization}}',
  leaveAndJoin: 'Leave {{current}} and join {{organization}}',
  toTeam: 'Go to the team',
  toAccount: 'Go to your account',
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

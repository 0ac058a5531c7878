/** What only the pages that a host sends say, before the app has started: to search engines, and where no script runs. */
export const served = {
  descriptions: {
    '/': 'Voters, donors and volunteers in one live place. Cut turfs, canvass and call, see your pace against every goal, work offline. Try it all without an account.',
    '/pricing':
      'Hustings is free and open source: no paid plan, no price per contact, no feature behind a paywall. What is included, and what running it costs.',
    '/privacy':
      'What Hustings stores about campaign members, voters, donors and volunteers, who can see it, how long it is kept, and what it does not do.',
    '/terms':
      'Plain terms for using an installation of Hustings: your account, your campaign’s data, the laws of your race, and what is not warranted.',
  },
  needsScript: 'Hustings itself, and its demo, need JavaScript. These pages do not.',
} as const;

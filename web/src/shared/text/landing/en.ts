import { registerTexts } from '../registry.ts';

export const landing = {
  title: 'Campaign management for candidates and their teams',
  skip: 'Skip to the content',
  home: 'Hustings, home page',
  site: 'Site',
  signIn: 'Sign in',
  create: 'Create Free Account',
  demo: 'Try the demo',
  hero: {
    title: 'Know where your campaign stands. Now.',
    lead: 'Hustings keeps voters, donors and volunteers in one place, takes in the files you already have, sends your canvassers to the right doors, and shows your whole team the same figures the moment they change.',
    note: 'The demo is the whole product and needs no account. Free and open source: no card, no trial clock.',
    caption: 'The dashboard of a sample campaign.',
  },
  pictures: {
    dashboard:
      'The dashboard: days to the election, total raised, this month beside the last one, giving over twelve months, and the latest activity.',
    voters:
      'Voters whom a saved search finds: their names, addresses, parties and ages, and how many they are.',
    turfs:
      'The turfs of a town: doors tried, people reached, supporters found, and each turf with its canvasser and how far it is.',
    import:
      'The preview of an import: rows in the file, rows that are ready, rows with problems, and rows that are already here.',
    donors:
      'The list of donors, the largest givers first, with giving capacity, number of gifts, total and last gift.',
    goals:
      'Pace against goals: money raised, donors and volunteers, each with its bar, its forecast and what is left to do.',
    insights:
      'Insights: conversion rate, average donation, recurring donors, and volunteers who may be asked for a first gift.',
  },
  shows: {
    import: {
      title: 'Bring the spreadsheets you have',
      text: 'Drop in an export from ActBlue, NationBuilder or Spoke, or a list of your own. Columns are matched for you, and you see every problem before a single row is written.',
      one: 'The same file twice adds nothing twice.',
      two: 'A blank cell never overwrites what you know.',
      three: 'Rows that cannot be taken come back as a file, each with the reason.',
    },
    voters: {
      title: 'Every voter, found in a moment',
      text: 'Bring the voter file of your state or county, up to a million people. Narrow it by district, party, age, past votes, support or what was answered, and see how many people, doors and phones each step leaves.',
      one: 'A saved search asks anew each time; a frozen list stays as it was.',
      two: 'What is learned at a door or on the phone is there for everybody within seconds.',
      three: 'Deceased, moved, “do not call”: said once, it holds on every list.',
    },
    turfs: {
      title: 'From the map to the door',
      text: 'Cut turfs on a map, hand them out with a script, and watch what comes back. Canvassers need nothing but their own phone: their turf opens and takes answers where there is no signal, and sends them when there is.',
      one: 'The phone bank gives each caller of a list a person of their own, one at a time.',
      two: 'Doors, conversations and weeks, worked out back from the votes you need.',
      three: 'Shifts that look wrong are pointed out, and can be taken back as a whole.',
    },
    donors: {
      title: 'Every donor, every gift',
      text: 'Who gives, how much, how often, and when last. One list for the whole team, found by name and sorted by what matters today.',
      one: 'One-time and recurring gifts, with refunds kept on record.',
      two: 'Totals follow from the gifts themselves, so they always add up.',
      three: 'Export the list to a spreadsheet whenever you want.',
    },
    goals: {
      title: 'Ahead or behind, at a glance',
      text: 'Set what you need by election day: money, donors, volunteers, hours. Analytics says when you will get there at today’s pace, and what each week has to bring.',
      one: 'A steady pace is marked on every bar.',
      two: 'The win number of your race is worked out with you, step by step.',
      three: 'Every chart has its table, for reading and for screen readers.',
    },
    insights: {
      title: 'Know whom to talk to next',
      text: 'Insights reads the records you already keep and turns them into short lists of names: whom to ask, whom to thank, whom to keep close.',
      one: 'Volunteers with many hours who have never given.',
      two: 'Donors who give again and again.',
      three: 'The skills your volunteers bring, most common first.',
    },
  },
  more: {
    title: 'What else is in it today',
    live: {
      title: 'Live on every screen',
      text: 'A gift entered at one desk shows on every other screen within seconds. Nobody presses refresh.',
    },
    offline: {
      title: 'Works without a connection',
      text: 'Screens open with what they showed last. What you enter is kept on your device first and sent when you are back, so nothing is lost.',
    },
    volunteers: {
      title: 'Volunteers',
      text: 'Who helps, what they can do, how many hours they gave, and who among them also gives.',
    },
    profile: {
      title: 'Campaign profile',
      text: 'The candidate’s story, positions and strategy in one place, with backups to go back to.',
    },
    achievements: {
      title: 'Leaderboards and achievements',
      text: 'What the campaign has reached, what is within reach, and who put in the hours.',
    },
    anywhere: {
      title: 'Phone, keyboard, light and dark',
      text: 'Every screen works on a phone and with the keyboard alone, in light and dark, in English and Spanish.',
    },
  },
  roles: {
    title: 'Each role sees what it needs',
    text: 'Every member has a role. What it may see and change is checked by the database on every request, not merely hidden on the screen. Another campaign’s data is out of reach for everyone.',
    factor:
      'Two-factor authentication, backup codes and trusted devices protect the account; an audit log shows admins what concerns its safety.',
    caption: 'What each role may do',
    role: 'Role',
    dashboard: 'Dashboard',
    giving: 'Donors and gifts',
    volunteers: 'Volunteers',
    voters: 'Voters and field',
    own: 'Own turfs and calls',
    edit: 'See and edit',
    see: 'See',
    none: 'Nothing',
    admin: 'Admin',
    manager: 'Manager',
    finance: 'Finance',
    field: 'Field',
    user: 'Member',
    canvasser: 'Canvasser',
  },
  end: {
    title: 'Look around first',
    text: 'The demo is the whole product with a sample campaign. Enter what you like: nothing leaves your browser.',
  },
  pricing: {
    title: 'Pricing',
    heading: 'Free, and yours to run',
    lead: 'Hustings is open source under the Apache License 2.0. There is no paid plan, no price per contact and no feature behind a paywall.',
    included: 'What is included',
    items: {
      voters: 'A voter file of up to a million people, with searches, lists and suppression',
      field: 'Turfs on a map, canvassing on a phone, a phone bank, scripts and the field plan',
      people: 'Donors, gifts and volunteers, without a limit on their number',
      imports: 'Spreadsheet import with preview, and export',
      dashboard: 'The live dashboard, goals with their pace, insights and leaderboards',
      profile: 'The campaign profile, with backups',
      offline: 'Work without a connection, on the desk and on a phone',
      roles: 'Invitations, and roles that the database enforces',
      safety: 'Two-factor authentication, trusted devices and an audit log',
      source: 'The whole source code, to read, change and share',
    },
    cost: 'What running it costs',
    costText:
      'Hustings runs on Google Firebase. Whoever runs an installation pays Google for what it uses, at Google’s own prices; the software itself costs nothing. On your own computer it runs on the Firebase emulators, without any account.',
    costLink: 'Firebase pricing',
    promise: 'If that changes',
    promiseText:
      'If a hosted plan is ever offered, its price will stand here before anyone is charged. The version you run stays free under its license.',
  },
  footer: {
    label: 'About this site',
    claim: 'Campaign management for candidates and their teams.',
    pricing: 'Pricing',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    license: 'Open source, Apache-2.0',
  },
} as const;

/** Loaded with the landing and the pricing page: 2 kB that signing in does without. */
registerTexts({ landing }, () => import('./es.ts'));

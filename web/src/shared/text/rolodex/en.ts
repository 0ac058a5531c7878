import { registerTexts } from '../registry.ts';

/** Contacts that a member rates. */
export const rolodex = {
  hint: 'Rate the people you know. Only those whom you add become people of the campaign.',
  start: {
    title: 'Who do you know?',
    hint: 'Choose a file of your contacts. It stays on this device: the campaign gets only those whom you add.',
    act: 'Choose a file',
  },
  ways: {
    phone: {
      name: 'Phone (.vcf)',
      how: 'iPhone: Contacts, Lists, hold “All Contacts”, Export. Android: Contacts, Fix & manage, Export to file.',
    },
    google: { name: 'Google Contacts (.csv)', how: 'contacts.google.com, Export, Google CSV.' },
    outlook: { name: 'Outlook (.csv)', how: 'People, Manage contacts, Export contacts.' },
    linkedin: {
      name: 'LinkedIn (.csv)',
      how: 'Settings, Data privacy, Get a copy of your data, Connections. It has few numbers.',
    },
  },
  problems: {
    large: 'This file is larger than 50 MB. Export fewer contacts, or leave out the pictures.',
    workbook: 'This is a workbook. Save it as CSV, then choose that file.',
    binary: 'This file holds no contacts that can be read.',
    unknown: 'No row of this file names columns of contacts, such as First Name and Phone.',
    many: 'This file has more than {{most}} contacts. Split it into smaller ones.',
    empty: 'No contact of this file has a name.',
  },
  nameless_one: '{{count, number}} contact without a name was left out',
  nameless_other: '{{count, number}} contacts without a name were left out',
  progress: '{{at}} of {{total}} · {{rated}} added',
  clear: 'Remove all from this device',
  noNumber: 'No phone number: they can’t be on a call list.',
  known: 'Already in the campaign as {{name}}. Your rating is added to them.',
  relation: 'How do you know them?',
  relations: {
    family: 'Family',
    friend: 'Friend',
    work: 'Work',
    neighbor: 'Neighbor',
    community: 'Community',
    acquaintance: 'Acquaintance',
  },
  capacity: 'What could they give?',
  ask: 'What should we ask for?',
  tiers: { below: 'Under {{to}}', between: '{{from}}–{{to}}', top: '{{from}} and more' },
  back: 'Back',
  skip: 'Skip',
  add: 'Add',
  added: 'Added to the campaign',
  source: 'Contact of {{name}}',
  done: {
    title_one: 'All rated: {{count, number}} person added',
    title_other: 'All rated: {{count, number}} people added',
    hint: 'Put them on a call list: those whom you know best and who could give most are called first.',
    calls: 'Go to call time',
    clear: 'Start over with another file',
  },
} as const;

/** Loaded with the rolodex. */
registerTexts({ rolodex }, () => import('./es.ts'));

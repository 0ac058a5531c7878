import { registerTexts } from '../registry.ts';

/** Regions, the nightly numbers, and an organizer's own screens. */
export const organizing = {
  tabs: { label: 'Organizing', nights: 'Nightly numbers', regions: 'Regions' },
  region: 'Region',
  noRegion: 'No region',
  allRegions: 'All regions',
  ofGoal: '{{shown}} of {{goal}}',
  nights: {
    title: 'Nightly numbers',
    hint: 'What each region came to, counted at 9 pm.',
    day: 'Night of',
    table: 'Numbers by region',
    change: 'Compared with the night before',
    figures: {
      scheduled: 'Scheduled',
      confirmed: 'Confirmed',
      shown: 'Shown',
      attempts: 'Attempts',
      contacts: 'Contacts',
      ids: 'IDs',
    },
    week: 'Shown in 7 days',
    goal: 'Weekly goal',
    how: 'Scheduled, confirmed, and shown are people of that day’s shifts, guests among them. Attempts, contacts, and IDs came in since the night before. The dates say how many are signed up for the next days.',
    partial: 'More came in than one count looks at, so some numbers are too low.',
    print: 'Print',
    fileName: 'nightly-numbers-{{day}}',
    mail: 'Email me each night',
    mailFailed: 'This was not changed',
    empty: {
      title: 'No night has been counted yet',
      tonight: 'The first numbers come at 9 pm.',
      noRegions: 'Numbers are counted by region. Add the first one.',
    },
  },
  regions: {
    title: 'Regions',
    hint: 'Who runs which part of the campaign, and where its people gather.',
    add: 'Add region',
    edit: 'Edit region',
    editNamed: 'Edit {{name}}',
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removeTitle: 'Remove {{name}}?',
    removeHint:
      'Its events and turfs stay, and belong to no region. Nights that were counted keep its numbers.',
    nobody: 'No organizer',
    leads: 'No organizer. {{name}} answers for it.',
    weekly_one: '{{shown}} shift a week',
    weekly_other: '{{shown}} shifts a week',
    addPlace: 'Add staging place',
    fields: {
      name: 'Name',
      organizer: 'Organizer',
      weekly: 'Shifts to fill each week',
      zips: 'ZIP codes',
      zipsHint: 'People who live there belong to this region.',
    },
    place: {
      one: 'Staging place',
      name: 'Place',
      time: 'Staging time',
      address: 'Address',
      note: 'Note',
      remove: 'Remove {{name}}',
    },
    problems: {
      name: 'Enter a name.',
      zips: 'Enter ZIP codes of five digits, {{most, number}} at most.',
      weekly: 'Enter a whole number of shifts, 2,000 at most.',
      place: 'Enter the name of each staging place.',
      region: 'Something here is too long or is not a time of day.',
    },
    empty: {
      title: 'No regions yet',
      hint: 'Divide the campaign by area. Each region has an organizer, staging places, and a weekly goal.',
      reader: 'Nobody has divided the campaign yet.',
    },
  },
} as const;

/** Loaded with the organizers' screens. */
registerTexts({ organizing }, () => import('./es.ts'));

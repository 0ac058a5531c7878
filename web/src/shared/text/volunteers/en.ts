import { registerTexts } from '../registry.ts';

export const volunteers = {
  count_one: '{{shown}} volunteer',
  count_other: '{{shown}} volunteers',
  one: 'Volunteer',
  add: 'Add volunteer',
  new: 'New volunteer',
  edit: 'Edit {{name}}',
  sort: { name: 'Name, A to Z', hours: 'Most hours', last: 'Latest active' },
  /** Separated by a comma and a space. */
  usualSkills:
    'Canvassing, Data entry, Design, Driving, Event setup, Fundraising, Hosting, Phone banking, Photography, Social media, Spanish, Texting, Translation, Writing',
  anySkill: 'Any skill',
  skill: 'Skill',
  fields: {
    leaderboard: 'Leaderboard',
  },
  leaderboard: { byName: 'Shown by name', as: 'Shown as {{alias}}', hidden: 'Not shown' },
  leaderboardHint: 'Their hours stand beside those of others, where the whole team sees them.',
  aliasHint: 'Only for those who prefer another name there, like a first name or initials.',
  hoursHint: 'All hours so far, to the quarter: 12.25 or 12:15. Later ones are added to their ledger.',
  never: 'Not yet',
  alsoDonor: 'Also a donor',
  noSkills: 'No skills yet.',
  back: 'Volunteers',
  followUps: 'Follow-ups',
  toApprove: 'Hours to approve',
  empty: {
    title: 'Your volunteers will be here',
    hint: 'Add the first one by hand, or bring the list that you already have in a spreadsheet.',
  },
} as const;

/** Loaded with the area. */
registerTexts({ volunteers }, () => import('./es.ts'));

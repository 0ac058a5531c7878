import { registerTexts } from '../registry.ts';

export const fundraising = {
  tabs: { label: 'Fundraising', donors: 'Donors', donations: 'Donations' },
  fields: {
    total: 'Total given',
    gifts: 'Gifts',
    lastGift: 'Last gift',
    average: 'Average gift',
  },
  donors: {
    one: 'Donor',
    count_one: '{{shown}} donor',
    count_other: '{{shown}} donors',
    anyCapacity: 'Any capacity',
    add: 'Add donor',
    new: 'New donor',
    edit: 'Edit {{name}}',
    sort: { name: 'Name, A to Z', total: 'Highest total', last: 'Latest gift' },
    never: 'No gift yet',
    recurring: 'Gives regularly',
    lastGifts: 'Last gifts',
    allGifts: 'All gifts',
    noGifts: 'No gift has been recorded yet.',
    hasGifts:
      'A donor with gifts stays: campaigns must keep these records. Delete or correct the gifts first.',
    back: 'Donors',
    empty: {
      title: 'Your donors will be here',
      hint: 'Add the first one by hand, or bring the list that you already have in a spreadsheet.',
    },
  },
  donations: {
    one: 'Donation',
    count_one: '{{shown}} donation',
    count_other: '{{shown}} donations',
    anyStatus: 'Any status',
    anyType: 'Any type',
    add: 'Add donation',
    new: 'New donation',
    edit: 'Edit donation',
    from: '{{amount}} from {{name}}',
    sort: { date: 'Newest first', amount: 'Largest first', donor: 'Donor, A to Z' },
    of: 'Gifts of {{name}}',
    ofOne: 'Gifts of one donor',
    showAll: 'Show all donations',
    noneOf: {
      title: 'No gifts of this donor',
      hint: 'What they give is listed here as soon as it is recorded.',
    },
    chooseDonor: 'Choose the donor. Type the first letters of the name.',
    findDonor: 'First letters of the name',
    noDonor: 'No donor’s name begins like this.',
    newDonor: 'New donor',
    donorStays: 'The donor of a gift cannot be changed. Delete this gift and enter it for the other donor.',
    statusHint: 'Only completed gifts count in totals.',
    back: 'Donations',
    empty: {
      title: 'Every gift will be here',
      hint: 'Record the first one, or import the file of your payment processor.',
    },
  },
} as const;

/** Loaded with the area. */
registerTexts({ fundraising }, () => import('./es.ts'));

import { registerTexts } from '../registry.ts';

/** Money above limits, and what is done about it. */
export const held = {
  hint: 'Money above a limit is recorded and held until you move it or give it back.',
  count_one: '{{shown}} case · {{amount}} held',
  count_other: '{{shown}} cases · {{amount}} held',
  checked_one: 'Checked {{shown}} donor who gave more than {{least}}, the largest total first.',
  checked_other: 'Checked {{shown}} donors who gave more than {{least}}, the largest total first.',
  organizations_one:
    '{{count, number}} organization isn’t checked: what it may give depends on what kind it is.',
  organizations_other:
    '{{count, number}} organizations aren’t checked: what they may give depends on what kind they are.',
  many_one: '{{count, number}} donor has too many gifts to check here.',
  many_other: '{{count, number}} donors have too many gifts to check here.',
  more: 'Check the next {{count}} donors',
  most: 'That is as many donors as can be checked here.',
  looking: 'Checking donors…',
  list: 'Cases',
  none: {
    title: 'Nothing is above a limit',
    hint: 'Gifts above a limit show up here with the day by which they have to be settled.',
  },
  noLimit: { title: 'No limit is set', hint: 'Set limits to see which gifts are above them.' },
  noRace: {
    title: 'Which race are you in?',
    hint: 'Set the race under Limits to see which gifts are above them.',
  },
  toLimits: 'Go to Limits',
  noElection: 'no election',
  above: '{{amount}} above the limit for {{election}}',
  received: 'Gift of {{day}}',
  by: 'by {{day}}',
  days_one: '{{count, number}} day left',
  days_other: '{{count, number}} days left',
  today: 'Last day',
  late_one: '{{count, number}} day late',
  late_other: '{{count, number}} days late',
  noDay: 'No deadline known',
  onlyOwn: 'Only your own limit',
  provisional: 'Provisional limit',
  resolve: 'Resolve',
  resolveFor: 'Resolve {{amount}} of {{name}}',
  rule: 'Limit {{limit}}: {{source}}',
  gift: '{{amount}} on {{day}}',
  giftLabel: 'Gift',
  heldLabel: 'Held',
  dueLabel: 'Settle by',
  ruleLabel: 'Rules',
  noRule:
    'We know no rule of {{place}} about money above a limit: neither a deadline, nor whether it may be redesignated or reattributed. Check with counsel or your election agency first.',
  withinLaw:
    'The law allows this: only your own limit holds it, so no deadline runs. Keep it by raising that limit, or give it back.',
  provisionalHint:
    'This limit is provisional. Once the new amount is announced, part of this may be released by itself.',
  other: 'Spouse, partner, or other donor',
  otherHint: 'Choose who else signed to see both side by side.',
  proposed: 'Proposed',
  propose: {
    redesignate: '{{amount}} to {{election}}',
    reattribute: '{{amount}} to {{name}}',
    refund: '{{amount}} back to {{name}}',
    notice: 'The donor is told',
    signature: 'The donor signs for it',
    bothSign: 'Both donors sign for it',
  },
  how: 'What happens to it',
  redesignate: 'Redesignate',
  reattribute: 'Reattribute',
  refund: 'Refund',
  tooLate:
    'The days for this were over on {{day}}. If it was signed by then, enter the day on which it was; otherwise the law has it refunded.',
  wholeGift:
    'All of this gift is held. A whole gift can’t be reattributed: void it and record it for the other donor, or redesignate or refund it.',
  form: {
    to: 'Election',
    cents: 'Amount',
    day: 'Day',
    reason: 'Reason',
    reasonHint: 'Such as who asked for it, or what was signed and when.',
    amount: 'Enter an amount of up to {{most}}.',
    days: 'Choose a day from {{from}} to {{to}}.',
    election: 'There is no later election on your list.',
    other: 'Choose the donor it is attributed to.',
    same: 'Choose another donor than the one who gave it.',
  },
  done: {
    title: 'Resolved',
    redesignate: '{{amount}} now counts for {{election}}.',
    reattribute: '{{amount}} now counts for {{name}}.',
    refund: 'The refund of {{amount}} is recorded. Send the money and the letter.',
    waiting: 'It is sent as soon as you’re online again.',
    letter: 'Letter to',
    print: 'Print the letter',
    noAddress: 'No address is known, so the letter has none.',
    lacking: 'The letter leaves something blank: complete it by hand.',
    odd: 'Some characters can’t be printed. Check the letter.',
    close: 'Done',
  },
} as const;

/** Loaded with its screen. */
registerTexts({ held }, () => import('./es.ts'));

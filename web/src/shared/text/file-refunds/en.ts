import { registerTexts } from '../registry.ts';

/** Refunds that a file tells of, whose gift is not here, or whose amount it does not say. */
export const fileRefunds = {
  title: 'Refunds to settle',
  hint: 'Files say that this money went back, but its gift isn’t here or doesn’t fit, or they don’t say how much. Nothing of it counts until you settle it. An import that brings the gift or the amount settles it too.',
  empty: {
    title: 'Every refund has its gift and its amount',
    hint: 'A refund in a file whose gift isn’t here, or whose amount is missing, waits on this page.',
  },
  kind: { refund: 'Refund', chargeback: 'Chargeback', outcome: 'Gift that was awaited' },
  why: {
    no_gift: 'No gift with this number is here.',
    several: 'Several gifts have this number.',
    not_received: 'Its gift is pending, failed, or void.',
    more_than_left: 'It’s more than what is left of its gift.',
    amount_missing: 'The amount of the refund is missing: the file says only that a part went back.',
  },
  from: '{{file}}, row {{row}}',
  number: 'Number {{number}}',
  match: 'Choose its gift',
  matchTitle: '{{amount}} to {{name}}',
  gifts: 'Gifts with enough left',
  gift: '{{day}} · {{amount}}',
  giftLeft: '{{day}} · {{amount}}, {{left}} left',
  noGift: 'None of this donor’s newest gifts has enough left.',
  chooseGift: 'Choose a gift.',
  book: 'Book the refund',
  matched: 'Refund booked',
  otherGift: 'Choose another gift',
  otherHint: 'Nothing of this refund counts yet. It waits at the gift you choose until its amount is known.',
  choose: 'Choose this gift',
  chosen: 'Gift chosen. The amount is still missing.',
  unknown: 'Amount missing',
  amountTitle: 'How much went back to {{name}}?',
  amountHint: 'The gift counts whole until you enter the amount. Your processor’s site shows it.',
  amount: 'Amount of the refund',
  day: 'Day of the refund',
  enter: 'Enter the amount',
  none: 'None was refunded',
  openGift: 'Open the gift',
  setAside: 'Set aside',
  setAsideDone: 'Set aside',
} as const;

/** Loaded with the page of these refunds. */
registerTexts({ fileRefunds }, () => import('./es.ts'));

import { registerTexts } from '../registry.ts';

/** Refunds that a file tells of, and whose gift is not here. */
export const fileRefunds = {
  title: 'Refunds without a gift',
  hint: 'Files say that this money went back, but its gift isn’t here, or doesn’t fit. Nothing of it counts until it has a gift. An import that brings the gift finds it.',
  empty: {
    title: 'Every refund has its gift',
    hint: 'A refund in a file whose gift isn’t here waits on this page.',
  },
  kind: { refund: 'Refund', chargeback: 'Chargeback' },
  why: {
    no_gift: 'No gift with this number is here.',
    several: 'Several gifts have this number.',
    not_received: 'Its gift is pending, failed, or void.',
    more_than_left: 'It’s more than what is left of its gift.',
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
  setAside: 'Set aside',
  setAsideDone: 'Set aside',
} as const;

/** Loaded with the page of these refunds. */
registerTexts({ fileRefunds }, () => import('./es.ts'));

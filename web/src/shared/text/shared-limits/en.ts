import { registerTexts } from '../registry.ts';

export const partners = {
  title: 'Partners',
  name: 'Name partners',
  change: 'Change partners',
  hint: 'Each share also counts for that partner’s own limit. Totals count the gift once.',
  dialogHint:
    'Who gave the {{amount}}, and how much each, as the partnership wrote it. Each partner has to be a donor.',
  missing: 'Missing: who gave this, and how much each. Ask the partnership in writing.',
  partner: 'Partner {{number}}',
  share: 'Share of partner {{number}}',
  more: 'Add a partner',
  remove: 'Remove partner {{number}}',
  equal: 'Divide equally',
  sum: '{{sum}} divided, {{rest}} left',
  over: '{{sum}} divided, {{over}} more than the gift',
  mustAddUp: 'The shares must add up to {{amount}}.',
  nameEach: 'Choose each partner, and what they gave.',
  left: '{{cents}} of {{share}} left',
};

registerTexts({ partners }, () => import('./es.ts'));

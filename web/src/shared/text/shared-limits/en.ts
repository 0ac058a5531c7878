import { registerTexts } from '../registry.ts';

export const partners = {
  title: 'Partners',
  name: 'Name partners',
  change: 'Change partners',
  hint: 'Each share also counts for that partner’s own limit. Totals count the gift once.',
  former: 'The donor doesn’t count as a partnership any more. Remove the partners, or correct the donor.',
  dialogHint:
    'Who gave the {{amount}}, and how much each, as the partnership wrote it. Each partner has to be a donor.',
  missing: 'Missing: who gave this, and how much each. Ask the partnership in writing.',
  formHint:
    'Who gave this, and how much each, as the partnership wrote it. You can also tell it later, on the gift’s page.',
  twice: 'Two of these partners are the same donor. Name each one once.',
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

export const affiliations = {
  shared: 'Shares one limit with {{names}}. All of this counts for them together.',
  alone: 'Affiliated committees share one limit. Nobody is named who shares it.',
  set: 'Affiliated committees',
  title: 'Affiliated committees',
  hint: 'They share one limit: PACs of one sponsor, a party’s committees in one state, or committees of one candidate.',
  name: 'Name of the group',
  namePlaceholder: 'Such as the sponsor or the party',
  join: 'Group',
  newGroup: 'New group',
  member: 'Committee {{number}}',
  more: 'Add a committee',
  remove: 'Remove committee {{number}}',
  nameIt: 'Name the group.',
  two: 'Choose at least two committees, or remove all of them so that nobody shares a limit.',
  saved: 'Shared limit saved',
};

registerTexts({ partners, affiliations }, () => import('./es.ts'));

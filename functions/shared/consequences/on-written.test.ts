import { expect, it } from 'vitest';
import { tallyOf } from '../domain/giving/giving-cells.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { cardOfContact } from '../domain/people/settle-person.ts';
import { noGifts } from '../domain/totals.ts';
import type { About, Consequence } from './consequence.ts';
import { onWritten } from './on-written.ts';

const now = Date.UTC(2026, 10, 1);
const at = { toMillis: () => now };
const about: About = {
  ...{ id: 'a', actor: 'rosa', changedAt: now, now, version: 'v1' },
  writtenAt: { before: at, after: at },
};
const stamps = { import_id: null, created_at: at, created_by: 'rosa', updated_at: at, updated_by: 'rosa' };
const donor = {
  ...{ ...nameKeys('Ana Lopez'), name: 'Ana Lopez', email: 'ana@example.org', phone: null },
  ...{ capacity: 'unknown', ...noGifts, ...stamps },
};
const card = {
  ...cardOfContact({ name: 'Ana Lopez', email: 'ana@example.org', phone: null }),
  ...stamps,
};
const gift = {
  ...{ donor_id: 'd', donor_name: 'Ana Lopez', donor_key: 'ana lopez', amount: 2_500, date: '2026-10-09' },
  ...{ counted: 2_500, method: null, check_number: null, source_code: null, election: null },
  ...{ status: 'completed', type: 'one_time', note: null, external_id: null, batch_id: null, ...stamps },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
  ...{ fee: null, payout: null, solicitors: [], tallied: null },
};
const tallied = { ...gift, tallied: tallyOf(gift) };
const kindsOf = (consequences: readonly Consequence[]) => consequences.map(({ is }) => is).toSorted();

it.each<[string, string, object | null, object | null, Consequence['is'][]]>([
  [
    'a new donation',
    'donations',
    null,
    gift,
    ['count-gifts', 'count-metrics', 'feed-line', 'settle-giving', 'settle-thanks'],
  ],
  ['a donation that the sums by week count', 'donations', gift, tallied, []],
  [
    'a donation with another source code',
    'donations',
    tallied,
    { ...tallied, source_code: 'WARD' },
    ['settle-giving'],
  ],
  ['a donation credited by hand', 'donations', tallied, { ...tallied, solicitors: ['m'] }, ['settle-giving']],
  [
    'a pending donation',
    'donations',
    null,
    { ...gift, status: 'pending', counted: 0 },
    ['count-gifts', 'count-metrics'],
  ],
  ['an imported donation', 'donations', null, { ...tallied, import_id: 'i' }, ['settle-thanks']],
  [
    'an imported donation of a year ago',
    'donations',
    null,
    { ...gift, import_id: 'i', date: '2025-10-09', counted: 0 },
    [],
  ],
  [
    'a gift that was partly refunded',
    'donations',
    tallied,
    { ...tallied, counted: 500 },
    ['count-gifts', 'count-metrics', 'settle-giving', 'settle-thanks'],
  ],
  ['a renamed giver', 'donations', tallied, { ...tallied, donor_name: 'Ana' }, ['settle-thanks']],
  [
    'a deleted donation',
    'donations',
    gift,
    null,
    ['audit-line', 'count-gifts', 'count-metrics', 'settle-thanks'],
  ],
  ['a new donor', 'donors', null, donor, ['count-metrics', 'feed-line', 'log-person', 'settle-person']],
  ['a donor’s totals', 'donors', donor, { ...donor, totalDonated: 5 }, ['log-person']],
  ['a donor’s name', 'donors', donor, { ...donor, name: 'Ana' }, ['rename-gifts']],
  [
    'a deleted donor',
    'donors',
    donor,
    null,
    [...(['audit-line', 'count-metrics', 'drop-carried-person', 'log-person', 'settle-person'] as const)],
  ],
  ['a new card', 'people', null, card, ['log-person', 'settle-keys', 'settle-person', 'settle-reach']],
  ['an imported card', 'people', null, { ...card, import_id: 'i' }, ['log-person', 'settle-reach']],
  [
    'a card’s second address',
    'people',
    card,
    { ...card, emails: [...card.emails, 'b@example.org'] },
    ['log-person', 'settle-keys', 'settle-person', 'settle-reach'],
  ],
  ['a card’s name', 'people', card, { ...card, name: 'Ana Diaz' }, ['log-person', 'settle-person']],
  ['a card’s facets', 'people', card, { ...card, facets: ['donor'] }, ['log-person']],
  [
    'a card that another one was merged into',
    'people',
    card,
    { ...card, merged_ids: ['b'] },
    ['count-gifts'],
  ],
  [
    'a card that is given back by a merge',
    'people',
    { ...card, merged_into: 'b' },
    card,
    ['count-gifts', 'log-person', 'settle-keys', 'settle-person'],
  ],
  ['a deleted card', 'people', card, null, ['audit-line', 'drop-call-sheets', 'log-person', 'settle-keys']],
  ['a damaged donor', 'donors', null, { name: 7 }, ['log-person', 'unreadable']],
  ['a turf that changed hands', 'turfs', { assigned_to: 'ana' }, { assigned_to: null }, ['hand-over']],
  ['a turf that was deleted', 'turfs', { name: 'North' }, null, ['audit-line']],
  ['a deleted issue', 'issues', { name: 'Rent' }, null, ['audit-line', 'drop-issue']],
  ['a kept backup', 'profile_backups', null, {}, ['trim-backups']],
  ['a goal', 'goals', null, {}, []],
])('derives what follows from %s', (_, collection, before, after, expected) => {
  const consequences = onWritten(collection, before, after, about);
  expect(kindsOf(consequences)).toEqual(expected);
  expect(onWritten(collection, before, after, about)).toEqual(consequences);
});

it('names lines by what they tell, and by the deleted version', () => {
  const ids = (version: string | null) =>
    onWritten('donations', gift, null, { ...about, version }).flatMap((one) =>
      one.is === 'audit-line' ? [one.id] : [],
    );
  expect(ids('v1')).toEqual(['deleted-donations-a-v1']);
  expect(ids('v2')).not.toEqual(ids('v1'));
  expect(ids(null)).toEqual([]);
  expect(onWritten('donations', null, gift, about)).toContainEqual(
    expect.objectContaining({ is: 'feed-line', id: 'donations-a' }),
  );
});

it('tells of a removed device only where its owner did it', () => {
  const device = { user_id: 'rosa', device_name: 'Firefox' };
  const removedBy = (actor: string | null) =>
    kindsOf(onWritten('two_factor_trusted_devices', device, null, { ...about, actor }));
  expect([removedBy('rosa'), removedBy('a-service'), removedBy(null)]).toEqual([['audit-line'], [], []]);
});

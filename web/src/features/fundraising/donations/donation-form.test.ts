import { describe, expect, test } from 'vitest';
import { t } from '../../../shared/text/index.ts';
import { problemsOf } from '../../../shared/ui/form/typed.ts';
import { choiceOf, donationForm, newGift, noPledge } from './donation-form.ts';

const donor = { id: 'd1', name: 'Ana Peña', name_key: 'ana pena' };
const form = {
  donor,
  amount: '1,250.50',
  date: '2026-11-20',
  status: 'completed',
  type: 'one_time',
  ...{ method: 'check', check_number: '1001', source_code: '', election: null },
  ...{ description: '', memo_text: '', conduit: '', conduit_id: '', transferred_on: '' },
  note: '',
};
const problems = (change: object) => {
  const read = donationForm('2026-11-21').safeParse({ ...form, ...change });
  return read.success ? {} : problemsOf(read.error);
};

test('a gift is stored with its donor, whose name a list shows', () => {
  expect(newGift(donationForm('2026-11-21').parse(form))).toEqual({
    donor_id: 'd1',
    donor_name: 'Ana Peña',
    donor_key: 'ana pena',
    amount: 125_050,
    date: '2026-11-20',
    status: 'completed',
    type: 'one_time',
    ...{ counted: 125_050, method: 'check', check_number: '1001', source_code: null, election: null },
    ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
    ...{ note: null, batch_id: null },
  });
});

test('a gift of two is stored with their parts, and counts the donor’s own', () => {
  const shares = [{ donor: { id: 'd2', name: 'Ben Ruiz' }, amount: '250.50' }];
  expect(newGift(donationForm('2026-11-21').parse({ ...form, shares }))).toMatchObject({
    ...{ amount: 125_050, counted: 100_000 },
    shares: [
      { donor_id: 'd1', donor_name: 'Ana Peña', donor_key: 'ana pena', cents: 100_000 },
      { donor_id: 'd2', donor_name: 'Ben Ruiz', donor_key: 'ben ruiz', cents: 25_050 },
    ],
  });
  expect(problems({ shares: [{ donor: null, amount: '' }] })).toEqual({
    shares: t('fundraising.shares.choose'),
  });
});

test('a gift is stored with who raised it, and in which parts', () => {
  const credit = { members: ['m1', 'm2'], percents: { m1: '60', m2: '40' } };
  expect(newGift(donationForm('2026-11-21').parse({ ...form, credit }))).toMatchObject({
    credit: { memberIds: ['m1', 'm2'], shares: [6_000, 4_000] },
  });
  expect(problems({ credit: { ...credit, percents: { m1: '60', m2: '50' } } })).toEqual({
    credit: t('giving.gift.wholeProblem'),
  });
});

test.each([
  ['the one that is due first', '', undefined],
  ['none', noPledge, null],
  ['the one that was chosen', choiceOf('d1', 'p'), 'p'],
  ['none of whom was chosen before', choiceOf('d2', 'p'), undefined],
])('a gift pays %s', (_, pledge, expected) =>
  expect(Reflect.get(newGift(donationForm('2026-11-21').parse({ ...form, pledge })), 'pledge_id')).toBe(
    expected,
  ),
);

describe('a gift', () => {
  test.each([
    ['that is right', {}, {}],
    ['without a donor', { donor: null }, { donor: t('fundraising.donations.chooseDonor') }],
    ['of today', { date: '2026-11-21' }, {}],
    ['completed tomorrow', { date: '2026-11-22' }, { date: t('form.day.future') }],
    ['pending in ten years', { date: '2036-11-22', status: 'pending' }, { date: t('form.day.range') }],
    ['before 1990', { date: '1989-12-31' }, { date: t('form.day.range') }],
    ['pending tomorrow', { date: '2026-11-22', status: 'pending' }, {}],
    [
      'in kind without saying what',
      { method: 'in_kind' },
      { description: t('fundraising.donations.describe') },
    ],
    ['in kind', { method: 'in_kind', description: 'Catering' }, {}],
    ['with a status that does not exist', { status: 'lost' }, { status: t('form.invalid') }],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

import '../text/fundraising/en.ts';
import '../text/limits/en.ts';
import { expect, it } from 'vitest';
import { general, primary } from '#shared/domain/money/meter-kit.ts';
import { electionChoices } from './election-choices.ts';

const values = (...options: Parameters<typeof electionChoices>) =>
  electionChoices(...options).map(({ value }) => value);

it.each<[string, string[]]>([
  ['2028-03-07', ['', 'P2028', 'G2028']],
  ['2028-03-08', ['', 'G2028', 'P2028']],
  ['2028-11-08', ['', 'G2028', 'P2028']],
])('offers on %s the elections that are open, then those that are over', (day, codes) =>
  expect(values([general, primary], day)).toEqual(codes),
);

it('offers nothing where there is one, or where past ones take nothing', () => {
  expect(values([general], '2028-03-08')).toEqual([]);
  expect(values([general, primary], '2028-03-08', false)).toEqual([]);
  expect(values([{ ...primary, on_ballot: false }, general], '2028-03-08')).toEqual([]);
});

it('says of a past one that it is over, and that a gift after the last one is for none', () => {
  expect(electionChoices([general], '2028-11-08').map(({ label }) => label)).toEqual([
    'None',
    'General election 2028 (past, for its debt)',
  ]);
});

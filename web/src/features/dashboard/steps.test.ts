import { expect, it } from 'vitest';
import { emptyRollup } from '#shared/collections/rollups.ts';
import { stepsFor } from './steps.ts';

const empty = { id: 'dashboard', ...emptyRollup };
const kinds = (...given: Parameters<typeof stepsFor>) =>
  stepsFor(...given).map(({ kind, done }) => [kind, done]);

it('a new campaign is asked for donors, gifts and volunteers', () => {
  expect(kinds(empty, 'admin')).toEqual([
    ['donors', false],
    ['donations', false],
    ['volunteers', false],
  ]);
});
it('what is there is ticked', () => {
  expect(kinds({ ...empty, donor_count: 2 }, 'admin')).toEqual([
    ['donors', true],
    ['donations', false],
    ['volunteers', false],
  ]);
});
it('nothing is left once everything is there', () => {
  expect(kinds({ ...empty, donor_count: 1, donation_records: 1, volunteer_count: 1 }, 'admin')).toEqual([]);
});
it.each([
  ['finance', ['donors', 'donations']],
  ['field', ['volunteers']],
  ['user', []],
] as const)('%s is asked for what the role may do', (role, asked) => {
  expect(stepsFor(empty, role).map(({ kind }) => kind)).toEqual(asked);
});

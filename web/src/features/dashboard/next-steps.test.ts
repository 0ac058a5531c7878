import { expect, it } from 'vitest';
import { emptyRollup } from '#shared/collections/rollups.ts';
import { stepsFor } from './next-steps.ts';

const empty = { id: 'dashboard', ...emptyRollup };
const admin = { role: 'admin', grants: [], twoFactor: false } as const;
const kinds = (...input: Parameters<typeof stepsFor>) => stepsFor(...input).map(({ id, done }) => [id, done]);

it('a new campaign is asked for five things; what is there is ticked, what nobody asked is open', () =>
  expect(kinds({ ...empty, donor_count: 2 }, null, admin)).toEqual([
    ['profile', null],
    ['donors', true],
    ['volunteers', false],
    ['team', null],
    ['secondFactor', false],
  ]));

it('nothing is left once everything that is known is there', () => {
  const known = { ...empty, donor_count: 1, volunteer_count: 1 };
  expect(kinds(known, null, { ...admin, twoFactor: true })).toEqual([]);
  expect(kinds(known, null, admin), 'the shell asks for the second factor').toEqual([]);
});

it.each(['user', 'canvasser'] as const)('%s is asked for nothing', (role) =>
  expect(stepsFor(empty, null, { role, grants: [], twoFactor: false })).toEqual([]),
);

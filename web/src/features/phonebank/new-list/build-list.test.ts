import { expect, it } from 'vitest';
import { callTarget } from '#shared/domain/phonebank/target.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { targetOf } from './build-list.ts';

const person: Person = {
  ...{ row: 0, door: 0, household: 0, id: '1', first: 'Ana', middle: '', last: 'Lopez', suffix: '' },
  ...{
    house: '12',
    street: 'Oak St',
    unit: '',
    city: 'Salem',
    state: 'OH',
    zip: '44460',
    mailing: 'PO Box 7',
  },
  ...{ county: 'Columbiana', precinct: 'PA-01', congressional: '6', upper: '', lower: '', local: '' },
  ...{ party: 'Green', gender: 'F', birth: 19800530, registered: 0, status: 'active', language: 'English' },
  ...{ cell: '+13305550101', landline: '', email: 'ana@example.org', lat: null, lng: null, age: 46 },
  ...{ voted: ['G2024'], ballots: {}, data: { score: 88 } },
  known: {
    ...{ attempts: 0, last_attempt: null, last_contact: null, support: null, tags: [], answers: {} },
    ...{ corrected: {}, notes: 0, suppressed: {}, doubted: null },
  },
};

it('gives a caller what a call needs, and nothing else of the voter’s row', () => {
  const target = targetOf(person);
  expect(callTarget.parse(target)).toEqual(target);
  expect(JSON.stringify(target)).not.toMatch(/Oak|PO Box|G2024|ana@|88/);
});

it('refuses race or ethnicity that somebody forges into a call', () => {
  const target = targetOf(person);
  for (const forged of [{ race: 'Black' }, { ethnicity: 'Hispanic' }])
    expect(callTarget.safeParse({ ...target, ...forged }).success).toBe(false);
});

import { expect, it } from 'vitest';
import { filledCard } from './fill-card.ts';

const stored = {
  ...{ name: 'Ana Cruz', kind: 'person', emails: ['ana@example.org'], phones: [], tags: ['Host'] },
  ...{ street: null, city: 'Reno', employer: '', assigned_to: 'nadia' },
};

it('fills blanks, lists further contacts and tags, and replaces nothing', () => {
  const typed = {
    ...{ name: 'A. Cruz', kind: 'organization', emails: ['ana@example.org', 'a2@example.org'] },
    ...{ phones: ['+12025550142'], tags: ['HOST', 'Nurse'], street: '5 Mill Rd', city: 'RENO' },
    ...{ employer: 'Clinic', assigned_to: 'theo', state: null },
  };
  expect(filledCard(stored, typed)).toEqual({
    ...{ emails: ['ana@example.org', 'a2@example.org'], phones: ['+12025550142'], tags: ['Host', 'Nurse'] },
    ...{ street: '5 Mill Rd', employer: 'Clinic' },
  });
});

it('fills in neither half of another address, parts of another name, nor a voter who was rejected', () => {
  const card = { ...stored, middle: null, family: null, voter_id: null, not_voters: ['v2'] };
  const typed = { middle: 'María', family: 'Cruz', street: '5 Mill Rd', city: 'Rome', zip: '30161' };
  expect(filledCard(card, { ...typed, voter_id: 'v2' })).toEqual({});
  expect(filledCard(card, { voter_id: 'v1' })).toEqual({ voter_id: 'v1' });
});

it('adds nothing when the same form comes again, and no sixth address', () => {
  const five = { ...stored, emails: [1, 2, 3, 4, 5].map((at) => `a${at}@example.org`) };
  expect(filledCard(five, { emails: ['a6@example.org'], tags: ['host'] })).toEqual({});
});

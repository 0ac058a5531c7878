import { expect, it } from 'vitest';
import { cardOfContact, settledPerson } from './settle-person.ts';

const facet = { name: 'Ana López', email: 'ana@example.org', phone: null };
const keys = { name_key: 'ana lopez', family_key: 'lopez ana' };
const none = { donor: null, volunteer: null };

it('makes a card of a facet that has none, and none of nothing', () => {
  const made = settledPerson(null, { ...none, donor: { ...facet, ...keys } });
  expect(made).toEqual({
    create: { ...facet, ...keys },
    card: { facets: ['donor'] },
    donor: null,
    volunteer: null,
  });
  expect(settledPerson(null, none)).toEqual({ create: null, card: null, donor: null, volunteer: null });
});

it('copies the name and the main contacts of the card to each facet', () => {
  const card = { ...cardOfContact(facet), name: 'Ana Díaz', emails: ['new@example.org'], facets: [] };
  const { create, card: change, donor, volunteer } = settledPerson(card, { donor: facet, volunteer: facet });
  const copies = {
    name: 'Ana Díaz',
    name_key: 'ana diaz',
    family_key: 'diaz ana',
    email: 'new@example.org',
  };
  const search_keys = ['@new', 'ana', 'diaz', '~anna'];
  expect([create, change]).toEqual([null, { facets: ['donor', 'volunteer'], search_keys }]);
  expect(donor).toEqual(copies);
  expect(volunteer).toEqual({ ...copies, is_donor: true });
});

it('takes a facet off the card when it is gone, and changes nothing when done again', () => {
  const card = { ...cardOfContact(facet), facets: ['donor', 'volunteer'] };
  const volunteer = { ...facet, ...keys, is_donor: true };
  expect(settledPerson(card, { ...none, volunteer })).toEqual({
    create: null,
    card: { facets: ['volunteer'] },
    donor: null,
    volunteer: { is_donor: false },
  });
  const settled = { ...none, volunteer: { ...volunteer, is_donor: false } };
  expect(settledPerson({ ...card, facets: ['volunteer'] }, settled)).toEqual({
    create: null,
    card: null,
    donor: null,
    volunteer: null,
  });
});

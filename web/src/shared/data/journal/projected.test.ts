import { expect, it } from 'vitest';
import type { Call, Operation } from './entry.ts';
import { projected } from './projected.ts';

const contact = { name: 'Ana López', email: 'ana@example.org', phone: null };
const call = (input: object, path: Call['path'] = '/api/people/add'): Call => ({
  ...{ operation: 'call', table: 'people', id: 'a', path, input },
});

it('shows a new person with each facet that was asked for', () => {
  const shown = projected(call({ id: 'a', contact, donor: { capacity: 'mid' }, volunteer: null }));
  expect(shown.map(({ operation, table, id }) => [operation, table, id])).toEqual([
    ['create', 'people', 'a'],
    ['create', 'donors', 'a'],
  ]);
  expect(shown).toMatchObject([
    { data: { name: 'Ana López', emails: ['ana@example.org'] } },
    { data: contact },
  ]);
});

it('shows nothing of other calls, and of one whose input is no longer taken', () => {
  expect(projected(call({ id: 'a', contact, donor: null, volunteer: null }, '/api/turfs/return'))).toEqual(
    [],
  );
  expect(projected(call({ id: 'a' }))).toEqual([]);
});

it('brings the name and the main contacts of a card to its facets, and nothing else', () => {
  const edit = (data: object): Operation => ({ operation: 'update', table: 'people', id: 'a', data });
  const shown = projected(edit({ name: 'Ana Díaz', emails: ['b@example.org', 'a@example.org'], phones: [] }));
  const data = { name: 'Ana Díaz', email: 'b@example.org', phone: null };
  expect(shown).toEqual([
    { operation: 'update', table: 'donors', id: 'a', data },
    { operation: 'update', table: 'volunteers', id: 'a', data },
  ]);
  expect(projected(edit({ employer: 'Clinic' }))).toEqual([]);
  expect(projected({ operation: 'update', table: 'goals', id: 'raised', data: { target: 5 } })).toEqual([]);
});

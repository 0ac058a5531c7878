import { expect, it } from 'vitest';
import { laneOf } from './queue-item.ts';

const event = (voter_id: string, document: string) =>
  laneOf({ table: 'voter_events', document, data: { voter_id } });

it('sends what was learned of a voter in its order, and of two voters side by side', () => {
  expect(event('V1', 'e1')).toBe(event('V1', 'e2'));
  expect(event('V1', 'e1')).not.toBe(event('V2', 'e2'));
});

it('sends who was met before what was learned of them', () =>
  expect(laneOf({ table: 'voter_additions', document: 'new1', data: { name: 'Nora' } })).toBe(
    event('new1', 'e1'),
  ));

it('has a lane for each document of other tables', () => {
  const donor = (document: string) => laneOf({ table: 'donors', document, data: {} });
  expect(donor('a')).toBe(donor('a'));
  expect(new Set([donor('a'), donor('b'), laneOf({ table: 'goals', document: 'a', data: {} })]).size).toBe(3);
});

import { expect, it } from 'vitest';
import { goesBefore, type Item, lanesOf, queueHeads } from './queue-item.ts';

const laneOf = (item: Parameters<typeof lanesOf>[0]) => lanesOf(item).join();

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

it('sends a gift after the pledge that it pays, and what is done about the gift after it', () => {
  const item = (id: string, fields: Partial<Item>): Item => ({
    ...{ id, operation: 'create', table: 'donations', document: 'g', data: {}, timestamp: Number(id) },
    ...{ retries: 0, user: 'ana', organization: 'o', version: 3, state: { is: 'pending' } },
    ...fields,
  });
  const pledge = item('1', { table: 'pledges', document: 'p' });
  const gift = item('2', { data: { pledge_id: 'p' } });
  const note = item('3', { operation: 'update', data: { note: 'By mail' } });
  const change = { table: 'donations', path: '/api/gifts/change', input: {} } as const;
  const voided = item('4', { operation: 'call', table: 'call', call: change });
  const other = item('5', { document: 'h' });
  const heads = (...items: Item[]) => queueHeads(items).map(({ id }) => id);
  expect(heads(voided, note, gift, pledge, other)).toEqual(['1', '5']);
  expect(heads(voided, note, gift)).toEqual(['2']);
  expect(heads(voided, note)).toEqual(['3']);
});

it('sends a gift after each of those who give it was added, and two gifts of one donor side by side', () => {
  const item = (id: string, fields: Partial<Item>): Item => ({
    ...{ id, operation: 'create', table: 'donations', document: id, data: {}, timestamp: Number(id) },
    ...{ retries: 0, user: 'ana', organization: 'o', version: 3, state: { is: 'pending' } },
    ...fields,
  });
  const add = (id: string, person: string) =>
    item(id, {
      ...{ operation: 'call', table: 'call', document: person },
      call: { table: 'donors', path: '/api/people/add', input: { id: person } },
    });
  const shares = [{ donor_id: 'ana' }, { donor_id: 'ben' }];
  const shared = item('3', { data: { donor_id: 'ana', shares } });
  const later = item('4', { data: { donor_id: 'ana' } });
  const ofOther = item('5', { data: { donor_id: 'cid' } });
  const heads = (...items: Item[]) => queueHeads(items).map(({ id }) => id);
  expect(heads(add('1', 'ana'), add('2', 'ben'), shared, later, ofOther)).toEqual(['1', '2', '5']);
  expect(heads({ ...add('2', 'ben'), state: { is: 'failed', why: '', code: '' } }, shared, later)).toEqual([
    '2',
    '4',
  ]);
  expect(heads(shared, later)).toEqual(['3', '4']);
  expect(heads(add('9', 'ben'), shared)).toEqual(['3', '9']);
});

it('sends changes of the candidate’s schedule in their order, and goes on past one that was refused', () => {
  const call = (id: string, document: string, state: Item['state'] = { is: 'pending' }): Item => ({
    ...{ id, operation: 'call', table: 'call', document, data: {}, timestamp: Number(id), state },
    ...{ retries: 0, user: 'ana', organization: 'o', version: 3 },
    call: { table: 'tasks', path: '/api/schedule/decide', input: {} },
  });
  const refused = { is: 'failed', why: '', code: '' } as const;
  const heads = (...items: Item[]) => queueHeads(items).map(({ id }) => id);
  expect(heads(call('1', 'a'), call('2', 'b'))).toEqual(['1']);
  expect(heads(call('1', 'a', refused), call('2', 'b'), call('3', 'a'))).toEqual(['1', '2']);
  // What is about the refused one waits for somebody to look at it.
  expect(heads(call('1', 'a', refused), call('3', 'a'), call('4', 'b'))).toEqual(['1']);
  expect(goesBefore(call('1', 'a', refused), call('2', 'b'))).toBe(false);
  expect(goesBefore(call('1', 'a'), call('2', 'b'))).toBe(true);
});

it('sends what is done about a part of a shared gift after the gift', () => {
  const item = (id: string, fields: Partial<Item>): Item => ({
    ...{ id, operation: 'create', table: 'donations', document: 'g', data: {}, timestamp: Number(id) },
    ...{ retries: 0, user: 'ana', organization: 'o', version: 3, state: { is: 'pending' } },
    ...fields,
  });
  const call = { table: 'donations', path: '/api/gifts/change', input: {} } as const;
  const refund = (id: string, document: string) =>
    item(id, { operation: 'call', table: 'call', document, call });
  const heads = (...items: Item[]) => queueHeads(items).map(({ id }) => id);
  expect(heads(item('1', {}), refund('2', 'g-shared-2-to'), refund('3', 'h-shared-to'))).toEqual(['1', '3']);
  expect(goesBefore(item('1', {}), refund('2', 'g-shared-to'))).toBe(true);
});

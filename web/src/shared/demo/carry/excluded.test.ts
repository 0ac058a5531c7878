import { expect, it } from 'vitest';
import { voterFileFinishCall, voterFileUndoCall } from '#shared/api/voters-api.ts';
import type { Operation } from '../../data/journal/entry.ts';
import type { DemoCommand } from '../demo-commands.ts';
import { excludedOf } from './excluded.ts';

const wrote = (at: number, operation: Operation): DemoCommand => ({ at, by: 'ana', is: 'write', operation });
const called = (at: number, path: string, fileId: string): DemoCommand => ({
  ...{ at, by: 'ana', is: 'call', path, body: { fileId } },
});
const event = (at: number, voter_id: string): DemoCommand =>
  wrote(at, { operation: 'create', table: 'voter_events', id: `e${at}`, data: { voter_id } });

const acts: DemoCommand[] = [
  wrote(1, { operation: 'create', table: 'turfs', id: 't1', data: { name: 'Ward 1' } }),
  wrote(2, { operation: 'create', table: 'turfs', id: 't2', data: { name: 'Ward 2' } }),
  wrote(3, { operation: 'update', table: 'turfs', id: 't2', data: { name: 'Ward two' } }),
  wrote(4, { operation: 'delete', table: 'turfs', id: 't1' }),
  event(5, 'v1'),
  event(6, 'v1'),
  event(7, 'v2'),
  wrote(8, { operation: 'create', table: 'voter_lists', id: 'l1', data: { name: 'Signs' } }),
  called(9, voterFileFinishCall.path, 'f1'),
  called(10, voterFileFinishCall.path, 'f2'),
  called(11, voterFileUndoCall.path, 'f2'),
  wrote(12, { operation: 'create', table: 'volunteers', id: 'p1', data: { name: 'Wes Oduya' } }),
];

it.each([
  ['each list and turf that is still there, each voter once, each file that was not undone', 0, 4, 1],
  ['only what came after a package was taken over', 6, 2, 1],
  ['nothing where nothing came since', 12, 0, 0],
])('counts %s', (_, since, field, files) => expect(excludedOf(acts, since)).toEqual({ field, files }));

import { expect, test } from 'vitest';
import type { Editable } from '#shared/collections/define.ts';
import type { voterEvents } from '#shared/collections/voter-events.ts';
import { turfIdOf } from '#shared/demo/field-record.ts';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { packet } from '#shared/domain/field/packet.ts';
import { CallError } from '../data/error-messages.ts';
import type { Operation } from '../data/journal/entry.ts';
import { actorOf, execute, executeWrite, openCampaign, pendingPacket } from './execute.ts';
import { packPackets } from './voters/packets.ts';

const opened = Date.UTC(2026, 10, 22, 12);
type Event = Editable<typeof voterEvents>;

function visit(role: 'canvasser' | 'field' | 'user' | 'admin') {
  const visitor = actorOf(role);
  const world = openCampaign(
    visitor,
    (millis) => ({ toMillis: () => millis }),
    () => {},
    opened,
  );
  let made = 0;
  const act = { at: opened + 1_000, by: visitor.uid } as const;
  const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : String(error));
  const code = (work: () => unknown): string => {
    try {
      work();
      return 'ok';
    } catch (error) {
      return codeOf(error);
    }
  };
  const write = (operation: Operation) => code(() => executeWrite(world, { ...act, is: 'write', operation }));
  return {
    ...{ world, visitor, write },
    call: (path: string, body: object): Promise<string> =>
      execute(world, { ...act, is: 'call', path, body }).then(() => 'ok', codeOf),
    learn: (fields: Event) => {
      made += 1;
      const data = { ...silent, happened_at: opened, ...fields };
      return write({ operation: 'create', table: 'voter_events', id: `mine-${made}`, data });
    },
  };
}
async function inTurn<T>(some: readonly T[], work: (one: T) => Promise<string>): Promise<string[]> {
  const results: string[] = [];
  for (const one of some) results.push(await work(one));
  return results;
}
const silent: Event = {
  ...{ kind: 'attempt', source: 'door', outcome: 'not_home', score: null, tag: null, is_on: null },
  ...{ question: null, answers: null, text: null, field: null, reason: null, channels: null },
  ...{ until: null, list_id: null, metres_off: null, undoes: null },
};

test('a canvasser takes what is open or theirs, gives it back, and is refused what is not', async () => {
  const { world, visitor, call } = visit('canvasser');
  const take = (number: number) => call('/api/turfs/take', { turf: turfIdOf(number) });
  expect(await inTurn([1, 2, 3, 4, 5, 6], take)).toEqual([
    ...['permission-denied', 'permission-denied', 'ok', 'ok', 'ok', 'not-found'],
  ]);
  expect(world.turfs.get(turfIdOf(5))).toMatchObject({
    ...{ state: 'in_progress', assigned_to: visitor.uid, holders: [visitor.uid] },
    ...{ expires_at: opened + 1_000 + 3 * 86_400_000, updated_by: visitor.uid },
  });
  expect(await call('/api/turfs/return', { turf: turfIdOf(5), done: true })).toBe('ok');
  expect(world.turfs.get(turfIdOf(5))).toMatchObject({ state: 'completed', assigned_to: null });
  // As the trigger notes it: what they still send of it is taken for a while.
  expect(world.turfs.get(turfIdOf(5))?.given_back).toHaveProperty(visitor.uid);
  expect(await call('/api/turfs/return', { turf: turfIdOf(2), done: true })).toBe('permission-denied');
  expect(await visit('user').call('/api/turfs/take', { turf: turfIdOf(5) })).toBe('permission-denied');
});

test('only who has a turf, or may read every voter, hears what happened in it', async () => {
  const log = (role: Parameters<typeof visit>[0], ...turfs: number[]) => {
    const { call } = visit(role);
    return inTurn(turfs, (number) => call('/api/turfs/log', { turf: turfIdOf(number), since: null }));
  };
  expect(await log('canvasser', 2, 3, 5, 6)).toEqual([
    ...['permission-denied', 'ok', 'permission-denied', 'not-found'],
  ]);
  expect([...(await log('field', 2)), ...(await log('user', 3))]).toEqual(['ok', 'permission-denied']);
});

test('a canvasser writes of those to whom they were sent, and of nobody else; who plans writes of everybody', async () => {
  const { world, visitor, learn, write } = visit('canvasser');
  const [list_id, elsewhere] = [turfIdOf(3), turfIdOf(5)];
  const voter_id = world.turfs.get(list_id)?.voter_ids[0] ?? '';
  const another = world.turfs.get(elsewhere)?.voter_ids[0] ?? '';
  expect(learn({ voter_id, list_id })).toBe('ok');
  const optOut = { kind: 'suppression', outcome: null, reason: 'opt_out' } as const;
  expect(learn({ voter_id, list_id, ...optOut, is_on: true })).toBe('ok');
  for (const refused of [
    { voter_id },
    { voter_id, list_id, source: 'office' },
    { voter_id, list_id, source: 'phone' },
    { voter_id: another, list_id },
    { voter_id: another, list_id: elsewhere },
    { voter_id, list_id, ...optOut, is_on: false },
    { voter_id, list_id, walked_by: 'somebody' },
  ] as const)
    expect([refused, learn(refused)]).toEqual([refused, 'permission-denied']);
  const add = (turf_id: string | null, id: string) => {
    const [addition] = world.voter_additions.all();
    if (!addition) throw new Error('Nobody was met.');
    const { id: _, created_at: __, created_by: ___, updated_at: ____, updated_by: _____, ...data } = addition;
    return write({
      operation: 'create',
      table: 'voter_additions',
      id,
      data: { ...data, turf_id, beside: null },
    });
  };
  const added = [add(list_id, 'met-a'), add(list_id, another), add(elsewhere, 'met-b'), add(null, 'met-c')];
  expect(added).toEqual(['ok', 'permission-denied', 'permission-denied', 'permission-denied']);
  expect(learn({ voter_id: 'met-a', list_id })).toBe('ok');
  expect(write({ operation: 'update', table: 'voter_additions', id: 'met-a', data: { state: 'kept' } })).toBe(
    'permission-denied',
  );
  expect(
    write({ operation: 'update', table: 'turfs', id: elsewhere, data: { assigned_to: visitor.uid } }),
  ).toBe('permission-denied');
  expect(visit('field').learn({ voter_id: another, source: 'office' })).toBe('ok');
});

test('a canvasser undoes only what they wrote themselves, and what closes a channel for a few minutes', async () => {
  const { world, visitor, learn, write } = visit('canvasser');
  const list_id = turfIdOf(3);
  const voter_id = world.turfs.get(list_id)?.voter_ids[0] ?? '';
  const data = { ...silent, voter_id, list_id, happened_at: opened };
  const moved = { ...data, outcome: 'moved' } as const;
  expect(write({ operation: 'create', table: 'voter_events', id: 'moved', data: moved })).toBe('ok');
  const found = world.voter_events.get('moved');
  if (!found) throw new Error('It was not stored.');
  const { id: _, ...stored } = found;
  const minutesAgo = (count: number) => ({ toMillis: () => opened - count * 60_000 });
  world.voter_events.put('older', { ...stored, received_at: minutesAgo(16) });
  world.voter_events.put('walked', { ...stored, outcome: 'not_home', received_at: minutesAgo(600) });
  world.voter_events.put('theirs', { ...stored, outcome: 'not_home', by: 'somebody-else' });
  const undo = (undoes: string) => learn({ voter_id, list_id, outcome: null, undoes });
  expect(['moved', 'walked', 'older', 'theirs', 'none'].map(undo)).toEqual([
    ...['ok', 'ok', 'permission-denied', 'permission-denied', 'permission-denied'],
  ]);
  const quiet = { kind: 'suppression', outcome: null, reason: 'quiet_period', is_on: true } as const;
  expect(learn({ voter_id, list_id, ...quiet })).toBe('ok');
  expect(learn({ voter_id, list_id, ...quiet, until: '2026-11-21' })).toBe('permission-denied');
  expect(world.voter_events.get('moved')?.by).toBe(visitor.uid);
});

test('a canvasser proposes a correction, and an organizer decides about it once', async () => {
  const { world, learn, write } = visit('canvasser');
  const list_id = turfIdOf(3);
  const voter_id = world.turfs.get(list_id)?.voter_ids[0] ?? '';
  const correction = { field: 'cell', text: '+15550100163' } as const;
  expect(learn({ voter_id, list_id, kind: 'correction', outcome: null, ...correction })).toBe(
    'permission-denied',
  );
  const proposal = { voter_id, list_id, source: 'door', ...correction, state: 'open' } as const;
  const table = 'correction_proposals';
  expect(write({ operation: 'create', table, id: 'p1', data: proposal })).toBe('ok');
  const elsewhere = { ...proposal, list_id: turfIdOf(5) };
  expect(write({ operation: 'create', table, id: 'p2', data: elsewhere })).toBe('permission-denied');
  expect(write({ operation: 'update', table, id: 'p1', data: { state: 'accepted' } })).toBe(
    'permission-denied',
  );

  const organizer = visit('field');
  const decide = (id: string, state: 'accepted' | 'rejected') =>
    organizer.write({ operation: 'update', table, id, data: { state } });
  expect(decide('proposed-cell', 'accepted')).toBe('ok');
  expect(decide('proposed-email', 'rejected')).toBe('ok');
  expect(decide('proposed-cell', 'rejected')).toBe('permission-denied');
  expect(organizer.world.voter_events.get('accepted-proposed-cell')).toMatchObject({
    ...{ kind: 'correction', field: 'cell', text: '+15550100163', by: organizer.visitor.uid },
  });
  expect(organizer.world.voter_events.get('accepted-proposed-email')).toBeNull();
});

test('a turf that anybody had is archived, and not deleted', async () => {
  const { world, write, learn } = visit('field');
  const [id, fresh] = [turfIdOf(1), turfIdOf(5)];
  expect(world.turfs.get(id)?.holders).not.toEqual([]);
  expect(world.turfs.get(fresh)?.holders).toEqual([]);
  for (const table of ['turfs', 'turf_packets'] as const) {
    expect(write({ operation: 'delete', table, id })).toBe('permission-denied');
    expect(write({ operation: 'delete', table, id: fresh })).toBe('ok');
  }
  expect(write({ operation: 'update', table: 'turfs', id, data: { state: 'archived' } })).toBe('ok');
  expect(learn({ voter_id: world.turfs.get(id)?.voter_ids[0] ?? '', list_id: id, walked_by: '~Rosa' })).toBe(
    'ok',
  );
});

test.each<[string, string, object]>([
  ['whoever is removed', '/api/members/remove', {}],
  ['whoever may walk no more', '/api/members/role', { role: 'finance' }],
])('the turfs of %s are nobody’s, and of whoever goes on walking they stay', async (_, path, more) => {
  const { world, visitor, call } = visit('admin');
  const turf = (number: number) => world.turfs.get(turfIdOf(number));
  const [uid, others] = ['rivera-canvasser', turf(2)];
  expect([turf(3), turf(4)].map((one) => one?.assigned_to)).toEqual([uid, uid]);
  expect(await call('/api/members/role', { uid, role: 'field' })).toBe('ok');
  expect([turf(3), turf(4)].map((one) => one?.assigned_to)).toEqual([uid, uid]);
  expect(await call(path, { uid, ...more })).toBe('ok');
  const freed = { assigned_to: null, assigned_name: null, expires_at: null, holders: [uid] };
  expect(turf(3)).toMatchObject({ ...freed, state: 'returned', updated_by: visitor.uid });
  expect(turf(4)).toMatchObject({ ...freed, state: 'unassigned', updated_by: visitor.uid });
  expect(turf(2)).toEqual(others);
});

test('the turfs of an admin who steps down to a role that does not walk are nobody’s', async () => {
  const { world, visitor, call } = visit('admin');
  const id = turfIdOf(5);
  expect(await call('/api/turfs/take', { turf: id })).toBe('ok');
  expect(world.turfs.get(id)?.assigned_to).toBe(visitor.uid);
  expect(await call('/api/members/transfer', { uid: 'rivera-manager', ownRole: 'finance' })).toBe('ok');
  expect(world.turfs.get(id)).toMatchObject({ assigned_to: null, state: 'returned' });
});

test('packets come after the first screen, but not over what the visitor changed', async () => {
  const { world, write } = visit('field');
  const id = turfIdOf(1);
  expect(world.turf_packets.get(id)?.packed).toBe(pendingPacket);
  expect(write({ operation: 'delete', table: 'turf_packets', id: turfIdOf(5) })).toBe('ok');
  packPackets(world, opened);
  expect(world.turf_packets.get(turfIdOf(5))).toBeNull();
  const taken = await unpackJson(packet, world.turf_packets.get(id)?.packed ?? '');
  expect(taken.buildings.flatMap(({ doors }) => doors)).toHaveLength(world.turfs.get(id)?.doors ?? 0);
});

import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { CallAnswer } from '#shared/api/phonebank-api.ts';
import { callListId } from '#shared/demo/sample-calls.ts';
import { hourMs, lockMs } from '#shared/domain/phonebank/list.ts';
import type { CallTarget } from '#shared/domain/phonebank/target.ts';
import type { DemoCommand } from './demo-commands.ts';
import { actorOf, execute, openCampaign } from './execute.ts';

const opened = Date.UTC(2026, 10, 22, 15);
const target = (id: string): CallTarget => ({
  ...{
    id,
    name: `Voter ${id}`,
    age: 40,
    sex: 'F',
    party: '',
    city: 'Port Amsel',
    state: 'NJ',
    precinct: '1',
  },
  ...{ language: '', support: null, cell: '+15550100001', landline: null, last: null },
});

function demo() {
  const instant = (millis: number) => ({ toMillis: () => millis });
  const world = openCampaign(actorOf('field'), instant, () => {}, opened);
  const stamps = {
    ...{ created_at: instant(opened), created_by: 'a' },
    ...{ updated_at: instant(opened), updated_by: 'a' },
  };
  const listed = (id: string) =>
    world.call_lists.put(id, {
      ...{ name: 'Undecided', goal: 'support', goal_question: null },
      ...{ cooldown_hours: 20, attempts_max: 3, script_id: null, script: null, instructions: null },
      ...{
        notes_allowed: true,
        any_hour: true,
        state: 'draft',
        packets: 1,
        people: 2,
        phones: 2,
      },
      ...{ opened_at: null, ...stamps },
    });
  const packed = (list_id: string, ids: readonly string[]) =>
    world.call_packets.put(`${list_id}_0`, {
      ...{ list_id, number: 0, targets: JSON.stringify(ids.map(target)), ...stamps },
    });
  listed('one');
  packed('one', ['V1', 'V2']);
  let at = opened;
  const call = (role: Role, endpoint: string, body: object, later = 1_000): Promise<unknown> => {
    at += later;
    const act: DemoCommand = {
      at,
      by: actorOf(role).uid,
      is: 'call',
      path: `/api/calls/${endpoint}`,
      body: { list: 'one', ...body },
    };
    return execute(world, act);
  };
  /** Hands in reports, then asks for the next person. */
  const next = async (
    role: Role,
    {
      reports = [],
      ...more
    }: { reports?: readonly object[]; list?: string; putBack?: object; isNextRequested?: boolean } = {},
    later?: number,
  ): Promise<CallAnswer> => {
    const list = more.list === undefined ? {} : { list: more.list };
    for (const report of reports) await call(role, 'report', { ...list, report }, later);
    return (await call(role, 'next', { putBack: null, isNextRequested: true, ...more }, later)) as CallAnswer;
  };
  return { world, call, next, listed, packed };
}
const reportOf = ({ assignment }: CallAnswer, outcome: string, id = 'r1') => ({
  ...{ id, voter: assignment?.target.id ?? '', packet: 0, outcome, goalReached: false, callBackAt: null },
});

test('a list is opened and called in the demo by the rules of the server', async () => {
  const { world, call, next } = demo();
  expect(await next('canvasser')).toMatchObject({ assignment: null, why: 'paused' });
  expect(await call('field', 'open', { drop: [] })).toEqual({ people: 2, dropped: 0 });
  const first = await next('canvasser');
  const other = await next('field');
  expect(first.assignment?.target.id).not.toBe(other.assignment?.target.id);
  expect((await next('canvasser')).assignment).toEqual(first.assignment);
  const report = reportOf(first, 'not_home');
  const after = await next('canvasser', { reports: [report] });
  expect(after).toMatchObject({
    assignment: null,
    why: 'later',
    callerStats: { calls: 1 },
  });
  expect(world.call_progress.get('one')).toMatchObject({ fresh: 1, again: 1, calls: 1, allocated: 1 });
  const undone = await call('canvasser', 'undo', { report: 'r1', voter: report.voter, packet: 0 });
  expect(undone).toMatchObject({ assignment: { target: { id: report.voter } }, callerStats: { calls: 0 } });
  await next('canvasser', { reports: [reportOf(first, 'refused', 'r2')], isNextRequested: false });
  expect(world.call_progress.get('one')).toMatchObject({ blocked: { refused: 1 } });
  await next('field', { reports: [reportOf(other, 'not_home', 'r3')], isNextRequested: false });
  expect((await next('canvasser', {}, 21 * hourMs)).assignment?.target.id).toBe(other.assignment?.target.id);
});

test('somebody on two lists is with one caller, and rests on both', async () => {
  const { call, next, listed, packed } = demo();
  listed('two');
  packed('two', ['V1']);
  await call('field', 'open', { drop: ['V2'] });
  await call('field', 'open', { list: 'two', drop: [] });
  const first = await next('canvasser');
  expect(await next('field', { list: 'two' })).toMatchObject({ assignment: null, why: 'later' });
  await next('canvasser', { reports: [reportOf(first, 'not_home')], isNextRequested: false });
  expect(await next('field', { list: 'two' })).toMatchObject({ assignment: null, why: 'later' });
  await call('canvasser', 'undo', { report: 'r1', voter: 'V1', packet: 0 });
  await next('canvasser', { putBack: { voter: 'V1', packet: 0, how: 'release' }, isNextRequested: false });
  // The other list looked while they were held, and looks again when that would have been over.
  expect((await next('field', { list: 'two' }, lockMs)).assignment?.target.id).toBe('V1');
});

test('who may not plan opens and deletes nothing; a deleted list leaves whom its caller was given alone', async () => {
  const { world, call, next } = demo();
  await expect(call('canvasser', 'open', { drop: [] })).rejects.toThrow();
  await expect(call('canvasser', 'delete', {})).rejects.toThrow();
  await call('field', 'open', { drop: ['V1'] });
  await next('canvasser');
  for (const _ of ['deleted', 'deleted again'])
    expect(await call('field', 'delete', {})).toEqual({ ok: true });
  expect(world.audit.all().filter(({ what }) => what === 'call_lists')).toMatchObject([
    { type: 'record_deleted', subject_id: 'one', subject_name: 'Undecided', actor_id: actorOf('field').uid },
  ]);
  for (const table of ['call_lists', 'call_packets', 'call_states', 'call_progress'] as const)
    expect(world[table].all().filter(({ id }) => !id.startsWith(callListId))).toEqual([]);
  expect(world.call_callers.all().filter(({ list_id }) => list_id !== callListId)).toHaveLength(1);
  await expect(next('canvasser')).rejects.toThrow(/not there/);
});

test('the sample’s list can be called at once, by an organizer and by a caller, and again when the page comes back', async () => {
  const { world, next } = demo();
  const list = { list: callListId };
  const first = await next('field', list);
  // Who asked for it yesterday evening.
  expect(first).toMatchObject({ assignment: { calledBack: true }, callerStats: { calls: 9 } });
  const other = await next('canvasser', list);
  expect(other.assignment?.target.cell ?? other.assignment?.target.landline).toMatch(/^\+1/);
  expect(other.assignment?.target.id).not.toBe(first.assignment?.target.id);
  const report = reportOf(other, 'canvassed');
  const after = await next('canvasser', { ...list, reports: [{ ...report, goalReached: true }] });
  expect(after).toMatchObject({ callerStats: { calls: 10 } });
  expect(after.assignment?.target.id).not.toBe(other.assignment?.target.id);
  expect(world.call_progress.get(callListId)).toMatchObject({ calls: 19, allocated: 2 });
});

test('nobody speaks for another caller: a report of the other one is late, and an undo is refused', async () => {
  const { world, call, next } = demo();
  await call('field', 'open', { drop: [] });
  const [own, other] = [await next('canvasser'), await next('field')];
  const state = () => world.call_states.get('one_0')?.targets;
  const before = state();
  expect(await call('canvasser', 'report', { report: reportOf(other, 'refused', 'forged') })).toEqual({
    result: 'late',
  });
  expect(state()).toEqual(before);
  await next('field', { reports: [reportOf(other, 'refused', 'hers')], isNextRequested: false });
  const voter = other.assignment?.target.id;
  await expect(call('canvasser', 'undo', { report: 'hers', voter, packet: 0 })).rejects.toThrow();
  expect(state()?.[voter ?? '']).toMatchObject({ is: 'blocked', why: 'refused' });
  expect((await next('canvasser')).assignment?.target.id).toBe(own.assignment?.target.id);
});

test.each([
  ['is in no campaign', 'nobody', false],
  ['was taken out of the campaign', actorOf('canvasser').uid, true],
])('somebody who %s does nothing, by no use case and by no write', async (_, by, isRemoved) => {
  const { world, call, next } = demo();
  await call('field', 'open', { drop: [] });
  await next('canvasser');
  if (isRemoved) world.user_profiles.remove(by);
  const version = world.version();
  const at = opened + hourMs;
  const refused = { code: 'permission-denied' };
  const body = { list: 'one', putBack: null, isNextRequested: true };
  await expect(execute(world, { at, by, is: 'call', path: '/api/calls/next', body })).rejects.toMatchObject(
    refused,
  );
  const operation = { operation: 'delete', table: 'voter_lists', id: 'any' } as const;
  await expect(execute(world, { at, by, is: 'write', operation })).rejects.toMatchObject(refused);
  expect(world.version()).toBe(version);
});

import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { sha256OfBytes } from '#shared/demo/hash.ts';
import { storedGzip } from '#shared/demo/stored-gzip.ts';
import { sampleFileId } from '#shared/demo/voter-record.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import type { Operation } from '../data/journal/entry.ts';
import type { DemoCommand } from './demo-commands.ts';
import { actorOf, execute, executeWrite, openCampaign, replayCommands } from './execute.ts';
import { learnedAt } from './voters/sample-voter-file.ts';

const opened = Date.UTC(2026, 10, 22, 12);

function demo(role: Role = 'field') {
  const { uid } = actorOf(role);
  const instant = (millis: number) => ({ toMillis: () => millis });
  const world = openCampaign(actorOf(role), instant, () => {}, opened);
  const acts: DemoCommand[] = [];
  const call = (endpoint: string, body: object, by = uid) => {
    const act: DemoCommand = {
      at: opened + 1_000 * (acts.length + 1),
      by,
      is: 'call',
      path: `/api/voters/${endpoint}`,
      body,
    };
    acts.push(act);
    return execute(world, act);
  };
  const states = () => Object.fromEntries(world.voter_files.all().map(({ id, state }) => [id, state]));
  return { world, acts, call, states };
}

const chunk = storedGzip(new Uint8Array([1, 2, 3]));
const data = btoa(String.fromCharCode(...chunk));
const file = (fileId: string, voters = 7) => ({
  pack: packVersion,
  file_name: 'new.csv',
  layout: 'l2',
  us_state: 'NJ',
  source: 'The county',
  dated: null,
  permitted_use: '1',
  expires: null,
  counts: { voters, households: 5, doors: 5, phones: 2, cells: 1, emails: 1, places: 0 },
  changes: { added: 0, changed: 0, gone: 3_000, unchanged: voters },
  refused: 0,
  elections: [],
  chunks: [{ id: `${fileId}-0`, rows: voters, bytes: chunk.length, hash: sha256OfBytes(chunk) }],
});
const refused = (code: string) => expect.objectContaining({ name: 'CallError', code });

test('a file is imported over the sample, undone, and done again when the page is loaded anew', async () => {
  const it = demo();
  const start = { fileId: 'a', previous: sampleFileId, file: file('a') };
  expect(await it.call('files/start', start)).toEqual({ have: [] });
  await expect(it.call('files/finish', { fileId: 'a' })).rejects.toThrow(
    /Parts of the file are missing: 1 of 1/,
  );
  for (const wrong of [data.replace('H', 'J'), '????', 'AAAA'])
    await expect(it.call('files/chunk', { fileId: 'a', index: 0, data: wrong })).rejects.toThrow(/damaged/);
  await it.call('files/chunk', { fileId: 'a', index: 0, data });
  expect(await it.call('files/start', start)).toEqual({ have: [0] });
  await it.call('files/finish', { fileId: 'a' });
  expect(it.states()).toEqual({ [sampleFileId]: 'former', a: 'current' });
  expect(it.world.voter_chunks.get('a-0')?.data).toEqual(chunk);
  await expect(it.call('files/start', { ...start, fileId: 'b', file: file('b') })).rejects.toThrow(
    refused('already-exists'),
  );
  await it.call('files/undo', { fileId: 'a' });
  expect(it.states()).toEqual({ [sampleFileId]: 'current', a: 'undone' });
  expect(it.world.voter_chunks.all()).toEqual([]);
  const auditLines = it.world.audit.all().filter(({ what }) => what === 'voters');
  expect(auditLines.map(({ type, count }) => [type, count])).toEqual([
    ['voters_imported', 7],
    ['voters_undone', 7],
  ]);
  const again = demo('admin');
  await replayCommands(again.world, it.acts);
  expect(again.states()).toEqual(it.states());
});

test('is refused to who may not, and where it is too large for a tab', async () => {
  const { call } = demo();
  const start = { fileId: 'a', previous: sampleFileId, file: file('a') };
  for (const role of ['finance', 'user', 'canvasser'] as const)
    await expect(call('files/start', start, actorOf(role).uid)).rejects.toThrow(refused('permission-denied'));
  const exported = () => call('export', { people: 1, name: null }, actorOf('finance').uid);
  await expect(exported()).rejects.toThrow(refused('permission-denied'));
  await expect(call('files/start', { ...start, file: file('a', 20_001) })).rejects.toThrow(/20,000 voters/);
});

test('what a visitor learns is added and stays; searches and lists are theirs to change', async () => {
  const { world } = demo();
  const { uid: by } = actorOf('field');
  const write = (operation: Operation) =>
    executeWrite(world, { at: opened + 5_000, by, is: 'write', operation });
  const event = { table: 'voter_events', id: 'e' } as const;
  const learned = fullEvent({ voter_id: 'NJ1', kind: 'support', source: 'door', score: 2 });
  write({
    ...event,
    operation: 'create',
    data: { ...learned, answers: null, field: null, channels: null, happened_at: 7 },
  });
  expect(world.voter_events.get('e')).toMatchObject({ by, score: 2, happened_at: 7 });
  expect(world.voter_events.get('e')?.received_at.toMillis()).toBe(opened + 5_000);
  expect(() => write({ ...event, operation: 'delete' })).toThrow(refused('permission-denied'));
  const list = { table: 'voter_lists', id: 'l' } as const;
  const frozen = { question: '{"steps":[]}', file_id: sampleFileId, people: 1, doors: 1 };
  write({ ...list, operation: 'create', data: { name: 'Mine', ...frozen } });
  write({ ...list, operation: 'update', data: { name: 'Ours' } });
  expect(world.voter_lists.get('l')).toMatchObject({ name: 'Ours', ...frozen, created_by: by });
  write({ operation: 'delete', table: 'voter_segments', id: 'supporters' });
  expect(world.voter_segments.all().map(({ id }) => id)).toEqual(['persuasion']);
});

test('what the sample learned is of the last two months', async () => {
  const { world } = demo();
  for (const load of learnedAt(world, opened)) load();
  const learned = world.voter_events.all();
  const received = learned.map(({ received_at }) => received_at.toMillis());
  expect(received).toEqual(received.toSorted((one, other) => one - other));
  const ages = learned.map(({ received_at }) => (opened - received_at.toMillis()) / 86_400_000);
  expect(learned.length).toBeGreaterThan(400);
  expect([Math.min(...ages) > 0, Math.max(...ages) < 62]).toEqual([true, true]);
  expect(learned.every(({ happened_at, received_at }) => happened_at <= received_at.toMillis())).toBe(true);
});

import { expect, it } from 'vitest';
import { hashOf } from '#shared/domain/voters/chunk.ts';
import { goneColumn } from '#shared/domain/voters/gone-ids.ts';
import { goneVoterOf } from '#shared/domain/voters/gone-voter.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { Missing } from './ask-database.ts';
import { goneAnswers } from './gone-voters.ts';
import { coreWith, event } from './testing/core.ts';
import type { ChunkManifest, FileHead } from './voter-protocol.ts';

const voterOf = (id: string, fields: Partial<Voter> = {}): Voter => ({
  ...{ id, first: `Ana${id}`, middle: '', last: 'Lopez', suffix: '' },
  ...{ house: id, street: 'Oak St', unit: '', city: 'Salem', state: 'OH', zip: '44460' },
  ...{ mailing: '', county: '', precinct: 'P1', congressional: '', upper: '', lower: '', local: '' },
  ...{ party: 'D', gender: '', birth: 19_800_530, registered: 0, status: '', language: '' },
  ...{ cell: '+13305550101', landline: '', email: '', lat: null, lng: null, voted: [] },
  ...fields,
});

async function packedGone(id: string, voters: readonly Voter[], day: string) {
  const table = new VoterTable([]);
  for (const voter of voters) table.add(goneVoterOf(voter));
  table.data = new Map([[goneColumn, { dictionary: [day], codes: new Uint32Array(voters.length) }]]);
  const bytes = Uint8Array.from(await packChunk(columnsOf(table, sortVoters(table), 0, voters.length)));
  return { promised: { id, rows: voters.length, hash: await hashOf(bytes) }, bytes };
}
const headOf = (id: string, chunks: readonly ChunkManifest[]): FileHead => ({
  ...{ id, pack: 1, elections: [], chunks: [] },
  gone: { voters: 9, chunks },
});
const all = { segment: { steps: [] }, channel: null, words: '' };
const walk = { by: 'walk', down: false } as const;

async function world() {
  const { core, answers } = await coreWith([voterOf('1')], []);
  const first = await packedGone('file-1', [voterOf('7', { precinct: 'P2' }), voterOf('8')], '2026-02-01');
  const second = await packedGone('file-2', [voterOf('9')], '2026-01-01');
  const stored = new Map([first, second].map(({ promised, bytes }) => [promised.id, bytes]));
  const fetched: string[] = [];
  const fetching = {
    chunk: async ({ id }: ChunkManifest) => {
      fetched.push(id);
      const bytes = stored.get(id);
      if (!bytes) throw new Missing('unreached');
      return bytes;
    },
  };
  const file = headOf('file', [first.promised, second.promised]);
  return { core, answers, stored, fetched, fetching, file };
}

it('searches, sorts, groups and exports those who are gone, fetched once', async () => {
  const { core, answers, fetched, fetching, file } = await world();
  const gone = await goneAnswers(core, fetching, () => file);
  expect(await goneAnswers(core, fetching, () => file)).toBe(gone);
  expect(fetched).toEqual(['file-1', 'file-2']);
  expect(gone.stretch(all, walk, 0, 9).people.map(({ id, data }) => [id, data])).toEqual([
    ['8', { gone: '2026-02-01' }],
    ['7', { gone: '2026-02-01' }],
    ['9', { gone: '2026-01-01' }],
  ]);
  expect(gone.stretch({ ...all, words: 'Ana9' }, walk, 0, 9).people.map(({ id }) => id)).toEqual(['9']);
  expect(gone.values('data:gone', '', 9)).toEqual([
    { value: '2026-02-01', people: 2 },
    { value: '2026-01-01', people: 1 },
  ]);
  expect(gone.groups(all, 'precinct')).toEqual([
    { value: 'P1', people: 2 },
    { value: 'P2', people: 1 },
  ]);
  const tests = [{ by: 'data' as const, column: 'gone', is: ['2026-01-01'] }];
  const since = { ...all, segment: { steps: [{ do: 'limit' as const, tests }] } };
  expect(gone.count(since).counts.people).toBe(1);
  const csv = await (await gone.csv(all, walk, [goneColumn])).text();
  expect(csv).toContain('Gone Since');
  expect(csv).not.toContain('3305550101');
  // They are none of the file's voters.
  expect([answers.count(all).counts.people, answers.voter('7')]).toEqual([1, null]);
});

it('shows what was learned of them, before they were asked for and after', async () => {
  const { core, fetching, file } = await world();
  core.learn([event('e1', '7', { kind: 'support', score: 2 })]);
  const gone = await goneAnswers(core, fetching, () => file);
  core.learn([
    event('e2', '7', {
      kind: 'suppression',
      reason: 'opt_out',
      channels: null,
      is_on: true,
      source: 'office',
    }),
  ]);
  const known = gone.voter('7')?.known;
  expect([known?.support?.score, known?.suppressed.call]).toEqual([2, 'opt_out']);
});

it('lets them go with the file, and asks again for a chunk that could not be had', async () => {
  const { core, stored, fetched, fetching, file } = await world();
  const bytes = stored.get('file-2');
  stored.delete('file-2');
  await expect(goneAnswers(core, fetching, () => file)).rejects.toMatchObject({ trouble: 'unreached' });
  expect(core.gone()).toBeNull();
  if (bytes) stored.set('file-2', bytes.subarray(0, -5));
  await expect(goneAnswers(core, fetching, () => file)).rejects.toMatchObject({ trouble: 'damaged' });
  if (bytes) stored.set('file-2', bytes);
  expect((await goneAnswers(core, fetching, () => file)).count(all).counts.people).toBe(3);
  await coreWith([voterOf('1')], [], { core, fileId: 'newer' });
  expect([core.gone(), fetched.length]).toEqual([null, 6]);
  // Another file became the current one while they were fetched.
  let now = file;
  const newer = { ...headOf('newer', []), gone: null };
  const late = {
    chunk: async (promised: ChunkManifest) => {
      now = newer;
      return fetching.chunk(promised);
    },
  };
  expect((await goneAnswers(core, late, () => now)).count(all).counts.people).toBe(0);
});

it('keeps what was learned of a voter who is gone in one file and back in the next', async () => {
  const { core } = await coreWith([voterOf('1'), voterOf('7')], [], { fileId: 'first' });
  const eventOf = (id: string, fields: Parameters<typeof event>[2]) => event(id, '7', fields);
  core.learn([
    eventOf('e1', { kind: 'attempt', outcome: 'canvassed' }),
    eventOf('e2', { kind: 'answer', question: 'q1', answers: ['yes'] }),
    eventOf('e3', { kind: 'tag', tag: 'Sign', is_on: true }),
    eventOf('e4', { kind: 'note', text: 'Has a dog' }),
    eventOf('e5', { kind: 'correction', field: 'unit', text: '4B' }),
    eventOf('e6', { kind: 'suppression', reason: 'opt_out', is_on: true, source: 'office' }),
  ]);
  const known = core.answers()?.voter('7')?.known;
  expect(known).toMatchObject({ attempts: 1, tags: ['Sign'], answers: { q1: ['yes'] } });
  expect([known?.suppressed.call, known?.corrected.unit]).toEqual(['opt_out', '4B']);
  await coreWith([voterOf('1')], [], { core, fileId: 'second' });
  const { promised, bytes } = await packedGone('second-1', [voterOf('7')], '2026-02-01');
  const file = headOf('second', [promised]);
  const gone = await goneAnswers(core, { chunk: async () => bytes }, () => file);
  expect([gone.voter('7')?.known, gone.voter('7')?.unit]).toEqual([known, '4B']);
  // What is written down meanwhile is kept beside it.
  core.learn([eventOf('e7', { kind: 'tag', tag: 'Moved south', is_on: true, source: 'office' })]);
  await coreWith([voterOf('1'), voterOf('7')], [], { core, fileId: 'third' });
  const back = core.answers();
  expect(back?.voter('7')?.known).toEqual({ ...known, tags: ['Moved south', 'Sign'] });
  expect([back?.count(all).counts.people, back?.count({ ...all, channel: 'call' }).counts.people]).toEqual([
    2, 1,
  ]);
});

it('warns at the door where somebody was hostile who is gone from the file, and at no other', async () => {
  const { core, answers } = await coreWith([voterOf('1'), voterOf('1', { id: '2', unit: 'Apt 2' })], []);
  const { promised, bytes } = await packedGone('file-1', [voterOf('7', { house: '1' }), voterOf('8')], 'x');
  const hostileDoors = () => {
    const { door } = answers.doors(all);
    const buildings = answers.buildings(all, door, 'zigzag', [], core.unsafeHomes());
    return buildings.flatMap(({ doors }) => doors.map(({ unit, hostile }) => [unit, hostile]));
  };
  expect(core.isHostileAway()).toBe(false);
  core.learn([event('e1', '7', { kind: 'attempt', outcome: 'hostile' })]);
  expect(core.isHostileAway()).toBe(true);
  const file = headOf('file', [promised]);
  await goneAnswers(core, { chunk: async () => bytes }, () => file);
  expect(hostileDoors()).toEqual([
    ['', true],
    ['Apt 2', false],
  ]);
  // What was said of the door is taken back.
  core.learn([event('e2', '7', { kind: 'attempt', outcome: 'not_home', undoes: 'e1' })]);
  expect(core.isHostileAway()).toBe(false);
  expect(hostileDoors().map(([, hostile]) => hostile)).toEqual([false, false]);
});

import { describe, expect, it, test } from 'vitest';
import { ballotCode } from '#shared/domain/voters/ballot.ts';
import type { Test } from '#shared/domain/voters/segment.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import { changesColumn, type FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { baseOf } from './base.ts';
import { createCore } from './core.ts';

const general: FileElection = { key: 'G20241105', kind: 'general', year: 2024 };
const primary: FileElection = { key: 'P20240305', kind: 'primary', year: 2024 };
const own = [
  { id: 'score', name: 'Score', type: 'number' as const, uses: ['exports'] as const },
  { id: 'segment', name: 'Segment', type: 'choice' as const, uses: ['doors'] as const },
];

/** Voters `0` to `5`, in chunks of two, as a file with a history and columns of the campaign's own has them. */
async function answersOf() {
  const table = new VoterTable([]);
  for (let at = 0; at < 6; at++) table.add({ ...emptyVoter, id: String(at), last: `L${at}` });
  const voted = 0x80;
  table.setHistory([
    {
      election: general,
      ballots: Uint8Array.of(voted | ballotCode('mail', ''), voted | ballotCode('early', ''), voted, 0, 0, 0),
    },
    {
      election: primary,
      ballots: Uint8Array.of(
        voted | ballotCode('mail', 'Republican'),
        0,
        voted | ballotCode('in_person', 'Democratic'),
        0,
        0,
        0,
      ),
    },
  ]);
  table.data = new Map<string, Float64Array | { dictionary: string[]; codes: Uint32Array }>([
    ['score', Float64Array.of(10, 20, 30, Number.NaN, 50, -1)],
    ['segment', { dictionary: ['', 'high', 'low'], codes: Uint32Array.of(1, 2, 1, 0, 0, 2) }],
    [
      changesColumn,
      { dictionary: ['', 'added', 'moved', 'moved party'], codes: Uint32Array.of(1, 2, 3, 0, 0, 0) },
    ],
  ]);
  const by = sortVoters(table);
  const base = baseOf('file', table.elections, table.rows, own);
  for (const from of [4, 0, 2]) base.place(from, columnsOf(table, by, from, from + 2));
  const core = createCore();
  await core.setFile(base.end());
  const answers = core.answers();
  if (!answers) throw new Error('The core holds no file.');
  return answers;
}
const query = (...tests: Test[]) => ({
  segment: { steps: [{ do: 'include' as const, tests }] },
  channel: null,
  words: '',
});

describe('segments of how they voted and of columns of the campaign’s own', () => {
  const inGeneral: Test & { by: 'voted in' } = { by: 'voted in', which: 'any', elections: ['G20241105'] };
  test.each<[string, Test, string]>([
    ['by mail', { ...inGeneral, methods: ['mail'] }, '0'],
    ['early or not stated', { ...inGeneral, methods: ['early', ''] }, '12'],
    ['by an election without its day', { ...inGeneral, elections: ['G2024'] }, '012'],
    ['a Republican primary', { ...inGeneral, elections: ['P20240305'], parties: ['Republican'] }, '0'],
    ['none by mail', { ...inGeneral, which: 'none', methods: ['mail'] }, '12345'],
    [
      'all of both by mail',
      { ...inGeneral, which: 'all', elections: ['G20241105', 'P20240305'], methods: ['mail'] },
      '0',
    ],
    ['an election that the file has not', { ...inGeneral, elections: ['G2020'], methods: ['mail'] }, ''],
    ['a score', { by: 'data number', column: 'score', from: 10, to: 30, unknown: false }, '012'],
    ['a score or none', { by: 'data number', column: 'score', from: 50, to: null, unknown: true }, '34'],
    [
      'a score of a column that was removed',
      { by: 'data number', column: 'gone', from: 0, to: null, unknown: false },
      '',
    ],
    ['a choice', { by: 'data', column: 'segment', is: ['low'] }, '15'],
    ['a choice or none', { by: 'data', column: 'segment', is: ['high', ''] }, '0234'],
    ['a choice of a column that was removed', { by: 'data', column: 'gone', is: ['low'] }, ''],
    ['a choice of a column of numbers', { by: 'data', column: 'score', is: ['10'] }, ''],
    ['new in the file', { by: 'changed', what: ['added'] }, '0'],
    ['moved', { by: 'changed', what: ['moved'] }, '12'],
    ['changed party', { by: 'changed', what: ['party'] }, '2'],
  ])('%s', async (_, test, ids) => {
    const answers = await answersOf();
    expect(answers.ids(query(test), 10).sort().join('')).toBe(ids);
  });

  it('are offered with how many have each value, and come along with a person and into an export', async () => {
    const answers = await answersOf();
    expect(answers.values('data:segment', '', 9)).toEqual([
      { value: 'high', people: 2 },
      { value: 'low', people: 2 },
    ]);
    expect(answers.voter('0')).toMatchObject({
      ballots: { G20241105: ballotCode('mail', ''), P20240305: ballotCode('mail', 'Republican') },
      data: { score: 10, segment: 'high' },
    });
    const csv = await (await answers.csv(query(), { by: 'walk', down: false }, ['score', 'segment'])).text();
    const [head = ''] = csv.split('\r\n');
    // The other column may not be exported.
    expect(head).toMatch(/,Score$/);
    const [bare = ''] = (await (await answers.csv(query(), { by: 'walk', down: false })).text()).split(
      '\r\n',
    );
    expect(bare).not.toMatch(/Score$/);
  });

  it('come to doors where a script names them and they may be used there', async () => {
    const answers = await answersOf();
    const doors = answers.doors(query()).door;
    const [building] = answers.buildings(query(), doors, 'zigzag', ['Score', 'segment']);
    expect(building?.doors[0]?.people[0]?.own).toEqual([
      { column: 'segment', name: 'Segment', value: 'high' },
    ]);
    expect(JSON.stringify(answers.buildings(query(), doors, 'zigzag'))).not.toContain('own');
  });
});

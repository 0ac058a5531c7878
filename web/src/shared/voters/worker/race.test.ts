import { expect, it } from 'vitest';
import { packet } from '#shared/domain/field/packet.ts';
import type { Test } from '#shared/domain/voters/segment.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import { type TableData, VoterTable } from '#shared/domain/voters/voter-table.ts';
import { baseOf } from './base.ts';
import { createCore } from './core.ts';
import { NoRaceColumn } from './segments.ts';

/** Four voters of a file with race and ethnicity, as a device holds them while those are on or off. */
async function answersOf(isOn: boolean) {
  const table = new VoterTable([]);
  for (let at = 0; at < 4; at++)
    table.add({ ...emptyVoter, id: String(at), last: `L${at}`, street: 'Oak St' });
  table.data = new Map<string, TableData>([
    ['score', Float64Array.of(1, 2, 3, 4)],
    ['race', { dictionary: ['', 'Black', 'White'], codes: Uint32Array.of(1, 2, 1, 0) }],
    ['ethnicity', { dictionary: ['', 'Hispanic'], codes: Uint32Array.of(0, 1, 1, 0) }],
  ]);
  const by = sortVoters(table);
  const base = baseOf(
    'file',
    [],
    4,
    [{ id: 'score', name: 'Score', type: 'number', uses: ['exports'] }],
    isOn,
  );
  for (const from of [2, 0]) base.place(from, columnsOf(table, by, from, from + 2));
  const core = createCore();
  await core.setFile(base.end());
  const [answers, snapshot] = [core.answers(), core.snapshot()];
  if (!answers || !snapshot) throw new Error('The core holds no file.');
  return { answers, facts: snapshot.facts() };
}
const query = (kind: 'include' | 'exclude', ...tests: Test[]) => ({
  segment: { steps: tests.length === 0 ? [] : [{ do: kind, tests }] },
  channel: null,
  words: '',
});
const allVoters = query('include');
const black: Test = { by: 'race', column: 'race', is: ['Black'] };
const sort = { by: 'walk', down: false } as const;

it('searches by race and ethnicity while they are on, and offers their values', async () => {
  const { answers, facts } = await answersOf(true);
  expect(facts.race).toEqual(['race', 'ethnicity']);
  expect(answers.ids(query('include', black), 9)).toEqual(['0', '2']);
  expect(answers.ids(query('exclude', black), 9)).toEqual(['1', '3']);
  expect(
    answers.ids(query('include', { by: 'race', column: 'ethnicity', is: ['Hispanic', ''] }), 9),
  ).toHaveLength(4);
  expect(answers.values('race', '', 9)).toEqual([
    { value: 'Black', people: 2 },
    { value: 'White', people: 1 },
  ]);
});

it('refuses questions by them while they are off, and says nothing of them', async () => {
  const { answers, facts } = await answersOf(false);
  expect(facts.race).toEqual([]);
  // Nobody would pass such a test: excluding them would leave everybody.
  const unnamed: Test = { by: 'race', column: 'ethnicity', is: [''] };
  const party: Test = { by: 'party', is: [''] };
  for (const question of [
    query('include', black),
    query('exclude', black),
    query('exclude', party, unnamed),
  ]) {
    expect(() => answers.ids(question, 9)).toThrow(NoRaceColumn);
    expect(() => answers.count(question)).toThrow(NoRaceColumn);
  }
  await expect(async () => answers.frozen(query('exclude', black))).rejects.toThrow(NoRaceColumn);
  expect(answers.values('race', '', 9)).toEqual([]);
  const csv = await (await answers.csv(allVoters, sort, ['score'], true)).text();
  expect(csv).not.toMatch(/race|ethnic|black|hispanic/i);
});

it('exports them only where that is asked for', async () => {
  const { answers } = await answersOf(true);
  const [without, with_] = [
    await answers.csv(allVoters, sort),
    await answers.csv(allVoters, sort, ['score'], true),
  ];
  expect(await without.text()).not.toMatch(/ethnic|black|hispanic/i);
  const [head = '', ...rows] = (await with_.text()).trim().split('\r\n');
  expect(head).toMatch(/,Score,Race,Ethnicity$/);
  expect(rows.map((row) => row.split(',').slice(-3).join())).toEqual([
    '1,Black,',
    '2,White,Hispanic',
    '3,Black,Hispanic',
    '4,,',
  ]);
});

it('hands nothing of them to a person or a packet, also of a segment that asks for them', async () => {
  const { answers } = await answersOf(true);
  const ofBlack = query('include', black);
  const people = answers.page(ofBlack, sort, 0, 9);
  const buildings = answers.buildings(ofBlack, answers.doors(ofBlack).door, 'zigzag');
  for (const made of [people, buildings])
    expect(JSON.stringify(made)).not.toMatch(/race|ethnic|black|hispanic/i);
  expect([people.length, buildings.length]).toEqual([2, 1]);
  // With one forged into it, it is no packet any more.
  const [building] = buildings;
  const forged = {
    ...{ version: 1, made_at: 1, file_id: 'file', order: 'zigzag', script: null },
    buildings: [
      {
        ...building,
        doors: building?.doors.map((door) => ({
          ...door,
          people: door.people.map((one) => ({ ...one, race: 'Black' })),
        })),
      },
    ],
  };
  expect(packet.safeParse(forged).success).toBe(false);
});

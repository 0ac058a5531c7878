import { expect, it } from 'vitest';
import { methodIn, partyIn } from '#shared/domain/voters/ballot.ts';
import { noStatusRules } from '#shared/domain/voters/registration-status.ts';
import { check } from './check-voter-file.ts';
import { readStarts } from './read-start.ts';
import { noRules } from './reading-rules.ts';

const rowOf = (id: string, cells: Readonly<Record<number, string>>, length = 154) =>
  Array.from(
    { length },
    (_, at) => `"${{ 0: id, 2: 'LOPEZ', 8: '09/09/1999', 9: 'A', ...cells }[at] ?? ''}"`,
  ).join('\t');
const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell}"`).join('\t')).join('\r\n');
const file = (name: string, text: string) => new File([text], name);

/** Two counties that number the same districts and elections differently. */
const adams = [
  file(
    'ADAMS FVE 20261102.txt',
    [
      rowOf('100000001-01', {
        30: 'USC13',
        31: 'STS033',
        32: 'STH91',
        70: 'AP',
        71: 'R',
        72: 'MB',
        73: 'R',
        151: 'ADAMS',
      }),
      rowOf('100000002-01', { 30: 'USC13', 31: 'STS33', 32: 'STH193', 72: 'P', 73: 'D', 151: 'ADAMS' }),
      rowOf('100000003-01', {}, 60),
    ].join('\r\n'),
  ),
  file(
    'ADAMS Election Map 20261102.txt',
    table(
      ['ADAMS', '1', '2024 GENERAL ELECTION', '11/05/2024'],
      ['ADAMS', '2', '2024 GENERAL PRIMARY (SPRING)', '04/23/2024'],
    ),
  ),
  file('ADAMS Zone Types 20261102.txt', table(['ADAMS', '1', 'USC', 'US CONGRESSIONAL DISTRICT'])),
];
const mcKean = [
  file(
    'MC KEAN FVE 20261102.txt',
    rowOf('200000001-42', {
      30: 'A',
      31: 'B',
      32: 'SCH07',
      33: 'C',
      74: 'AB',
      75: 'D',
      78: 'AP',
      79: 'D',
      151: 'MCKEAN',
    }),
  ),
  file('MC KEAN Election Map 20261102.txt', table(['MCKEAN', '3', 'PRIMARY', '04/23/2024'])),
  file(
    'MC KEAN Zone Types 20261102.txt',
    table(
      ['MCKEAN', '1', 'X', 'STATE LEGISLATIVE DISTRICT'],
      ['MCKEAN', '2', 'Y', 'STATE SENATORIAL DISTRICT'],
      ['MCKEAN', '3', 'SCH', 'SCHOOL DISTRICT'],
      ['MCKEAN', '4', 'Z', 'US CONGRESSIONAL DISTRICT'],
    ),
  ),
  file(
    'MC KEAN Zone Codes 20261102.txt',
    table(
      ['MCKEAN', '1', 'A', '067TH DISTRICT'],
      ['MCKEAN', '2', 'B', '25TH'],
      ['MCKEAN', '4', 'C', '15TH DISTRICT'],
    ),
  ),
];

async function read(files: readonly File[]) {
  const seen = await readStarts(files, 100);
  if (seen.is !== 'file') throw new Error(seen.why);
  const { facts, readings } = seen;
  const rules = { ...noRules, statuses: { ...noStatusRules, state: facts.us_state } };
  const { layout, mapping } = facts;
  const checked = await check({
    ...{ readings, layout, mapping, dayOrders: {}, rules, most: 100 },
    progress: () => undefined,
  });
  if ('why' in checked) throw new Error(checked.why);
  const { table, preview } = checked;
  const voters = Array.from({ length: table.rows }, (_, row) => ({
    districts: (['congressional', 'upper', 'lower'] as const).map((name) => {
      const { dictionary, codes } = table.dictionaries[name];
      return dictionary[codes.at(row)] ?? '';
    }),
    voted: table.elections.flatMap(({ key }, at) => {
      if (!((table.numbers.votes_a.at(row) >>> at) & 1)) return [];
      const code = (table.ballots.get(key)?.[row] ?? 0) & 0x7f;
      return [[key, methodIn(code), partyIn(code)].join(' ').trim()];
    }),
  }));
  return { facts, preview, voters };
}

it('reads each county’s districts and elections by its own numbers', async () => {
  const { facts, preview, voters } = await read([...adams, ...mcKean]);
  expect(facts).toMatchObject({ files: 2, us_state: 'PA', unnamed: 0, lacking: [] });
  expect(preview).toMatchObject({ rows: 4, ready: 3, refused: 1 });
  expect(preview.refusals.map(({ code }) => code)).toEqual(['cells_few']);
  expect(voters).toEqual([
    { districts: ['13', '33', '91'], voted: ['G20241105 in_person', 'P20240423 mail Republican'] },
    { districts: ['13', '33', '193'], voted: ['P20240423 provisional Democratic'] },
    { districts: ['15', '25', '67'], voted: ['P20240423 mail Democratic'] },
  ]);
});

it('tells that elections have no names where a county comes without its map, and reads its districts', async () => {
  const { facts, voters } = await read([...adams.slice(0, 1), ...mcKean]);
  expect(facts).toMatchObject({ files: 2, unnamed: 1 });
  expect(voters.map(({ districts }) => districts[2])).toEqual(['91', '193', '67']);
  expect(voters.map(({ voted }) => voted.length)).toEqual([0, 0, 1]);
});

it('tells apart codes that two kinds of districts share', async () => {
  const { voters } = await read([
    file('ELK FVE 20261102.txt', rowOf('300000001-24', { 30: 'A', 31: 'A', 32: 'A', 151: 'ELK' })),
    file(
      'ELK Zone Types 20261102.txt',
      table(
        ['ELK', '1', 'X', 'US CONGRESSIONAL DISTRICT'],
        ['ELK', '2', 'Y', 'STATE SENATORIAL DISTRICT'],
        ['ELK', '3', 'Z', 'STATE LEGISLATIVE DISTRICT'],
      ),
    ),
    file(
      'ELK Zone Codes 20261102.txt',
      table(['ELK', '1', 'A', '15TH'], ['ELK', '02', 'A', '25TH'], ['ELK', '3', 'A', '75TH']),
    ),
  ]);
  expect(voters.map(({ districts }) => districts)).toEqual([['15', '25', '75']]);
});

it('takes no district for a ballot where an election map numbers elections that no row has', async () => {
  const elections = ['0', '1', '40', '41', '99999999'].map((number) => [
    'ELK',
    number,
    'GENERAL ELECTION',
    `11/0${number.length}/20${10 + (Number(number) % 10)}`,
  ]);
  const cells = { 30: 'USC15', 68: 'AP', 70: 'AP', 148: 'MB', 150: 'AP', 151: 'ELK' };
  const { voters } = await read([
    file('ELK FVE 20261102.txt', rowOf('300000001-24', cells)),
    file('ELK Election Map 20261102.txt', table(...elections)),
  ]);
  expect(voters.map(({ voted }) => voted)).toEqual([['G20111101 in_person', 'G20101102 mail']]);
});

import { expect, it, test } from 'vitest';
import { methodIn, partyIn } from '#shared/domain/voters/ballot.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { joinHistory } from './join-history.ts';
import { readStarts } from './read-start.ts';

/** What a generated row means, said when it is written: nothing of it comes from the code that reads it. */
type Row = { id: string; cells: string[]; election: string; method: string; party: string; counts: boolean };
type Layout = {
  state: string;
  delimiter: string;
  header: string | null;
  idOf: (number: number) => string;
  row: (id: string, pick: <T>(of: readonly T[]) => T) => Omit<Row, 'id'>;
};

const nc: Layout = {
  ...{ state: 'NC', delimiter: '\t' },
  header:
    'county_id\tcounty_desc\tvoter_reg_num\telection_lbl\telection_desc\tvoting_method\tvoted_party_cd\tvoted_party_desc\tpct_label\tpct_description\tncid\tvoted_county_id\tvoted_county_desc\tvtd_label\tvtd_description',
  idOf: (number) => `CW${100_000 + number}`,
  row: (id, pick) => {
    const [date, name, key] = pick([
      ['11/03/2020', 'GENERAL', 'G20201103'],
      ['11/08/2016', 'GENERAL', 'G20161108'],
      ['05/17/2022', 'PRIMARY', 'P20220517'],
      ['10/10/2023', 'MUNICIPAL', 'M20231010'],
    ] as const);
    const [words, method] = pick([
      ['IN-PERSON', 'in_person'],
      ['ABSENTEE ONESTOP', 'early'],
      ['ABSENTEE BY MAIL', 'mail'],
      ['ABSENTEE CURBSIDE', 'early'],
      ['PROVISIONAL', 'provisional'],
      ['CURBSIDE', 'in_person'],
      ['TRANSFER', 'in_person'],
    ] as const);
    const [code, word, party] = pick([
      ['DEM', 'DEMOCRATIC', 'Democratic'],
      ['REP', 'REPUBLICAN', 'Republican'],
      ['LIB', 'LIBERTARIAN', 'Libertarian'],
      ['UNA', 'UNAFFILIATED', 'Unaffiliated'],
    ] as const);
    const cells = ['60', 'MECKLENBURG', '000000001', date, `${date} ${name}`, words, code, word];
    return {
      cells: [...cells, '001', 'PCT 001', id, '60', 'MECKLENBURG', '001', '001'],
      ...{ election: key, method, party: key.startsWith('P') ? party : '', counts: true },
    };
  },
};
const fl: Layout = {
  ...{ state: 'FL', delimiter: '\t', header: null },
  idOf: (number) => String(110_000_000 + number),
  row: (id, pick) => {
    const [date, type, key] = pick([
      ['11/08/2022', 'GEN', 'G20221108'],
      ['08/23/2022', 'PRI', 'P20220823'],
      ['03/17/2020', 'PPP', 'PP20200317'],
    ] as const);
    const [code, method] = pick([
      ['A', 'mail'],
      ['E', 'early'],
      ['Y', 'in_person'],
      ['F', 'provisional'],
      ['B', null],
      ['N', null],
      ['P', null],
    ] as const);
    return {
      cells: ['DAD', id, date, type, code],
      ...{ election: key, method: method ?? '', party: '', counts: method !== null },
    };
  },
};
const ga: Layout = {
  ...{ state: 'GA', delimiter: ',' },
  header:
    'County Name,Voter Registration Number,Election Date,Election Type,Party,Ballot Style,Absentee,Provisional,Supplemental',
  idOf: (number) => String(7_000_000 + number).padStart(8, '0'),
  row: (id, pick) => {
    const [date, type, key] = pick([
      ['11/08/2022', 'GENERAL', 'G20221108'],
      ['05/24/2022', 'GENERAL PRIMARY', 'P20220524'],
    ] as const);
    const [absentee, provisional, method] = pick([
      ['Y', 'N', 'mail'],
      ['N', 'Y', 'provisional'],
      ['N', 'N', 'in_person'],
    ] as const);
    const [name, party] = pick([
      ['DEMOCRAT', 'Democratic'],
      ['REPUBLICAN', 'Republican'],
    ] as const);
    const isPrimary = key.startsWith('P');
    const cells = ['COBB', id, date, type, isPrimary ? name : '', '', absentee, provisional, 'N'];
    return { cells, election: key, method, party: isPrimary ? party : '', counts: true };
  },
};
/** Until 2022; until 2012 with the day otherwise. */
const gaFixed: Layout = {
  ...{ state: 'GA', delimiter: '', header: null },
  idOf: (number) => String(10_000_000 + number),
  row: (id, pick) => {
    const [date, type, key] = pick([
      ['11062012', '003', 'G20121106'],
      ['20201103', '003', 'G20201103'],
      ['20200609', '001', 'P20200609'],
      ['20200324', '010', 'PP20200324'],
      ['20210105', '006', 'S20210105'],
    ] as const);
    const [absentee, provisional, method] = pick([
      ['Y', 'N', 'mail'],
      ['N', 'N', 'in_person'],
      [' ', 'Y', 'provisional'],
    ] as const);
    const [letter, party] = pick([
      ['D ', 'Democratic'],
      ['R ', 'Republican'],
    ] as const);
    const isPrimary = key.startsWith('P');
    const cells = ['060', id, date, type, isPrimary ? letter : '  ', absentee, provisional, 'N'];
    return { cells, election: key, method, party: isPrimary ? party : '', counts: true };
  },
};
const tx: Layout = {
  ...{ state: 'TX', delimiter: ',' },
  header: 'COUNTY_CODE,VUID,ELECTION_DATE,ELECTION_TYPE,ELECTION_PARTY,ELECTION_VOTING_METHOD',
  idOf: (number) => String(1_100_000_000 + number),
  row: (id, pick) => {
    const [date, type, key] = pick([
      ['20221108', 'GE', 'G20221108'],
      ['20220301', 'PRIMARY', 'P20220301'],
    ] as const);
    const [code, method] = pick([
      ['EV', 'early'],
      ['AB', 'mail'],
      ['ED', 'in_person'],
      ['PV', 'provisional'],
    ] as const);
    const [letter, party] = pick([
      ['R', 'Republican'],
      ['D', 'Democratic'],
    ] as const);
    const isPrimary = key.startsWith('P');
    const cells = ['227', id, date, type, isPrimary ? letter : '', code];
    return { cells, election: key, method, party: isPrimary ? party : '', counts: true };
  },
};
const wa: Layout = {
  ...{ state: 'WA', delimiter: '|', header: 'VoterHistoryID|CountyCode|StateVoterID|ElectionDate' },
  idOf: (number) => `WA${String(number).padStart(9, '0')}`,
  row: (id, pick) => {
    const [date, key] = pick([
      ['2022-11-08', 'G20221108'],
      ['2023-11-07', 'M20231107'],
      ['2022-08-02', 'P20220802'],
    ] as const);
    return { cells: ['1', 'SP', id, date], election: key, method: '', party: '', counts: true };
  },
};

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 0x1_0000_0000;
  };
}

const voters = 400;
function tableOf({ idOf }: Layout): VoterTable {
  const table = new VoterTable([]);
  const words = { middle: '', suffix: '', unit: '', mailing: '', county: '', precinct: '', status: '' };
  const places = { congressional: '', upper: '', lower: '', local: '', party: '', language: '' };
  for (let number = 0; number < voters; number++)
    table.add({
      ...{ ...words, ...places, id: idOf(number), first: 'Ana', last: 'Diaz', house: '1', street: 'Oak St' },
      ...{ city: 'Salem', state: '', zip: '', gender: '', birth: 0, registered: 0, cell: '', landline: '' },
      ...{ email: '', lat: null, lng: null, voted: [] },
    } satisfies Voter);
  return table;
}

/** Rows of one ballot for each voter and election, a tenth of them of voters who are not in the file. */
function rowsOf(layout: Layout, seed: number): Row[] {
  const chance = numbers(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const known = new Set<string>();
  const rows: Row[] = [];
  for (let at = 0; at < 3_000; at++) {
    const id = layout.idOf(Math.floor(chance() * voters * 1.1));
    const row = { id, ...layout.row(id, pick) };
    const ballot = `${id} ${row.election}`;
    if (known.has(ballot)) continue;
    known.add(ballot);
    rows.push(row);
  }
  return rows;
}

async function join(layout: Layout, rows: readonly Row[], table: VoterTable) {
  const lines = [...(layout.header === null ? [] : [layout.header]), ...rows.map(lineOf)];
  function lineOf({ cells }: Row): string {
    return cells.join(layout.delimiter);
  }
  const file = new File([`${lines.join('\r\n')}\r\n`], 'history.txt');
  const seen = await readStarts([file], 1_000_000);
  if (seen.is !== 'file') throw new Error(seen.why);
  expect([seen.facts.kind, seen.facts.us_state]).toEqual(['history', layout.state]);
  const { history, us_state: state } = seen.facts;
  const joined = await joinHistory({
    ...{ readings: seen.readings, history, state, table },
    progress: () => undefined,
  });
  if ('why' in joined) throw new Error(joined.why);
  return joined.preview;
}

/** How many voters of the table voted in each election, by method and party. */
function countsIn(table: VoterTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [at, { key }] of table.elections.entries())
    for (let row = 0; row < table.rows; row++) {
      const bits = at < 32 ? table.numbers.votes_a.at(row) : table.numbers.votes_b.at(row);
      if (((bits >>> (at & 31)) & 1) === 0) continue;
      const code = (table.ballots.get(key)?.[row] ?? 0) & 0x7f;
      const name = `${key} ${methodIn(code)} ${partyIn(code)}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  return counts;
}
function expected(layout: Layout, rows: readonly Row[]): Record<string, number> {
  const ids = new Set(Array.from({ length: voters }, (_, number) => layout.idOf(number)));
  const counts: Record<string, number> = {};
  for (const { id, election, method, party, counts: isCounted } of rows) {
    if (!isCounted || !ids.has(id)) continue;
    const name = `${election} ${method} ${party}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

test.each([
  ['North Carolina', nc],
  ['Florida', fl],
  ['Georgia', ga],
  ['Georgia, of fixed widths,', gaFixed],
  ['Texas', tx],
  ['Washington', wa],
])('a history of %s counts by election, method and party what was written into it', async (_, layout) => {
  const table = tableOf(layout);
  const rows = rowsOf(layout, 7);
  const preview = await join(layout, rows, table);
  const all = expected(layout, rows);
  expect(countsIn(table)).toEqual(all);
  const own = rows.filter(({ id }) => table.ids.find(new TextEncoder().encode(id)) >= 0);
  expect(preview.joined).toMatchObject({ matched: sum(all), unmatched: rows.length - own.length });
  expect(preview.refused).toBe(own.length - sum(all));
  for (const [method, count] of Object.entries(preview.joined?.methods ?? {}))
    expect([method, count]).toEqual([
      method,
      own.filter((row) => row.counts && row.method === method).length,
    ]);
  // A later file has all of it again, and more: nothing counts twice.
  const later = rowsOf(layout, 8);
  const known = new Set(rows.map(({ id, election }) => `${id} ${election}`));
  const added = later.filter(({ id, election }) => !known.has(`${id} ${election}`));
  await join(layout, [...rows, ...added], table);
  expect(countsIn(table)).toEqual(expected(layout, [...rows, ...added]));
});

it('counts an election once that one file calls by two labels', async () => {
  const table = tableOf(nc);
  const rows = Array.from({ length: 60 }, (_, number) => {
    const label = number % 3 === 0 ? 'SPECIAL' : 'GENERAL';
    const cells = nc.row(nc.idOf(number), ([first]) => first as never).cells.with(4, `11/03/2020 ${label}`);
    return { id: nc.idOf(number), cells, election: '', method: '', party: '', counts: true };
  });
  await join(nc, rows, table);
  expect(countsIn(table)).toEqual({ 'G20201103 in_person ': 60 });
});

it('puts together what two files say of one ballot, in either order', async () => {
  const of = (cells: string[]): Row => ({
    ...{ id: tx.idOf(1), cells, election: '', method: '', party: '', counts: true },
  });
  const method = of(['227', tx.idOf(1), '20220301', 'PRIMARY', '', 'AB']);
  const party = of(['227', tx.idOf(1), '20220301', 'PRIMARY', 'R', '']);
  for (const files of [
    [method, party],
    [party, method],
  ]) {
    const table = tableOf(tx);
    for (const row of files) await join(tx, [row], table);
    expect(countsIn(table)).toEqual({ 'P20220301 mail Republican': 1 });
  }
});

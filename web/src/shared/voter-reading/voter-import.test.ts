import { zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { textAt } from '#shared/domain/voters/chunk.ts';
import { gunzip } from '#shared/domain/voters/gzip.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { tableOf } from './carry-over.ts';
import { type Checked, check } from './check-voter-file.ts';
import { dropPart, joinData } from './join-data.ts';
import { joinHistory } from './join-history.ts';
import { build } from './pack-file.ts';
import { readStarts } from './read-start.ts';
import { noRules } from './reading-rules.ts';
import type { FileFacts, FilePart, Former, PackedImport, Preview, Refused } from './voter-import-protocol.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** `é` is one byte here. */
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fileOf = (text: string | Uint8Array, name = 'voters.csv') =>
  new File([typeof text === 'string' ? text : Uint8Array.from(text)], name);

const refusal = ({ why, row }: Refused) => new Error(`${why} ${row ?? ''}`.trim());

async function readFile(file: File, most: number) {
  return readFiles([file], most);
}
async function readFiles(files: readonly File[], most = 100_000) {
  const seen = await readStarts(files, most);
  if (seen.is !== 'file') throw refusal(seen);
  return seen;
}
async function read(
  file: File,
  dayOrders = {},
  most = 100_000,
  rules = noRules,
): Promise<{ facts: FileFacts; checked: Checked; preview: Preview }> {
  const { facts, readings } = await readFile(file, most);
  const { layout, mapping } = facts;
  const checked = await check({
    readings,
    layout,
    mapping,
    dayOrders,
    rules,
    most,
    progress: () => undefined,
  });
  if ('why' in checked) throw refusal(checked);
  return { facts, checked, preview: checked.preview };
}
const source = { source: 'The county', dated: null, permitted_use: '1', expires: null };

type Built = { packed: PackedImport; chunks: Uint8Array[] };
const formerOf = ({ packed: { fileId, promise } }: Built): Former => ({
  id: fileId,
  chunks: promise.chunks.length,
  gone: promise.gone
    ? { chunks: promise.gone.chunks.length, sets: promise.gone.sets.map(({ rows }) => rows) }
    : null,
  rows: promise.counts.voters,
  elections: promise.elections,
  head: {
    ...{ file_name: promise.file_name, layout: promise.layout, us_state: promise.us_state },
    ...{ source: promise.source, dated: promise.dated, permitted_use: promise.permitted_use },
    ...{ expires: promise.expires, refused: promise.refused },
  },
  parts: promise.parts ?? [],
});

async function built(text: string, before?: Built, chunk?: Uint8Array | null): Promise<Built> {
  const { facts, checked } = await read(fileOf(text));
  return pack(facts, checked, null, before, chunk);
}

async function pack(
  facts: FileFacts,
  checked: Checked,
  part: FilePart | null,
  before?: Built,
  chunk?: Uint8Array | null,
  without: string | null = null,
  race = false,
): Promise<Built> {
  const chunks: Uint8Array[] = [];
  const former: Former | null = before ? formerOf(before) : null;
  const order = { fileId: 'file', organization: 'org', member: 'me', former, source, part, without, race };
  const packed = await build(
    order,
    { ...facts, checked },
    {
      formerChunk: async (index) => (chunk === undefined ? (before?.chunks[index] ?? null) : chunk),
      keep: async (_, bytes) => void chunks.push(bytes),
      progress: () => undefined,
    },
  );
  return { packed, chunks };
}
const codes = (found: readonly { code: string; count: number }[]) =>
  Object.fromEntries(found.map(({ code, count }) => [code, count]));

const header = 'voter_id,first_name,last_name,dob,address,city,state,zip,general_2022';
const rows = [
  '1,ANA,LOPEZ,5/30/1980,12 OAK ST,SALEM,OH,44460,Y',
  '2,BO,KIM,1/2/1975,2 Oak St,Salem,OH,44460,',
  '3,"CY, JR",KIM,1/2/1999,2 Oak St,Salem,OH,44460,N',
];
const file = (...lines: string[]) => [header, ...lines].join('\r\n');

describe('a file that cannot be imported', () => {
  test.each([
    ['', 'empty'],
    [' \r\n', 'empty'],
    ['voter_id,name\r\n', 'no_rows'],
    ['10020,Lopez,Ana\r\n10021,Kim,Bo\r\n', 'no_header'],
    ['voter_id\r\n1\r\n', 'one_column'],
    ['\x50\x4b\x03\x04xx[Content_Types].xml', 'workbook'],
    ['\x89PNG\0\0\x01', 'binary'],
  ])('%j is refused: %s', async (text, why) => {
    expect(await readStarts([fileOf(windows1252(text))], 9)).toEqual({ is: 'refused file', why, row: null });
  });

  it('has no numbers of voters', async () => {
    await expect(read(fileOf('name,city\nAna,Salem\n'))).rejects.toThrow('no_ids');
  });

  it.each([
    ['as its bytes tell', file(...rows)],
    ['with a mark that hides its line ends', file(...rows).replace('ANA', 'A"NA')],
    ['and blank lines', `${file(...rows)}\n\n,,\n`],
  ])('has too many rows, %s', async (_, text) => {
    await expect(read(fileOf(text), {}, 2)).rejects.toThrow('too_many_rows');
  });

  it('has as many rows as there may be, line ends in cells apart', async () => {
    expect(
      (await read(fileOf(file(...rows.slice(1), '7,"Di\nAna",Roe,,,,,,', '', ' ,,,,,,,,', '')), {}, 3))
        .preview.rows,
    ).toBe(3);
    expect((await read(fileOf(file(...rows)), {}, 3)).preview.rows).toBe(3);
  });

  it('has a quotation mark that is never closed', async () => {
    const far = Array.from({ length: 3_000 }, (_, at) => `${at + 10},EVE,DOE,,,,OH,,`);
    const open = file(...rows, '4,"DEE\r\nANN",DOE,,,,,,', ...far, '5,"FAY,FOX,,,,,,', ...far);
    await expect(read(fileOf(open))).rejects.toThrow(/^quote_open 3006$/);
  });
});

describe('a file of many bytes', () => {
  const of = (count: number, length: number) =>
    Array.from(
      { length: count },
      (_, at) => `${at},ANA,LOPEZ,,12 OAK ST,SALEM,OH,44460,${'.'.repeat(length)}`,
    );
  const narrow = of(40_000, 70);

  it.each([
    ['as bytes', (text: string) => text],
    ['in UTF-16', (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ])('is known at once where it has far more rows than there may be, %s', async (_, bytes) => {
    const text = file(...narrow);
    expect((await readFile(fileOf(bytes(text)), 30_000)).facts.isLarge).toBe(true);
    expect((await readFile(fileOf(bytes(text)), 39_000)).facts.isLarge).toBe(false);
  });

  it.each([
    ['as its rows are wide', file(...of(1_500, 3_000)), 1_500],
    ['as some of them are wide', file(...of(5_000, 10), ...of(2_000, 3_000)), 7_000],
    ['as the end is blank', `${file(...of(1_000, 70))}\r\n${',,,,,,,,\r\n'.repeat(500_000)}`, 1_000],
    [
      'as its cells have many lines',
      file(...of(1_000, 10).map((line) => line.replace(/\.+$/, `"${'Note\r\n'.repeat(900)}"`))),
      1_000,
    ],
  ])('is not taken for one %s', async (_, text, most) => {
    expect(text.length).toBeGreaterThan(4_000_000);
    expect((await readFile(fileOf(text), most)).facts.isLarge).toBe(false);
  });
});

describe('a file', () => {
  it.each([
    ['tabs', utf8(file(...rows.slice(0, 2)).replaceAll(',', '\t'))],
    ['pipes', utf8(file(...rows.slice(0, 2)).replaceAll(',', '|'))],
    ['old line ends and a mark', utf8(`\uFEFF${file(...rows).replaceAll('\r\n', '\r')}`)],
    ['a line of its separator', utf8(`sep=,\r\n${file(...rows)}`)],
  ])('is read with %s', async (_, bytes) => {
    const { preview } = await read(fileOf(bytes));
    expect(preview.refusals).toEqual([]);
    expect(preview.ready).toBeGreaterThanOrEqual(2);
    expect(preview.states[0]?.state).toBe('OH');
  });

  it('is read with line ends of several kinds, also in the middle of one', async () => {
    const [first = '', second = '', third = ''] = rows;
    const mixed = `${header}\n${first}\r\n${second}\r${third}\n4,"DEE\r\nANN",ROE,,,,OH,,Y\r\n`;
    const { preview, checked } = await read(fileOf(mixed));
    expect([preview.ready, preview.refused]).toEqual([4, 0]);
    expect(checked.table.dictionaries.first.dictionary).toContain('Dee Ann');
    // Of spans of any length each begins in the middle of a line's end somewhere.
    const many = Array.from({ length: 6_000 }, (_, at) => `${at},ANA,LOPEZ,,12 OAK ST,SALEM,OH,44460,Y`);
    expect((await read(fileOf(file(...many)))).preview).toMatchObject({ rows: 6_000, ready: 6_000 });
  });

  it.each([
    [
      'UTF-16 with its low byte first',
      (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le')),
    ],
    [
      'UTF-16 with its high byte first',
      (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
    ],
    ['UTF-16 without a mark', (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))],
    ['Latin-1', (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))],
  ])('is read in %s', async (_, bytes) => {
    const { preview, checked } = await read(
      fileOf(bytes(file('1,José,Peña,,12 Oak St,Salem,OH,,', ...rows.slice(1)))),
    );
    expect([preview.ready, preview.refused]).toEqual([3, 0]);
    expect(checked.table.dictionaries.last.dictionary).toContain('Peña');
  });

  it('in Windows-1252 is read as that, even where only its end shows it', async () => {
    const many = Array.from(
      { length: 600 },
      (_, at) => `${at},Ana,Lopez,,12 Oak St,Salem,OH,44460,Y${'.'.repeat(4_000)}`,
    );
    const { facts, checked } = await read(fileOf(windows1252(file(...many, 'x,José,Peña,,12 Oak St,,OH,,'))));
    expect(facts.encoding).toBe('utf-8');
    expect(checked.preview.ready).toBe(601);
    expect(checked.table.dictionaries.last.dictionary).toContain('Peña');
  });

  it('counts what is left out and what is mended, by kind, with the rows', async () => {
    const { preview, checked } = await read(
      fileOf(
        file(
          ...rows,
          '',
          '2,BO,KIM,,,,,,',
          ',DEE,DOE,,,,,,',
          '9,,,,,,,,',
          '10,ELI,FOX,never,5 Elm St,Austin,TX,73301,',
          '11,FAY,FOX',
          '12,GUS,FOX,,,,,,,extra',
        ),
      ),
    );
    expect(preview).toMatchObject({ rows: 9, ready: 4, refused: 5 });
    expect(codes(preview.refusals)).toEqual({
      ...{ id_repeated: 1, id_missing: 1, name_missing: 1, cells_few: 1, cells_many: 1 },
    });
    expect(codes(preview.notes)).toEqual({ birth_bad: 1 });
    expect(preview.notes[0]?.examples).toEqual([{ row: 9, subject: 'ELI FOX', cell: 'never' }]);
    expect(preview.states).toEqual([
      { state: 'OH', voters: 3 },
      { state: 'TX', voters: 1 },
    ]);
    expect(checked.refused.map(({ row, why }) => [row, why])).toContainEqual([6, 'id_repeated']);
  });

  it('puts the day first where a date proves it, wherever it stands, and as a person says', async () => {
    const born = ({ checked: { table } }: Awaited<ReturnType<typeof read>>) => table.numbers.birth.at(0);
    const line = (date: string, id: number) => `${id},ANA,LOPEZ,${date},,,OH,,${'.'.repeat(4_000)}`;
    const far = Array.from({ length: 1_200 }, (_, at) => line('3/9/1980', at));
    const found = await read(fileOf(file(...far, line('25/9/1980', 1_201))));
    expect(found.preview.dates).toEqual([{ column: 3, found: { order: 'day first', why: 'proved' } }]);
    expect(born(found)).toBe(19800903);
    expect(born(await read(fileOf(file(line('3/9/1980', 1)))))).toBe(19800309);
    expect(born(await read(fileOf(file(line('3/9/1980', 1))), { 3: 'day first' }))).toBe(19800903);
  });
});

describe('registrations', () => {
  const nc = [
    'county_desc\tncid\tlast_name\tfirst_name\tstatus_cd\tconfidential_ind\tres_street_address\tcong_dist_abbrv',
    'WAKE\tAA1\tLOPEZ\tANA\tA\tN\t12 OAK ST\t02',
    'WAKE\tAA2\tKIM\tBO\tI\tN\t14 OAK ST\t02',
    'WAKE\tAA3\tROE\tCY\tR\tN\tREMOVED\t',
    'WAKE\tAA4\tFOX\tDEE\tD\tN\t16 OAK ST\t02',
    'WAKE\tAA5\tLEE\tELI\tS\tY\t18 OAK ST\t02',
    'DURHAM\tAA6\tDOE\tFAY\tA\tN\t1 ELM ST\t4',
    'DURHAM\tAA7\tDOE\tGUS\tQ\tN\t1 ELM ST\t4',
  ].join('\n');
  const readWith = async (rules: Partial<typeof noRules>, most?: number) =>
    read(fileOf(nc), {}, most, { ...noRules, ...rules });
  const inState = { state: 'NC', answers: {}, keep: [] };

  it('that are over are left out, by reason, and may be kept', async () => {
    const { facts, preview, checked } = await readWith({ statuses: inState });
    expect(facts.us_state).toBe('NC');
    expect(codes(preview.refusals)).toEqual({ status_removed: 1, status_denied: 1 });
    expect(preview.ready).toBe(5);
    expect(checked.table.dictionaries.status.dictionary).toEqual(['active', 'inactive', 'Q']);
    const all = await readWith({ statuses: { ...inState, keep: ['removed'] } });
    expect(codes(all.preview.refusals)).toEqual({ status_denied: 1 });
    expect(all.checked.table.dictionaries.status.dictionary).toContain('removed');
  });

  it('with an unknown code are asked about, and read as answered', async () => {
    const { preview } = await readWith({ statuses: inState });
    expect(preview.unknownStatuses).toEqual([{ code: 'Q', voters: 1 }]);
    const answered = await readWith({ statuses: { ...inState, answers: { q: 'purged' } } });
    expect(answered.preview.unknownStatuses).toEqual([]);
    expect(codes(answered.preview.refusals)).toEqual({
      status_removed: 1,
      status_denied: 1,
      status_purged: 1,
    });
  });

  it('of confidential voters come without a door', async () => {
    const { checked } = await readWith({ statuses: { ...inState, keep: ['removed'] } });
    const { street, last } = checked.table.dictionaries;
    const at = last.dictionary.indexOf('Lee');
    const row = [0, 1, 2, 3, 4, 5].find((row) => last.codes.at(row) === at) ?? -1;
    expect(street.dictionary[street.codes.at(row)]).toBe('');
    expect(street.dictionary).not.toContain('Removed');
  });

  describe('with race and ethnicity', () => {
    const lines = [
      'ncid\tlast_name\tfirst_name\tstatus_cd\trace_code\tethnic_code',
      'AA1\tLOPEZ\tANA\tA\tW\tHL',
      'AA2\tKIM\tBO\tA\tA\tNL',
      'AA3\tROE\tCY\tR\tB\tNL',
      'AA4\tFOX\tDEE\tA\tU\tUN',
    ];
    const rules = { ...noRules, statuses: inState };
    const readRace = (race: boolean, text = lines.join('\n')) =>
      read(fileOf(text), {}, 100, { ...rules, race });
    /** Columns of race of what was packed, by the voters' ids. */
    async function raceOf({ chunks: [bytes = new Uint8Array()] }: Built) {
      const { data, rows, texts } = await openChunk(bytes);
      return Object.fromEntries(
        Array.from(data, ([id, column]) => [
          id,
          Object.fromEntries(
            Array.from({ length: rows }, (_, row) => [
              textAt(texts.id, row),
              column instanceof Float64Array ? column[row] : column.dictionary[column.codes[row] ?? 0],
            ]),
          ),
        ]),
      );
    }
    const white = { AA1: 'White', AA2: 'Asian', AA4: '' };
    const hispanic = { AA1: 'Hispanic', AA2: 'Not Hispanic', AA4: '' };

    it('come without them while they are off, whatever the columns are mapped to', async () => {
      const { facts, checked, preview } = await readRace(false);
      expect([facts.race, preview.race]).toEqual([['race_code', 'ethnic_code'], []]);
      expect(facts.mapping.slice(4)).toEqual([null, null]);
      const off = await pack(facts, checked, null);
      expect([await raceOf(off), off.packed.promise.race]).toEqual([{}, undefined]);
    });

    it('bring them while they are on, by one name for each state’s codes', async () => {
      const { facts, checked, preview } = await readRace(true);
      expect(preview.race).toEqual(['race', 'ethnicity']);
      const on = await pack(facts, checked, null, undefined, undefined, null, true);
      expect([await raceOf(on), on.packed.promise.race]).toEqual([
        { race: white, ethnicity: hispanic },
        true,
      ]);
      const written = new TextDecoder().decode(await gunzip(on.chunks[0] ?? new Uint8Array(), 1e6));
      expect(written).toContain('data race');
    });

    it('lose them with the next file that is packed once they are off', async () => {
      const { facts, checked } = await readRace(true);
      const on = await pack(facts, checked, null, undefined, undefined, null, true);
      const again = await readRace(false);
      const off = await pack(again.facts, again.checked, null, on);
      expect([Object.keys(await raceOf(off)), off.packed.promise.race]).toEqual([['changes'], undefined]);
      // Also where nothing comes but a removal, as right after they were turned off.
      const table = await tableOf(
        formerOf(on),
        async (at) => on.chunks[at] ?? null,
        () => undefined,
      );
      if (!table) throw new Error('The former file could not be opened.');
      const removed = await pack(facts, { ...checked, table }, null, on, undefined, 'race');
      expect([await raceOf(removed), removed.packed.promise.race]).toEqual([{}, undefined]);
    });

    it('keep what the newest file says of them, and what a file without them leaves', async () => {
      const { facts, checked } = await readRace(true);
      const on = await pack(facts, checked, null, undefined, undefined, null, true);
      const newer = await readRace(true, lines.join('\n').replace('\tW\tHL', '\tM\tHL'));
      const next = await pack(newer.facts, newer.checked, null, on, undefined, null, true);
      expect((await raceOf(next)).race).toEqual({ ...white, AA1: 'Multiple races' });
      const bare = await readRace(
        true,
        lines.map((line) => line.split('\t').slice(0, 4).join('\t')).join('\n'),
      );
      const carried = await pack(bare.facts, bare.checked, null, on, undefined, null, true);
      expect(await raceOf(carried)).toMatchObject({ race: white, ethnicity: hispanic });
    });
  });

  it('of other districts are not read, and do not count towards the limit', async () => {
    const filters = [{ header: 'CONG_DIST_ABBRV', values: ['4', '7'] }];
    const { preview } = await readWith({ filters, statuses: inState }, 2);
    expect(preview).toMatchObject({ rows: 7, elsewhere: 5, ready: 2, refused: 0 });
    const both = [...filters, { header: 'county_desc', values: ['wake'] }];
    expect((await readWith({ filters: both })).preview).toMatchObject({ elsewhere: 7, ready: 0 });
    await expect(readWith({ statuses: inState }, 2)).rejects.toThrow('too_many_rows');
  });
});

describe('what is built', () => {
  it('is what start promises, and its chunks hold the voters in walking order', async () => {
    const { packed, chunks } = await built(file(...rows));
    const [promised] = packed.promise.chunks;
    expect(packed.promise).toMatchObject({
      ...{ file_name: 'voters.csv', us_state: 'OH', refused: 0, source: 'The county', pack: 1 },
      counts: { voters: 3, households: 2, doors: 2, phones: 0, cells: 0, emails: 0, places: 0 },
      changes: { added: 3, changed: 0, gone: 0, unchanged: 0 },
      elections: [{ key: 'G2022', kind: 'general', year: 2022 }],
    });
    expect(promised).toMatchObject({ id: 'file-0', rows: 3, bytes: chunks[0]?.length });
    const chunk = await openChunk(chunks[0] ?? new Uint8Array());
    expect([0, 1, 2].map((row) => textAt(chunk.texts.id, row))).toEqual(['2', '3', '1']);
  });

  it('tells what a newer file changes, by the ids', async () => {
    const before = await built(file(...rows));
    const newer = [
      header.replace('general_2022', 'general_2024,general_2022'),
      `1${rows[0]?.slice(1).replace(/,Y$/, ',,Y')}`,
      '2,BO,KIM-LEE,1/2/1975,2 Oak St,Salem,OH,44460,,',
      '8,NEW,VOTER,,,,OH,,Y,',
    ];
    const { packed } = await built(newer.join('\n'), before);
    expect(packed.promise.changes).toEqual({ added: 1, changed: 1, gone: 1, unchanged: 1 });
    expect(packed).toMatchObject({ previous: 'file', compared: true });
    expect(packed.gone).toEqual([{ id: '3', name: 'Cy, Jr Kim', home: '2 Oak St Salem' }]);
    const again = await built(file(...rows.toReversed()), before);
    expect(again.packed.promise.changes).toEqual({ added: 0, changed: 0, gone: 0, unchanged: 3 });
    expect(again.packed.gone).toBeUndefined();
  });

  it.each([
    ['missing', null],
    ['damaged', utf8('nothing')],
  ])('comes all the same where a former chunk is %s', async (_, chunk) => {
    const before = await built(file(...rows));
    const { packed } = await built(file(...rows), before, chunk);
    expect(packed).toMatchObject({ compared: false, previous: 'file' });
    expect(packed.promise.changes.added).toBe(3);
  });
});

describe('a history file', () => {
  const ncHeader =
    'county_id\tcounty_desc\tvoter_reg_num\telection_lbl\telection_desc\tvoting_method\tvoted_party_cd\tvoted_party_desc\tncid';
  const nc = (id: string, date: string, kind: string, method: string, party = 'UNA') =>
    `"92"\t"WAKE"\t"0001"\t"${date}"\t"${date} ${kind}"\t"${method}"\t"${party}"\t"X"\t"${id}"`;

  async function join(before: Built, text: string, name = 'ncvhis.txt') {
    const { facts, readings } = await readFile(fileOf(text, name), 9);
    const table = await tableOf(
      formerOf(before),
      async (at) => before.chunks[at] ?? null,
      () => undefined,
    );
    if (!table) throw new Error('The former file could not be opened.');
    const { history, us_state: state } = facts;
    const joined = await joinHistory({
      readings,
      history,
      state,
      table,
      progress: () => undefined,
    });
    if ('why' in joined) throw refusal(joined);
    const part: FilePart = {
      ...{ id: name, kind: 'history', file_name: name, ...source },
      ...{ rows: joined.preview.rows, matched: joined.preview.joined?.matched ?? 0, columns: [] },
    };
    return { facts, joined, result: await pack(facts, joined, part, before) };
  }
  const history = [
    ncHeader,
    nc('1', '11/05/2024', 'GENERAL', 'ABSENTEE ONESTOP'),
    nc('2', '11/05/2024', 'GENERAL', 'IN-PERSON'),
    nc('2', '03/05/2024', 'PRIMARY', 'ABSENTEE BY MAIL', 'REP'),
    nc('77', '11/05/2024', 'GENERAL', 'IN-PERSON'),
    nc('1', 'never', 'BALLOT', 'IN-PERSON'),
  ].join('\n');
  async function votes({ packed, chunks }: Built) {
    const chunk = await openChunk(chunks[0] ?? new Uint8Array());
    return Object.fromEntries(
      Array.from({ length: chunk.rows }, (_, row) => [
        textAt(chunk.texts.id, row),
        packed.promise.elections
          .filter((_, bit) => ((chunk.numbers.votes_a[row] ?? 0) >>> bit) & 1)
          .map(({ key }) => `${key}:${chunk.ballots.get(key)?.[row] ?? 0}`)
          .join(' '),
      ]),
    );
  }

  it('is joined by the id, with how they voted and the party of a primary', async () => {
    const { facts, joined, result } = await join(await built(file(...rows)), history);
    expect(facts).toMatchObject({ kind: 'history', us_state: 'NC' });
    expect(joined.preview).toMatchObject({
      ...{ rows: 5, refused: 1, ready: 3 },
      joined: { matched: 3, voters: 2, unmatched: 1, unmatchedIds: ['77'] },
    });
    expect(joined.preview.joined?.methods).toMatchObject({ early: 1, in_person: 1, mail: 1 });
    expect(await votes(result)).toEqual({
      1: 'G20241105:2 G2022:0',
      2: 'G20241105:1 P20240305:19',
      3: '',
    });
    expect(result.packed.promise).toMatchObject({
      ...{ file_name: 'voters.csv', source: 'The county', counts: { voters: 3 } },
      parts: [{ kind: 'history', rows: 5, matched: 3 }],
    });
  });

  it('adds to what is there, and never doubles it', async () => {
    const first = await join(await built(file(...rows)), history);
    const again = await join(first.result, history, 'again.txt');
    expect(await votes(again.result)).toEqual(await votes(first.result));
    const more = [
      ncHeader,
      nc('3', '11/08/2022', 'GENERAL', 'PROVISIONAL'),
      nc('3', '11/08/2022', 'GEN.', ''),
    ];
    const later = await join(again.result, more.join('\n'), 'later.txt');
    expect(await votes(later.result)).toEqual({
      1: 'G20241105:2 G20221108:0',
      2: 'G20241105:1 P20240305:19',
      3: 'G20221108:4',
    });
    expect(later.result.packed.promise.parts).toHaveLength(3);
  });

  it('takes two labels of one day in one file as one election', async () => {
    const labels = [
      ncHeader,
      nc('1', '11/05/2024', 'GENERAL', ''),
      nc('2', '11/05/2024', 'SPECIAL', 'IN-PERSON'),
      nc('1', '11/05/2024', 'MUNICIPAL', 'ABSENTEE BY MAIL'),
      nc('3', '11/05/2024', 'GENERAL', ''),
    ];
    const { result } = await join(await built(file(...rows)), labels.join('\n'));
    expect(await votes(result)).toEqual({ 1: 'G20241105:3 G2022:0', 2: 'G20241105:1', 3: 'G20241105:0' });
  });

  it('cut off in the middle of an id does not give the vote to another voter', async () => {
    const before = await built(file(...rows));
    const cut = 'election_lbl\tncid\tvoting_method\n11/05/2024\t2\tIN-PERSON\n11/05/2024\t1';
    const { joined, result } = await join(before, cut);
    expect(codes(joined.preview.refusals)).toEqual({ cells_few: 1 });
    expect(await votes(result)).toMatchObject({ 1: 'G2022:0', 2: 'G20241105:1' });
    // In a cell between quotation marks it is refused, with the row.
    await expect(join(before, history.slice(0, history.lastIndexOf('X"')))).rejects.toThrow('quote_open 6');
  });

  it('stays when a newer file of voters comes, whose own columns know better who voted', async () => {
    const { result } = await join(await built(file(...rows)), history);
    const newer = [
      header.replace('general_2022', 'general_2024'),
      '1,ANA,LOPEZ,5/30/1980,12 OAK ST,SALEM,OH,44460,Y',
      '2,BO,KIM,1/2/1975,2 Oak St,Salem,OH,44460,N',
    ];
    const next = await built(newer.join('\n'), result);
    expect(await votes(next)).toEqual({ 1: 'G20241105:2 G2022:0', 2: 'P20240305:19' });
    expect(next.packed.promise.parts).toHaveLength(1);
  });

  it('comes from the newest file also where a checked file is packed a second time', async () => {
    const { result } = await join(await built(file(...rows)), history);
    const plain = await built(file(...rows));
    const { facts, checked } = await read(fileOf(file(...rows).replace('general_2022', 'general_2024')));
    const first = await votes(await pack(facts, checked, null, result));
    // What the first packing took over is not this file's own: the second was compared with a file without that history.
    expect(await votes(await pack(facts, checked, null, plain))).toMatchObject({ 1: 'G2024:0 G2022:0' });
    expect(await votes(await pack(facts, checked, null, result))).toEqual(first);
    expect(first[1]).toBe('G20241105:2 G2022:0');
  });

  it('of another state matches nobody, and says so', async () => {
    const wa =
      'VoterHistoryID|CountyCode|StateVoterID|ElectionDate\n1|KI|WA001|2024-11-05\n2|KI|WA002|2024-11-05';
    const { joined } = await join(await built(file(...rows)), wa, 'history.txt');
    expect(joined.preview.joined).toMatchObject({
      matched: 0,
      unmatched: 2,
      unmatchedIds: ['WA001', 'WA002'],
    });
  });

  it('of Florida has no header', async () => {
    const fl = '1ALA\t100000001\t11/05/2024\tGEN\tA'.slice(1);
    const { facts } = await readFile(fileOf(`${fl}\nALA\t100000002\t11/05/2024\tGEN\tB\n`), 9);
    expect(facts).toMatchObject({ kind: 'history', us_state: 'FL' });
    expect(facts.history).toEqual([null, 'id', 'date', 'type', 'method']);
  });
});

describe('cells with tabs between them', () => {
  it('may have quotation marks that enclose nothing', async () => {
    const text = [
      'voter_id\tfirst_name\tlast_name\tcity',
      '1\t"ACE\tLOPEZ\tSALEM',
      '2\tBO "THE MAN"\tKIM\tSALEM',
      '3\t"CY" JR\tROE\tSALEM',
    ].join('\n');
    expect((await read(fileOf(text))).preview).toMatchObject({ ready: 3, refused: 0 });
  });
});

describe('several files', () => {
  const zipOf = (files: Record<string, string>) =>
    new File(
      [
        Uint8Array.from(
          zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, utf8(text)]))),
        ),
      ],
      'counties.zip',
    );
  const county = (at: number) =>
    file(`${at}0,ANA,LOPEZ,,12 OAK ST,SALEM,OH,44460,Y`, `${at}1,BO,KIM,,,,OH,,`);
  /** The second of them has its columns in another order, and one more. */
  const counties = Array.from({ length: 67 }, (_, at): [string, string] => [
    `county/C${String(at).padStart(2, '0')}.txt`,
    at === 1
      ? 'last_name,first_name,note,voter_id,general_2022,zip,state,city,address,dob\nROE,CY,x,roe,Y,44460,OH,SALEM,2 Elm St,'
      : county(at),
  ]);

  async function readAll(files: readonly File[], rules = noRules) {
    const { facts, readings } = await readFiles(files);
    const { layout, mapping } = facts;
    const order = { readings, layout, mapping, dayOrders: {}, rules, most: 1_000, progress: () => undefined };
    const checked = await check(order);
    if ('why' in checked) throw refusal(checked);
    return { facts, ...checked };
  }

  it.each([
    ['as they are', () => counties.map(([name, text]) => fileOf(text, name)), 'county/C00.txt + 66'],
    ['in an archive', () => [zipOf(Object.fromEntries(counties))], 'counties.zip'],
  ])('are read as one, %s, by the names of their columns', async (_, files, name) => {
    const { facts, preview, table } = await readAll(files());
    expect(facts).toMatchObject({ files: 67, name });
    expect(facts.first).toMatch(/C00\.txt$/);
    expect(preview).toMatchObject({ rows: 133, ready: 133, refused: 0 });
    const roe = table.ids.find(utf8('roe'));
    const { last, city, street } = table.dictionaries;
    expect([last, city, street].map(({ dictionary, codes }) => dictionary[codes.at(roe)])).toEqual([
      'Roe',
      'Salem',
      'Elm St',
    ]);
    expect(table.numbers.votes_a.at(roe)).toBe(1);
  });

  it('may be in another encoding each', async () => {
    const { table } = await readAll([
      fileOf(county(1), 'a.csv'),
      fileOf(windows1252(file('9,José,Peña,,,,OH,,')), 'b.csv'),
    ]);
    expect(table.dictionaries.last.dictionary).toContain('Peña');
  });

  it('name the file beside the row that is left out', async () => {
    const twice = (name: string) => fileOf(file('7,ANA,LOPEZ,,,,OH,,', '7,ANA,LOPEZ,,,,OH,,'), name);
    const { preview, refused } = await readAll([twice('a.csv'), twice('b.csv')]);
    const rows = [
      ['a.csv', 3],
      ['b.csv', 2],
      ['b.csv', 3],
    ];
    expect(preview.refusals[0]?.examples.map((one) => [one.file, one.row])).toEqual(rows);
    expect(refused.map((one) => [one.file, one.row])).toEqual(rows);
    const alone = await readAll([twice('a.csv')]);
    expect(alone.refused).toMatchObject([{ file: undefined, row: 3 }]);
  });

  it('that lack columns are pointed out; of other columns they are refused', async () => {
    const lacking = header.replace(',zip', '');
    const { facts, preview } = await readAll([
      fileOf(county(1), 'a.csv'),
      fileOf(`${lacking}\n9,ANA,LOPEZ,,,,OH,Y`, 'b.csv'),
    ]);
    expect(facts.lacking).toEqual([{ name: 'b.csv', columns: ['zip'] }]);
    expect(preview.ready).toBe(3);
    const other = fileOf('precinct,candidate,votes\n1,x,2', 'results.csv');
    expect(await readStarts([fileOf(county(1)), other], 9)).toMatchObject({
      ...{ is: 'refused file', why: 'other_columns', file: 'results.csv' },
    });
  });

  it('in an archive that is cut off, of other things, or has a password are refused', async () => {
    const whole = new Uint8Array(await zipOf(Object.fromEntries(counties)).arrayBuffer());
    const cut = fileOf(whole.subarray(0, whole.length - 5_000), 'cut.zip');
    expect(await readStarts([cut], 9)).toMatchObject({ why: 'zip_damaged' });
    expect(await readStarts([zipOf({ 'read me.pdf': '%PDF' })], 9)).toMatchObject({ why: 'zip_empty' });
    const locked = Uint8Array.from(whole);
    for (let at = 0; at < locked.length - 4; at++)
      if (locked[at] === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1 && locked[at + 3] === 2)
        locked[at + 8] = 1;
    expect(await readStarts([fileOf(locked, 'locked.zip')], 9)).toMatchObject({ why: 'zip_locked' });
  });

  it('in an archive that unpacks to far too much are refused before it is unpacked', async () => {
    const bomb = zipOf({ 'voters.txt': '0'.repeat(30_000_000) });
    expect(bomb.size).toBeLessThan(100_000);
    expect(await readStarts([bomb], 9)).toMatchObject({ why: 'zip_large' });
    // One that says less than it holds is stopped where it goes past that.
    const bytes = new Uint8Array(await bomb.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    expect(await readStarts([fileOf(bytes, 'lying.zip')], 9)).toMatchObject({ why: 'zip_large' });
  });

  it('cut off in the middle of a row lose only that row', async () => {
    const { preview } = await readAll([fileOf(county(1).slice(0, -8), 'a.csv')]);
    expect(preview).toMatchObject({ ready: 1, refused: 1 });
    expect(codes(preview.refusals)).toEqual({ cells_few: 1 });
  });
});

describe('columns of the campaign’s own', () => {
  async function append(before: Built, text: string, id: string, replaces: string | null = null) {
    const { facts, readings } = await readFile(fileOf(text, `${id}.csv`), 9);
    const table = await tableOf(
      formerOf(before),
      async (at) => before.chunks[at] ?? null,
      () => undefined,
    );
    if (!table) throw new Error('The former file could not be opened.');
    const order = { readings, mapping: facts.data, replaces, parts: formerOf(before).parts, table };
    const joined = await joinData({ ...order, progress: () => undefined });
    if ('why' in joined) throw refusal(joined);
    const { preview } = joined;
    const part: FilePart = {
      ...{ id, kind: 'data', file_name: `${id}.csv`, ...source },
      ...{
        rows: preview.rows,
        matched: preview.joined?.matched ?? 0,
        columns: preview.joined?.columns ?? [],
      },
    };
    return { facts, preview, result: await pack(facts, joined, part, before, undefined, replaces) };
  }
  async function dataOf({ chunks }: Built) {
    const chunk = await openChunk(chunks[0] ?? new Uint8Array());
    return Object.fromEntries(
      Array.from(chunk.data, ([id, column]) => [
        id,
        Object.fromEntries(
          Array.from({ length: chunk.rows }, (_, row) => [
            textAt(chunk.texts.id, row),
            column instanceof Float64Array ? column[row] : column.dictionary[column.codes[row] ?? 0],
          ]),
        ),
      ]),
    );
  }
  const scores = 'voter_id,Score,Party,Segment\n1,"1,234",x,high\n2,"0,5",y,low\n3,?,,\n99,1,z,low\n,2,z,low';

  it('are joined by the id, typed, with names of their own', async () => {
    const { facts, preview, result } = await append(await built(file(...rows)), scores, 'scores');
    expect(facts.kind).toBe('data');
    expect(preview.joined).toMatchObject({ matched: 3, unmatched: 1, unmatchedIds: ['99'], voters: 3 });
    expect(codes(preview.notes)).toEqual({});
    expect(codes(preview.refusals)).toEqual({ id_missing: 1 });
    expect(await dataOf(result)).toEqual({
      score: { 1: '1,234', 2: '0,5', 3: '?' },
      'party-own': { 1: 'x', 2: 'y', 3: '' },
      segment: { 1: 'high', 2: 'low', 3: '' },
    });
    expect(result.packed.promise.parts?.[0]?.columns.map(({ name }) => name)).toEqual([
      'Score',
      'Party (own)',
      'Segment',
    ]);
  });

  it('of numbers with commas are numbers, and stay when a newer voter file comes', async () => {
    const numbers = scores.replace('3,?,,', '3,"2,000",,');
    const { result } = await append(await built(file(...rows)), numbers, 'scores');
    expect(await dataOf(result)).toMatchObject({ score: { 1: 1234, 2: 0.5, 3: 2000 } });
    const next = await built(file(...rows.slice(0, 2), '8,NEW,VOTER,,9 Elm St,Salem,OH,44460,'), result);
    const data = await dataOf(next);
    expect(data).toMatchObject({
      score: { 1: 1234, 2: 0.5, 8: Number.NaN },
      changes: { 1: '', 2: '', 8: 'added' },
    });
    expect(next.packed.promise.parts).toHaveLength(1);
  });

  it('are replaced as a whole, under the ids that they had', async () => {
    const { result } = await append(await built(file(...rows)), scores, 'scores');
    const again = await append(result, 'voter_id,Score\n2,7\n', 'newer', 'scores');
    expect(await dataOf(again.result)).toEqual({ score: { 1: Number.NaN, 2: 7, 3: Number.NaN } });
    expect(again.result.packed.promise.parts?.map(({ id }) => id)).toEqual(['newer']);
  });

  it('are removed as a whole, and what else was joined stays', async () => {
    const { result } = await append(await built(file(...rows)), scores, 'scores');
    const both = await append(result, 'voter_id,Donor\n1,yes\n3,no\n', 'donors');
    const former = formerOf(both.result);
    const table = await tableOf(
      former,
      async (at) => both.result.chunks[at] ?? null,
      () => undefined,
    );
    if (!table) throw new Error('The former file could not be opened.');
    dropPart(table, former.parts, 'scores');
    const { facts, checked } = await read(fileOf(file(...rows)));
    const left = await pack(facts, { ...checked, table }, null, both.result, undefined, 'scores');
    expect(await dataOf(left)).toEqual({ donor: { 1: 'yes', 2: '', 3: 'no' } });
    expect(left.packed.promise).toMatchObject({
      ...{ parts: [{ id: 'donors' }], counts: { voters: 3 } },
      changes: { added: 0, changed: 0, gone: 0, unchanged: 3 },
    });
  });

  it('are at most 30 in all', async () => {
    const many = (count: number) =>
      `voter_id,${Array.from({ length: count }, (_, at) => `c${at}x`).join(',')}\n1,${'1,'.repeat(count - 1)}1`;
    const { result } = await append(await built(file(...rows)), many(20), 'a');
    await expect(append(result, many(11), 'b')).rejects.toThrow('too_many_columns');
    expect((await append(result, many(10), 'b')).result.packed.promise.parts).toHaveLength(2);
  });

  it('tell who moved and who changed party', async () => {
    const with_ = (party: string, street: string) =>
      `voter_id,last_name,party,address\n1,LOPEZ,${party},${street}\n2,KIM,DEM,2 Oak St`;
    const next = await built(with_('REP', '9 Elm St'), await built(with_('DEM', '12 Oak St')));
    expect(await dataOf(next)).toEqual({ changes: { 1: 'moved party', 2: '' } });
  });

  it('come from the newest file also where a checked file is packed a second time', async () => {
    const { result: older } = await append(
      await built(file(...rows)),
      'voter_id,Score\n1,1\n2,1\n',
      'scores',
    );
    const { result: newer } = await append(
      older,
      'voter_id,Score,Donor\n1,2,yes\n2,2,no\n',
      'newer',
      'scores',
    );
    const { facts, checked } = await read(fileOf(file(...rows)));
    await pack(facts, checked, null, older);
    const second = await dataOf(await pack(facts, checked, null, newer));
    expect(second).toMatchObject({ score: { 1: 2, 2: 2 }, donor: { 1: 'yes', 2: 'no' } });
    expect(await dataOf(await pack(facts, checked, null, older))).not.toHaveProperty('donor');
  });

  it('lose what an older file called race, with the next file or part', async () => {
    const { result } = await append(
      await built(file(...rows)),
      'voter_id,Score,Group\n1,1,x\n2,1,y\n',
      'scores',
    );
    const { promise } = result.packed;
    const parts = promise.parts?.map((part) => ({
      ...part,
      columns: part.columns.map((column) =>
        column.id === 'group' ? { ...column, name: 'Modeled Race' } : column,
      ),
    }));
    const older = {
      ...result,
      packed: { ...result.packed, promise: { ...promise, ...(parts && { parts }) } },
    };
    const part = await append(older, 'voter_id,Donor\n1,yes\n', 'donors');
    for (const next of [await built(file(...rows), older), part.result]) {
      expect(await dataOf(next)).not.toHaveProperty('group');
      expect(next.packed.promise.parts?.[0]?.columns.map(({ name }) => name)).toEqual(['Score']);
    }
  });

  it('never tell race or ethnicity, whatever a forged mapping says', async () => {
    const text = 'voter_id,Race,Score\n1,Black,7\n2,White,8';
    const { facts, result } = await append(await built(file(...rows)), text, 'scores');
    expect([facts.race, Object.keys(await dataOf(result))]).toEqual([['Race'], ['score']]);
    const { readings } = await readFile(fileOf(text), 9);
    const before = await built(file(...rows));
    const table = await tableOf(
      formerOf(before),
      async (at) => before.chunks[at] ?? null,
      () => undefined,
    );
    if (!table) throw new Error('The former file could not be opened.');
    const mapping = { id: 0, columns: [{ column: 1, name: 'Group', type: 'choice' as const }] };
    const joined = await joinData({
      ...{ readings, mapping, replaces: null, parts: [], table },
      progress: () => undefined,
    });
    if ('why' in joined) throw refusal(joined);
    expect([...table.data.keys()]).toEqual([]);
  });

  it('never tell race by their words either, also where only later rows show it', async () => {
    const { facts, result, preview } = await append(
      await built(file(...rows)),
      'voter_id,Group,Letter,Score\n1,Black,x,7\n2,White,,8\n3,Hispanic/Latino,,9',
      'scores',
    );
    expect([facts.race, Object.keys(await dataOf(result))]).toEqual([['Group'], ['letter', 'score']]);
    expect(preview.joined?.race).toEqual([]);
    const late = `voter_id,Shirt\n1,Red\n${'7,Red\n'.repeat(500)}1,Black\n2,White\n`;
    const other = await append(await built(file(...rows)), late, 'shirts');
    expect(other.preview.joined).toMatchObject({ race: [], columns: [{ id: 'shirt' }] });
    const later = `voter_id,Group\n1,\n${'7,\n'.repeat(500)}1,Black\n2,Hispanic\n`;
    const hidden = await append(await built(file(...rows)), later, 'groups');
    expect(hidden.preview.joined).toMatchObject({ race: ['Group'], columns: [] });
    expect(await dataOf(hidden.result)).not.toHaveProperty('group');
  });
});

it('a column of race fills no field of a voter, whatever its name is matched to', async () => {
  const { facts } = await readFile(
    fileOf('voter_id,last_name,Language,Party\n1,LOPEZ,Hispanic/Latino,DEM\n2,KIM,Asian,REP'),
    9,
  );
  expect([facts.race, facts.racePlaces, facts.mapping[2]]).toEqual([['Language'], [2], null]);
  expect(facts.mapping[3]).toEqual({ is: 'field', field: 'party' });
});

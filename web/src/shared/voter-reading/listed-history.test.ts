import { describe, expect, it } from 'vitest';
import { methodIn, partyIn } from '#shared/domain/voters/ballot.ts';
import { textAt } from '#shared/domain/voters/chunk.ts';
import { noStatusRules } from '#shared/domain/voters/registration-status.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { check } from './check-voter-file.ts';
import { build } from './pack-file.ts';
import { readStarts } from './read-start.ts';
import { noRules } from './reading-rules.ts';

/** Reads a file and packs it as an import does: what each voter did, by the packed chunk, and where they live. */
async function imported(text: string) {
  const seen = await readStarts([new File([text], 'voters.csv')], 100);
  if (seen.is !== 'file') throw new Error(seen.why);
  const { facts, readings } = seen;
  const { layout, mapping, us_state: state } = facts;
  const rules = { ...noRules, statuses: { ...noStatusRules, state: state ?? '' } };
  const progress = () => undefined;
  const checked = await check({ readings, layout, mapping, dayOrders: {}, rules, most: 100, progress });
  if ('why' in checked) throw new Error(checked.why);
  const source = { source: 'The state', dated: null, permitted_use: '1', expires: null };
  const order = { fileId: 'file', organization: 'org', member: 'me', former: null, source };
  const chunks: Uint8Array[] = [];
  const { promise } = await build(
    { ...order, part: null, without: null, race: false },
    { ...facts, checked },
    { formerChunk: async () => null, keep: async (_, bytes) => void chunks.push(bytes), progress },
  );
  const chunk = await openChunk(chunks[0] ?? new Uint8Array());
  const { votes_a } = chunk.numbers;
  const votes = Object.fromEntries(
    Array.from({ length: chunk.rows }, (_, row) => [
      textAt(chunk.texts.id, row),
      promise.elections.flatMap(({ key }, at) => {
        if (!(((votes_a[row] ?? 0) >>> at) & 1)) return [];
        const code = (chunk.ballots.get(key)?.[row] ?? 0) & 0x7f;
        return [[key, methodIn(code), partyIn(code)].filter((word) => word !== '').join(' ')];
      }),
    ]),
  );
  return { state, votes, states: checked.preview.states, elections: promise.elections.map(({ key }) => key) };
}

describe('a voter file that tells the history itself', () => {
  it('in columns of Ohio says the party of a primary’s ballot', async () => {
    const { state, votes } = await imported(
      [
        'SOS_VOTERID,COUNTY_NUMBER,LAST_NAME,FIRST_NAME,VOTER_STATUS,RESIDENTIAL_ADDRESS1,RESIDENTIAL_CITY,RESIDENTIAL_STATE,PRIMARY-05/03/2022,GENERAL-11/08/2022',
        'OH1,01,LOPEZ,ANA,ACTIVE,12 OAK ST,SALEM,OH,D,X',
        'OH2,01,KIM,BO,ACTIVE,2 OAK ST,SALEM,OH,R,',
        'OH3,01,ROE,CY,ACTIVE,2 OAK ST,SALEM,OH,X,X',
        'OH4,01,FOX,DEE,ACTIVE,2 OAK ST,SALEM,OH,,',
      ].join('\n'),
    );
    expect([state, votes]).toEqual([
      'OH',
      {
        OH1: ['G20221108', 'P20220503 Democratic'],
        OH2: ['P20220503 Republican'],
        OH3: ['G20221108', 'P20220503'],
        OH4: [],
      },
    ]);
  });

  it('in columns of Wisconsin says how they voted', async () => {
    const { state, votes } = await imported(
      [
        'Voter Reg Number,LastName,FirstName,Voter Status,Address1,Address2,District,DistrictCombo,November2024,August2024',
        '1,LOPEZ,ANA,Active,12 OAK ST,"MADISON, WI 53703",x,y,At Polls,Absentee',
        '2,KIM,BO,Active,2 OAK ST,"MADISON, WI 53703",x,y,,At Polls',
      ].join('\n'),
    );
    expect([state, votes]).toEqual([
      'WI',
      { 1: ['G202411 in_person', 'P202408 mail'], 2: ['P202408 in_person'] },
    ]);
  });

  it('in New York’s one cell lists elections, and its voters live in New York', async () => {
    const voter = (last: string, id: string, history: string) =>
      Array.from({ length: 47 }, (_, at) =>
        at === 0 ? last : at === 1 ? 'ANA' : at === 41 ? 'ACTIVE' : at === 45 ? id : at === 46 ? history : '',
      )
        .map((cell) => `"${cell}"`)
        .join(',');
    const { state, states, votes, elections } = await imported(
      [
        voter('LOPEZ', 'NY000000000000000001', '20241105 GE(E);20240625 PR(P);General Election 2020(A)'),
        voter('KIM', 'NY000000000000000002', '20241105 GE(M);20241105 General Election(P)'),
        voter('ROE', 'NY000000000000000003', ''),
        voter('FOX', 'NY000000000000000004', 'no election'),
      ].join('\r\n'),
    );
    expect([state, states]).toEqual(['NY', [{ state: 'NY', voters: 4 }]]);
    expect(elections).toEqual(['G20241105', 'P20240625', 'G2020']);
    expect(votes).toEqual({
      NY000000000000000001: ['G20241105 early', 'P20240625 in_person', 'G2020 mail'],
      // Of two entries for one ballot the one that says more stays.
      NY000000000000000002: ['G20241105 mail'],
      NY000000000000000003: [],
      NY000000000000000004: [],
    });
  });

  it('is joined from several columns of one row', async () => {
    const { votes } = await imported(
      [
        'Voter ID,First Name,Last Name,Residential ZipCode,Voter Status,Voter History 1,Voter History 2',
        '1,ANA,LOPEZ,63101,Active,11/05/2024 General,08/06/2024 Primary',
        '2,BO,KIM,63101,Active,,08/06/2024 Primary',
      ].join('\n'),
    );
    expect(votes).toEqual({ 1: ['G20241105', 'P20240806'], 2: ['P20240806'] });
  });
});

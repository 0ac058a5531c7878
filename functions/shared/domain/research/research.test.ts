import { describe, expect, it } from 'vitest';
import { splitName } from '../people/name-parts.ts';
import {
  contributionsMax,
  countedContributions,
  type FecContribution,
  joinContributions,
  sumOf,
} from './contribution.ts';
import { comparedEmployer, contributorKey } from './contributor-key.ts';
import { evidenceOf, mayBeNamed } from './evidence.ts';
import { type FecLayout, layoutOfFirstRow } from './fec-files.ts';
import { comparedName, likenessOf, nameOfReport } from './fec-names.ts';
import { createContributorMatcher, type KnownPerson } from './match-contributors.ts';

const bulkRow = {
  ...{ committee: 'C00700001', amendment: 'N', report: 'Q1', election: 'P2024', image: '202404159627123456' },
  ...{ type: '15', entity: 'IND', name: 'SMITH, JOHN A', city: 'ATLANTA', state: 'GA', zip: '303091234' },
  ...{
    employer: 'ACME, INC.',
    occupation: 'ENGINEER',
    day: '01152024',
    amount: '500',
    other: '',
    tran: 'A1',
  },
  ...{ file: '1700000', memo: '', text: '', id: '4041520241234567890' },
};
const bulk = (fields: Partial<typeof bulkRow> = {}): string[] => Object.values({ ...bulkRow, ...fields });

function layout(first: readonly string[]): FecLayout {
  const found = layoutOfFirstRow(first);
  if (found === null || found === 'committees') throw new Error('No layout.');
  return found.layout;
}
const read = (fields: Partial<typeof bulkRow> = {}) => layout(bulk()).read(bulk(fields));

describe('a row of the bulk file', () => {
  it('is read by its place', () =>
    expect(read()).toEqual({
      contribution: {
        ...{ id: '4041520241234567890', committee_id: 'C00700001', committee: null, on: '2024-01-15' },
        ...{ cents: 50_000, kind: 'gift', election: 'P2024', image: '202404159627123456' },
      },
      contributor: {
        ...{ name: 'SMITH, JOHN A', city: 'ATLANTA', state: 'GA', zip: '30309' },
        ...{ employer: 'ACME, INC.', occupation: 'ENGINEER' },
      },
    }));

  it.each([
    [{ memo: 'X' }, { kind: 'memo', cents: 50_000 }],
    [{ type: '15J' }, { kind: 'memo' }],
    [{ type: '22Y' }, { kind: 'refund', cents: -50_000 }],
    [
      { type: '22Y', amount: '-500' },
      { kind: 'refund', cents: -50_000 },
    ],
    [{ amount: '-250' }, { kind: 'gift', cents: -25_000 }],
    [
      { amount: '-250', memo: 'X' },
      { kind: 'memo', cents: -25_000 },
    ],
    [{ amount: '2,500.5' }, { cents: 250_050 }],
    [
      { type: '24T', other: 'C00700002' },
      { kind: 'passed', committee_id: 'C00700002' },
    ],
    [
      { type: '24T', text: 'EARMARKED FOR X (C00700003)' },
      { kind: 'passed', committee_id: 'C00700003' },
    ],
    [{ election: '' }, { election: null }],
    [{ image: 'javascript:1' }, { image: null }],
  ])('with %j is %j', (fields, contribution) => expect(read(fields)).toMatchObject({ contribution }));

  it.each([
    { day: '02302024' },
    { day: '' },
    { day: '01011960' },
    { amount: '' },
    { amount: '0' },
    { amount: '1e9' },
    { amount: '99999999999999' },
    { amount: '=1+1' },
    { committee: 'ACME' },
    { name: '' },
  ])('with %j cannot be read', (fields) => expect(read(fields)).toBe('unreadable'));

  it.each([{ entity: 'PAC' }, { entity: 'ORG' }])('of %j is nobody’s', (fields) =>
    expect(read(fields)).toBe('other'),
  );

  it('loses what a spreadsheet would calculate, and what is too long', () => {
    const found = read({ employer: '=HYPERLINK("x")', occupation: 'X'.repeat(300), city: 'AT\tLAN\u202eTA' });
    expect(found).toMatchObject({
      contributor: { employer: null, occupation: 'X'.repeat(120), city: 'AT LANTA' },
    });
  });

  it('has an id of its own where the file has none, the same each time', () => {
    const [one, other] = [read({ id: '' }), read({ id: '' })];
    expect(one).toEqual(other);
    expect(one).not.toEqual(read({ id: '', amount: '501' }));
  });
});

describe('a file of fec.gov’s browser', () => {
  const headers =
    'committee_id,committee_name,report_year,report_type,image_number,transaction_id,entity_type,contributor_prefix,contributor_name,contributor_first_name,contributor_last_name,contributor_city,contributor_state,contributor_zip,contributor_employer,contributor_occupation,receipt_type,memo_code,contribution_receipt_date,contribution_receipt_amount,fec_election_type_desc,fec_election_year,is_individual,memo_text,sub_id'.split(
      ',',
    );
  const row = (fields: Record<string, string> = {}) => {
    const values: Record<string, string> = {
      ...{ committee_id: 'C00700001', committee_name: 'FRIENDS OF VANCE', entity_type: 'IND' },
      ...{ contributor_name: 'SMITH, JOHN', contributor_city: 'ATLANTA', contributor_state: 'GA' },
      ...{ contributor_zip: '303091234', contribution_receipt_date: '2024-01-15 00:00:00' },
      ...{
        contribution_receipt_amount: '500.00',
        fec_election_type_desc: 'PRIMARY',
        fec_election_year: '2024.0',
      },
      ...{ is_individual: 't', sub_id: '4041520241234567890', image_number: '202404159627123456', ...fields },
    };
    return headers.map((header) => values[header] ?? '');
  };
  it('is read by its headers, to the same contribution', () =>
    expect(layout(headers).read(row())).toMatchObject({
      contribution: {
        ...{ id: '4041520241234567890', committee: 'FRIENDS OF VANCE', on: '2024-01-15', cents: 50_000 },
        election: 'P2024',
      },
      contributor: { name: 'SMITH, JOHN', zip: '30309' },
    }));
  it('is read after a spreadsheet has written it, too', () =>
    expect(layout(headers).read(row({ contribution_receipt_date: '1/5/2024' }))).toMatchObject({
      contribution: { on: '2024-01-05' },
    }));
  it('leaves out who is no individual', () =>
    expect(layout(headers).read(row({ is_individual: 'f' }))).toBe('other'));
  it('is no other table', () => {
    expect(layoutOfFirstRow(['Name', 'Email', 'Amount', 'Date'])).toBeNull();
    expect(layoutOfFirstRow(bulk().slice(0, 20))).toBeNull();
    expect(layoutOfFirstRow(Array.from({ length: 15 }, (_, at) => (at === 0 ? 'C00700001' : 'X')))).toBe(
      'committees',
    );
  });
});

describe('names', () => {
  const compare = (card: string, report: string) => {
    const [own, written] = [comparedName(splitName(card)), nameOfReport(report)];
    return own && written && likenessOf(own, written);
  };
  it.each([
    ['John Smith', 'SMITH, JOHN', 'name'],
    ['John A. Smith', 'SMITH, JOHN', 'name'],
    ['John Smith', 'SMITH, JOHN A. MR.', 'name'],
    ['John Smith Jr.', 'SMITH JR, JOHN', 'name'],
    ['José Peña', 'PENA, JOSE', 'name'],
    ['Bob Smith', 'SMITH, ROBERT', 'nickname'],
    ['J. Smith', 'SMITH, JOHN', 'initial'],
    ['Ana López García', 'LOPEZ GARCIA, ANA', 'name'],
    ['Ana López-García', 'LOPEZ GARCIA, ANA', 'name'],
    ['Ana de la Cruz', 'DE LA CRUZ, ANA', 'name'],
    ['John A. Smith', 'SMITH, JOHN B', null],
    ['John Smith Jr.', 'SMITH, JOHN SR', null],
    ['John Smith', 'SMITH, JANE', null],
    ['John Smith', 'SMYTH, JOHN', null],
    ['John Smith', 'SMITH', null],
    ['John Smith', ',', null],
  ])('%s and %s: %s', (card, report, likeness) => expect(compare(card, report)).toBe(likeness));
});

describe('who is whose contributor', () => {
  const person = (id: string, name: string, fields: Partial<KnownPerson> = {}): KnownPerson => ({
    ...{ id, ...splitName(name), city: 'Atlanta', state: 'GA', zip: '30309', ...fields },
  });
  const match = (known: readonly KnownPerson[], rows: readonly Partial<typeof bulkRow>[]) => {
    const matcher = createContributorMatcher(known);
    for (const [at, fields] of rows.entries())
      matcher.addRow(layout(bulk()), bulk({ id: `${10_000 + at}`, ...fields }));
    return matcher.finish();
  };

  it('is told by name and place, and every employer is one', () => {
    const { proposals } = match(
      [person('john', 'John Smith'), person('jane', 'Jane Smith')],
      [{}, { amount: '25' }, { employer: 'OTHER LLC' }, { name: 'SMITH, JOHN B', zip: '99999', state: 'AK' }],
    );
    expect(proposals.map(({ person: id, contributors }) => [id, contributors.length])).toEqual([['john', 2]]);
    expect(
      proposals[0]?.contributors.map(({ contributions, place }) => [place, contributions.length]),
    ).toEqual(
      expect.arrayContaining([
        ['zip', 2],
        ['zip', 1],
      ]),
    );
  });

  it('keeps father and son apart, and namesakes of another middle name', () => {
    const { proposals } = match(
      [person('son', 'John A. Smith Jr.')],
      [{ name: 'SMITH SR, JOHN A' }, { name: 'SMITH, JOHN B' }, { name: 'SMITH, MARY' }],
    );
    expect(proposals).toEqual([]);
  });

  it('proposes nobody of a common name for the state alone, and says of how many', () => {
    const away = (zip: string) => ({ city: 'MACON', zip });
    const known = [person('john', 'John Smith')];
    expect(match(known, [away('31201'), away('31202')]).proposals).toHaveLength(1);
    const common = match(known, [away('31201'), away('31202'), away('31203'), away('31204')]);
    expect(common).toMatchObject({ proposals: [], counts: { common: 1 } });
    const near = match(known, [away('31201'), away('31202'), away('31203'), {}]);
    expect(near.proposals[0]?.contributors.map(({ place }) => place)).toEqual(['zip']);
  });

  it('never proposes for who has no place, and counts them', () => {
    const known = [person('john', 'John Smith', { city: '', state: '', zip: '' })];
    expect(match(known, [{}])).toMatchObject({ proposals: [], counts: { unplaced: 1 } });
  });

  it('counts rows, and holds nothing of others', () => {
    const { proposals, counts } = match(
      [person('john', 'John Smith')],
      [
        {},
        { name: 'SMITH, JOHN', amount: 'x' },
        { name: 'SMITH, JOHN', entity: 'PAC' },
        { name: 'STRANGER, PAUL' },
      ],
    );
    expect(counts).toMatchObject({ rows: 4, unreadable: 1, other: 1 });
    expect(JSON.stringify(proposals)).not.toContain('STRANGER');
  });

  it('takes the same row of two files once', () => {
    const { proposals } = match([person('john', 'John Smith')], [{ id: '12345' }, { id: '12345' }]);
    expect(proposals[0]?.contributors[0]?.contributions).toHaveLength(1);
  });

  it('names committees by the master file', () => {
    const matcher = createContributorMatcher([person('john', 'John Smith')]);
    matcher.addRow(layout(bulk()), bulk());
    matcher.addCommittee('C00700001', 'FRIENDS OF VANCE');
    expect(matcher.finish().proposals[0]?.contributors[0]?.contributions[0]?.committee).toBe(
      'FRIENDS OF VANCE',
    );
  });
});

describe('evidence', () => {
  const card = {
    ...{ given: 'John', middle: 'Andrew', family: 'Smith', suffix: null, city: 'Atlanta', state: 'Georgia' },
    ...{ zip: '30309-1234', employer: 'Acme', occupation: null },
  };
  const found = {
    ...{ name: 'SMITH, JOHN A', city: 'ATLANTA', state: 'GA', zip: '30309' },
    ...{ employer: 'ACME, INC.', occupation: 'ENGINEER' },
  };
  it('says what is the same and what differs', () => {
    expect(evidenceOf(card, found)).toEqual({
      reasons: ['name', 'middle', 'zip', 'city', 'state', 'employer'],
      doubts: [],
      isAlone: false,
    });
    expect(
      evidenceOf({ ...card, middle: null }, { ...found, zip: '31201', city: 'MACON', employer: 'OTHER' }),
    ).toEqual({
      reasons: ['name', 'state'],
      doubts: ['zip', 'city', 'employer'],
      isAlone: true,
    });
    expect(evidenceOf(card, { ...found, employer: 'RETIRED' })?.reasons).not.toContain('employer');
    expect(evidenceOf(card, { ...found, name: 'SMITH, PAUL' })).toBeNull();
    expect(mayBeNamed(card, { ...found, name: 'SMITH, JOHN B' })).toBe(false);
  });
  it('tells one contributor from another by name, place and employer', () => {
    const key = contributorKey(found);
    expect(
      contributorKey({ ...found, employer: 'Acme Corp', occupation: 'CEO', name: 'Smith, John Adam Mr.' }),
    ).toBe(key);
    for (const other of [{ name: 'SMITH, JOHN B' }, { zip: '30310' }, { employer: 'OTHER' }])
      expect(contributorKey({ ...found, ...other })).not.toBe(key);
    expect(comparedEmployer('Self-Employed')).toBe('');
    expect(comparedEmployer('INC.')).toBe('inc');
  });
});

describe('a sum', () => {
  const row = (fields: Partial<FecContribution>): FecContribution => ({
    ...{ id: 'a', committee_id: 'C00700001', committee: null, on: '2024-01-15', cents: 5_000, kind: 'gift' },
    ...{ election: null, image: null, ...fields },
  });
  it('counts no memo row, and what a conduit passed on once', () => {
    const rows = [
      row({ id: 'one' }),
      row({ id: 'memo', kind: 'memo', cents: 1_000_000 }),
      row({ id: 'refund', kind: 'refund', cents: -2_000 }),
      row({ id: 'passed', kind: 'passed', on: '2024-01-13' }),
      row({ id: 'alone', kind: 'passed', on: '2024-05-13' }),
      row({ id: 'second', kind: 'passed', on: '2024-01-14' }),
    ];
    expect(countedContributions(rows).map(({ id }) => id)).toEqual(['one', 'refund', 'alone', 'second']);
    expect(sumOf(rows)).toBe(13_000);
  });
  it('has the newest rows, each once', () => {
    const rows = Array.from({ length: contributionsMax + 1 }, (_, at) =>
      row({ id: `${10_000 + at}`, on: `20${String(10 + (at % 15))}-01-15` }),
    );
    const joined = joinContributions([...rows, ...rows]);
    expect(joined).toHaveLength(contributionsMax);
    expect(joined[0]?.on).toBe('2024-01-15');
    expect(joined.at(-1)?.on).toBe('2010-01-15');
  });
});

import { describe, expect, it } from 'vitest';
import { kindOf, mappingOf, matchHeaders, missingFields } from './headers.ts';
import { readRow } from './read-row.ts';

const headers = ['Donor', 'Amount', 'Pledged on', 'Due on', 'Installments', 'Kind', 'Note'];
const mapping = mappingOf(matchHeaders('pledges', headers));
const options = { row: 2, dayOrder: 'month first' as const, today: '2026-11-20', headers, extras: [] };
const read = (cells: Record<string, string>) => {
  const whole: Record<string, string> = {
    ...{ Donor: 'Ana López', Amount: '$1,000', 'Pledged on': '11/1/2026' },
    ...cells,
  };
  return readRow(
    'pledges',
    headers.map((header) => whole[header] ?? ''),
    mapping,
    options,
  );
};
const codes = (cells: Record<string, string>) => {
  const answer = read(cells);
  return answer.is === 'problems' ? answer.problems.map(({ code, field }) => [code, field]) : answer.row;
};

describe('columns of a file of pledges', () => {
  it('are known by their names, in English and Spanish', () => {
    expect(mapping).toEqual(['name', 'amount', 'made_on', 'due_on', 'installments', 'firmness', 'note']);
    const spanish = [
      'Nombre completo',
      'Monto',
      'Fecha de la promesa',
      'Vence el',
      'Cuotas',
      'Firmeza',
      'Nota',
    ];
    expect(mappingOf(matchHeaders('pledges', spanish))).toEqual(mapping);
    expect(kindOf(headers)).toBe('pledges');
    expect(kindOf(['Name', 'Amount', 'Date'])).toBe('donations');
    expect(missingFields('pledges', ['name', 'amount', null])).toEqual(['date']);
    expect(missingFields('pledges', mapping)).toEqual([]);
  });
});

describe('a row of pledges', () => {
  it.each<[string, Record<string, string>, object]>([
    [
      'without anything else is soft and due in two weeks',
      {},
      {
        amount: 100_000,
        made_on: '2026-11-01',
        firmness: 'soft',
        installments: [{ due_on: '2026-11-15', cents: 100_000 }],
      },
    ],
    [
      'has monthly parts from its day on',
      { 'Due on': '2026-12-31', Installments: '3 payments', Kind: 'Hard' },
      {
        firmness: 'hard',
        installments: [
          { due_on: '2026-12-31', cents: 33_334 },
          { due_on: '2027-01-31', cents: 33_333 },
          { due_on: '2027-02-28', cents: 33_333 },
        ],
      },
    ],
    [
      'has the parts that it lists, as our own list writes them',
      { Installments: '2026-11-15: 600.00; 2026-12-15: 400.00', Kind: 'firme', Note: 'Asked at dinner' },
      {
        ...{ firmness: 'hard', note: 'Asked at dinner' },
        installments: [
          { due_on: '2026-11-15', cents: 60_000 },
          { due_on: '2026-12-15', cents: 40_000 },
        ],
      },
    ],
    ['is of today at the latest', { 'Pledged on': '2026-11-20' }, { made_on: '2026-11-20' }],
    ['is of $10 million at most', { Amount: '10,000,000.00' }, { amount: 1_000_000_000 }],
    ['in 24 parts', { Installments: '24' }, { amount: 100_000 }],
  ])('%s', (_, cells, row) => expect(codes(cells)).toMatchObject(row));

  it.each<[Record<string, string>, string, string]>([
    [{ 'Pledged on': '' }, 'date_missing', 'made_on'],
    [{ 'Pledged on': '2026-11-21' }, 'made_ahead', 'made_on'],
    [{ 'Pledged on': '1970-01-01' }, 'date_early', 'made_on'],
    [{ 'Pledged on': 'soon' }, 'date_bad', 'made_on'],
    [{ 'Pledged on': '=TODAY()' }, 'formula', 'made_on'],
    [{ Amount: '' }, 'amount_missing', 'amount'],
    [{ Amount: '0' }, 'amount_zero', 'amount'],
    [{ Amount: '-100' }, 'amount_bad', 'amount'],
    [{ Amount: '10,000,000.01' }, 'amount_large', 'amount'],
    [{ Amount: '=1+1' }, 'formula', 'amount'],
    [{ Amount: '€50' }, 'amount_currency', 'amount'],
    [{ Donor: '' }, 'name_missing', 'name'],
    [{ 'Due on': '2026-10-31' }, 'due_early', 'due_on'],
    [{ 'Due on': '2031-11-02' }, 'due_late', 'due_on'],
    [{ 'Due on': 'soon' }, 'date_bad', 'due_on'],
    [{ Installments: '25' }, 'installments_bad', 'installments'],
    [{ Installments: '0' }, 'installments_bad', 'installments'],
    [{ Installments: 'now and then' }, 'installments_bad', 'installments'],
    [{ Installments: '=A1' }, 'formula', 'installments'],
    [{ Installments: '2026-11-15: 600; 2026-12-15: 300' }, 'installments_sum', 'installments'],
    [{ Installments: '2026-12-15: 600; 2026-11-15: 400' }, 'installments_bad', 'installments'],
    [{ Installments: '2026-10-15: 600; 2026-11-15: 400' }, 'due_early', 'installments'],
    [{ Amount: '0.02', Installments: '3' }, 'installments_bad', 'installments'],
  ])('is rejected with its reason: %j', (cells, code, field) =>
    expect(codes(cells)).toEqual(expect.arrayContaining([[code, field]])),
  );

  it('says its election, and when and why it was written off, as our own list does', () => {
    const headers = ['Name', 'Amount', 'Pledged on', 'Election', 'Written off on', 'Reason'];
    const mapping = mappingOf(matchHeaders('pledges', headers));
    const rowOf = (election: string, off: string, reason = '') => {
      const answer = readRow(
        'pledges',
        ['Ana López', '100', '2026-11-01', election, off, reason],
        mapping,
        options,
      );
      if (answer.is !== 'row') throw new Error('The row was rejected.');
      const { election: code, written_off } = answer.row as {
        election: string | null;
        written_off: object | null;
      };
      return { code, written_off, left: answer.left.map(({ code: why }) => why) };
    };
    expect(mapping).toEqual(['name', 'amount', 'made_on', 'election', 'written_off_on', 'write_off_reason']);
    const whole = rowOf('P2028', '2026-11-20', 'Moved away');
    expect(whole).toEqual({
      ...{ code: 'P2028', left: [] },
      written_off: { day: '2026-11-20', reason: 'Moved away' },
    });
    expect(rowOf('2028 General Election', '').code).toBe('G2028');
    expect(rowOf('Primaria 2028', '').code).toBe('P2028');
    const flagged = { code: null, written_off: null, left: ['election_bad', 'write_off_bad'] };
    expect(rowOf('next year', '2026-11-21')).toEqual(flagged);
    expect(rowOf('2028', '2026-10-31')).toEqual(flagged);
  });

  it('stays where only its kind cannot be read, and says so', () => {
    const answer = read({ Kind: 'perhaps' });
    expect(answer).toMatchObject({ is: 'row', row: { firmness: 'soft' }, left: [{ code: 'firmness_bad' }] });
  });
});

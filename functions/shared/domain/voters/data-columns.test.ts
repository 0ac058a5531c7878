import { describe, expect, it, test } from 'vitest';
import { dataId, dataName, dataNumber, dataTypeOf, matchDataHeaders } from './data-columns.ts';

describe('a number of an appended column', () => {
  test.each([
    ['1,234', 1234],
    ['1,234,567.5', 1234567.5],
    ['0,75', 0.75],
    ['12,5', 12.5],
    ['$1,200.00', 1200],
    ['45 %', 45],
    ['(3)', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['', Number.NaN],
    ['1,23,4', Number.NaN],
    ['high', Number.NaN],
    ['1-2', Number.NaN],
    ['0x10', Number.NaN],
  ])('%j is %d', (cell, value) => expect(dataNumber(cell)).toBe(value));
});

describe('appended columns', () => {
  it('are numbers, choices or texts by their cells', () => {
    expect(dataTypeOf(['1,234', '5'])).toBe('number');
    expect(dataTypeOf(['007', '8'])).toBe('choice');
    expect(dataTypeOf(['yes', 'no'])).toBe('choice');
    expect(dataTypeOf(['x'.repeat(41)])).toBe('text');
    expect(dataTypeOf([])).toBe('choice');
  });

  it('named like a field, an election or each other get names of their own', () => {
    const names: string[] = [];
    for (const name of ['Party', 'Score', 'score', 'Voter ID', 'G2024', ' ', 'Support Score'])
      names.push(dataName(name, names));
    expect(names).toEqual([
      'Party (own)',
      'Score',
      'score 2',
      'Voter ID (own)',
      'G2024 (own)',
      'Column',
      'Support Score (own)',
    ]);
  });

  it('have ids by their names', () => {
    expect(dataId('Turnout Score 2026', new Set())).toBe('turnout-score-2026');
    expect(dataId('Score', new Set(['score']))).toBe('score-2');
    expect(dataId('changes', new Set())).toBe('column');
    expect(dataId('¿?', new Set())).toBe('column');
  });

  it('are all that a file has beside the id', () =>
    expect(matchDataHeaders(['ncid', 'Score', 'Segment', ''], [['A'], ['1'], ['x'], []])).toEqual({
      id: 0,
      columns: [
        { column: 1, name: 'Score', type: 'number' },
        { column: 2, name: 'Segment', type: 'choice' },
      ],
    }));
});

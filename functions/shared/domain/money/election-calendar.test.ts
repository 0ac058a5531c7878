import { describe, expect, it } from 'vitest';
import {
  type Election,
  electionCode,
  electionFor,
  kindOfElection,
  openElections,
  pastElections,
} from './election-calendar.ts';
import { electionCodePattern } from './limit-kinds.ts';

const primary: Election = { code: 'P2028', day: '2028-03-07', on_ballot: true };
const general: Election = { code: 'G2028', day: '2028-11-07', on_ballot: true };
const runoff: Election = { code: 'R2028', day: '2028-05-02', on_ballot: false };
const all = [general, runoff, primary];

describe('pastElections', () => {
  it.each<[string, string[]]>([
    ['2028-03-07', []],
    ['2028-03-08', ['P2028']],
    ['2028-11-07', ['P2028']],
    ['2028-11-08', ['G2028', 'P2028']],
  ])('on %s are %j, without those that the candidate was not in', (day, codes) =>
    expect(pastElections([...all, primary], day).map(({ code }) => code)).toEqual(codes),
  );
});

describe('electionFor', () => {
  it.each([
    ['2026-12-10', 'P2028'],
    ['2028-03-07', 'P2028'],
    ['2028-03-08', 'G2028'],
    ['2028-11-07', 'G2028'],
    ['2028-11-08', null],
  ])('puts a gift of %s to %s', (day, code) => {
    expect(electionFor(day, all)?.code ?? null).toBe(code);
  });

  it('passes over an election that the candidate is not in', () => {
    expect(electionFor('2028-05-01', [{ ...general, on_ballot: false }, runoff])).toBeNull();
  });
});

describe('openElections', () => {
  it('lists those ahead, the next one first', () => {
    expect(openElections(all, '2028-01-01')).toEqual([primary, general]);
  });

  it('lists one once that two devices have added', () => {
    expect(openElections([primary, { ...primary, day: '2028-03-14' }], '2028-01-01')).toEqual([primary]);
  });
});

describe('electionCode', () => {
  it.each([
    ['primary', 'P2028'],
    ['general', 'G2028'],
    ['runoff', 'R2028'],
    ['special', 'S2028'],
    ['convention', 'C2028'],
  ] as const)('writes a %s as %s', (kind, code) => {
    expect(electionCode(kind, '2028-06-01')).toBe(code);
    expect(code).toMatch(electionCodePattern);
    expect(kindOfElection(code)).toBe(kind);
  });
});

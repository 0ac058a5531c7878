import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchVoterHeaders } from '#shared/domain/voters/headers.ts';
import { assign, electionChoices, fieldOf, takeElection } from './assign-columns.ts';
import { rememberData, rememberedData } from './remembered-data.ts';
import { rememberedRules, rememberRules } from './remembered-rules.ts';
import { rememberedMapping, rememberMapping } from './remembered-voter-columns.ts';

const headers = [
  'Voter ID',
  'First Name',
  'Last Name',
  'General_2024',
  'Primary_2024',
  'General 2024',
  'Notes',
];
const found = matchVoterHeaders(headers);
const fields = (mapping: typeof found) => mapping.map(fieldOf);

describe('giving a column a field', () => {
  it('takes it from the column that had it', () =>
    expect(fields(assign(found, 6, 'first'))).toEqual(['id', null, 'last', null, null, null, 'first']));

  it('leaves it with both where the cells are joined', () => {
    const once = assign(found, 6, 'mailing');
    expect(fields(assign(once, 1, 'mailing'))).toEqual([
      'id',
      'mailing',
      'last',
      null,
      null,
      null,
      'mailing',
    ]);
  });

  it('leaves a column out, an election too', () => {
    expect(assign(found, 0, null)[0]).toBeNull();
    expect(electionChoices(found, assign(found, 4, null)).map(({ taken }) => taken)).toEqual([true, false]);
  });
});

describe('elections', () => {
  const [general, primary] = electionChoices(found, found);

  it('are each listed once, with all their columns', () => {
    expect([general?.election.key, general?.columns]).toEqual(['G2024', [3, 5]]);
    expect([primary?.election.key, primary?.columns]).toEqual(['P2024', [4]]);
  });

  it('are left out and brought again', () => {
    if (!general) throw new Error('The election was not found.');
    const without = takeElection(found, general, false);
    expect(without.slice(3)).toEqual([null, found[4], null, null]);
    expect(takeElection(without, general, true)).toEqual(found);
  });

  it('do not take back a column that was given a field', () => {
    if (!general) throw new Error('The election was not found.');
    const other = assign(found, 3, 'status');
    expect(takeElection(other, general, true)[3]).toEqual({ is: 'field', field: 'status' });
  });
});

describe('what was chosen the last time', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  beforeEach(() => values.clear());

  it('is known again by the headers, however these are spelled', () => {
    const chosen = assign(found, 6, 'status');
    rememberMapping(headers, chosen);
    expect(rememberedMapping(headers.map((header) => header.toLowerCase().replace(' ', '_')))).toEqual(
      chosen,
    );
    expect(rememberedMapping(headers.slice(1))).toBeNull();
  });

  it('comes with the districts that were chosen, and never with a filter by race', () => {
    const county = { header: 'County', values: ['Wake'] };
    const race = { header: 'Modeled Race', values: ['Black'] };
    rememberRules(headers, { answers: {}, filters: [race, county] });
    expect(rememberedRules(headers).filters).toEqual([county]);
  });

  it('is known of columns of the campaign’s own, apart from voter files with the same headers', () => {
    const columns = [{ column: 1, name: 'Turnout model', type: 'number' as const }];
    rememberMapping(['Voter ID', 'Score'], [{ is: 'field', field: 'id' }, null]);
    rememberData(['Voter ID', 'Score'], { id: 0, columns });
    expect(rememberedData(['voter_id', 'SCORE'])).toEqual({ id: 0, columns });
    expect(rememberedMapping(['Voter ID', 'Score'])).toEqual([{ is: 'field', field: 'id' }, null]);
    rememberData(['Voter ID', 'Score'], { id: 0, columns: [{ column: 2, name: 'Gone', type: 'text' }] });
    expect(rememberedData(['Voter ID', 'Score'])).toBeNull();
  });

  it('is forgotten where it is no mapping', () => {
    rememberMapping(['Voter ID'], [{ is: 'field', field: 'id' }]);
    for (const [key, text] of values) values.set(key, text.replace('"field":"id"', '"field":"shoe size"'));
    expect(rememberedMapping(['Voter ID'])).toBeNull();
  });
});

import { describe, expect, it, test } from 'vitest';
import { leftOutClasses, registrationClasses, stateByHeaders, statusReader } from './registration-status.ts';
import { filterKey, filterValuesOf, rowFilterOf } from './row-filter.ts';
import { statusCodesByState } from './status-codes.ts';
import { stateNames } from './us-states.ts';

const classOf = (state: string, cell: string, answers = {}) =>
  statusReader({ state, answers, keep: [] })(cell);

describe('the status of a registration', () => {
  test.each([
    ['NC', 'R', 'removed'],
    ['NC', 'D', 'denied'],
    ['NC', 'S', 'active'],
    ['FL', 'PRE', 'pending'],
    ['TX', 'S', 'inactive'],
    ['TX', 'V', 'active'],
    ['TX', 'C', 'canceled'],
    ['MI', 'V', 'inactive'],
    ['AZ', 'S', 'pending'],
    ['NY', 'P', 'purged'],
    ['NY', '17', 'pending'],
    ['OH', 'CONFIRMATION', 'inactive'],
    ['WI', 'Inactive', 'canceled'],
    ['', 'Removed', 'removed'],
    ['', 'merged', 'merged'],
    ['', 'Inactive', 'inactive'],
  ] as const)('%s %s is %s', (state, cell, is) => expect(classOf(state, cell)).toBe(is));

  it('of a letter that another state writes is unknown, also as a word of the language', () => {
    expect(classOf('NC', 'V')).toBeNull();
    expect(classOf('', 'R')).toBeNull();
    expect(classOf('', 'constructor')).toBeNull();
  });

  it('is what a person said, before any table', () =>
    expect(classOf('NC', 'R-9', { r9: 'inactive' })).toBe('inactive'));

  it('has a source for each state, and no code of two classes', () => {
    for (const [state, { source, codes }] of Object.entries(statusCodesByState)) {
      expect(stateNames.has(state)).toBe(true);
      expect(source.length).toBeGreaterThan(10);
      const all = Object.values(codes).flatMap((list) => list.split(',').map((code) => code.trim()));
      expect(new Set(all).size).toBe(all.length);
    }
    expect(registrationClasses).toEqual(expect.arrayContaining([...leftOutClasses]));
  });

  it('is that of the layout whose columns the file has', () => {
    expect(stateByHeaders(['county', 'ncid'])).toBe('NC');
    expect(stateByHeaders(['statevoterid', 'fname', 'statuscode'])).toBe('WA');
    expect(stateByHeaders(['voterid'])).toBe('');
  });
});

describe('rows of a district', () => {
  it.each([
    ['07', '7'],
    ['7.0', '7'],
    [' Wake  County ', 'wake county'],
    ['7A', '7a'],
  ])('%j is %j', (cell, key) => expect(filterKey(cell)).toBe(key));

  it('are listed by comma, semicolon or line, each once', () =>
    expect(filterValuesOf(' 01-A, 01-B;\n01-A\r\n\n02 ')).toEqual(['01-A', '01-B', '02']));

  it('pass every filter; one without values takes all', () => {
    const fits = rowFilterOf(
      [
        { header: 'CD', values: ['7', '8'] },
        { header: 'county', values: [] },
      ],
      ['County', 'cd'],
    );
    expect([['WAKE', '07'], ['WAKE', '9'], ['WAKE']].map(fits)).toEqual([true, false, false]);
  });
});

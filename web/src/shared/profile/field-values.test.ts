import { describe, expect, it } from 'vitest';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import '../text/campaign/en.ts';
import '../text/members/en.ts';
import { joinVersions, read, show, storablePart } from './field-values.ts';

describe('what is typed', () => {
  it.each([
    ['race_registered', '12,345', 12_345],
    ['race_registered', ' 12 345 ', 12_345],
    ['race_registered', '', null],
    ['electionDate', '2027-11-02', '2027-11-02'],
    ['party', '  ', null],
    ['party', 'A\u001fB', 'AB'],
    ['narrative_family', ' Two\n\nlines ', 'Two\n\nlines'],
    ['strategy_slogan', ' Fair\n\u200erents ', 'Fair rents'],
    ['candidateName', ' Ana  Rivera ', 'Ana Rivera'],
  ] as const)('%s "%s" is %j', (name, text, value) =>
    expect(read(name, text)).toEqual({ text, value, problem: null }),
  );
  it.each([
    ['race_targetShare', '101', 'Enter at most 100.'],
    ['race_candidates', 'two', 'Enter a whole number, like 12,500.'],
    ['race_candidates', '2.5', 'Enter a whole number, like 12,500.'],
    ['race_candidates', '-1', 'Enter a whole number, like 12,500.'],
    ['electionDate', '0202-11-02', 'Check the year of this date.'],
    ['candidateName', ' ', 'Enter a name.'],
    ['narrative_family', 'x'.repeat(4_001), 'Keep it to 4000 characters.'],
  ] as const)('%s "%s" is no value: %s', (name, text, problem) =>
    expect(read(name, text)).toEqual({ text, value: undefined, problem }),
  );
});

it('an empty box is nothing in every field but the name, and what is shown is read as what it shows', () => {
  for (const name of profileFieldNames) {
    if (name !== 'candidateName') expect(read(name, '').value).toBeNull();
    expect(show(null)).toBe('');
  }
  expect(read('race_registered', show(300_000_000)).value).toBe(300_000_000);
});

it('a text that is too long is kept whole on the device, a number that is none is not', () => {
  const long = 'x'.repeat(4_001);
  expect(storablePart('narrative_family', read('narrative_family', long))).toBe(long);
  expect(storablePart('race_candidates', read('race_candidates', 'two'))).toBeUndefined();
});

it('both versions of a text make one, those of a number none', () => {
  expect(joinVersions('narrative_family', 'Theirs.', 'Mine. ')).toBe('Theirs.\n\nMine.');
  expect(joinVersions('party', 'Green', 'Blue')).toBe('Green / Blue');
  expect(joinVersions('party', null, 'Blue')).toBe('Blue');
  expect(joinVersions('race_candidates', 3, '4')).toBeNull();
});

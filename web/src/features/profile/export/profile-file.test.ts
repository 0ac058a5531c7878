import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import '../../../shared/text/campaign/en.ts';
import '../../../shared/text/members/en.ts';
import { bySection, canTake, compare } from '../backups/compare-profiles.ts';
import { fileOf, filledOf, readFile, type Values } from './profile-file.ts';
import { fileName } from './profile-file-name.ts';
import { textOf } from './profile-text.ts';

const now = new Date('2026-11-21T18:00:00Z');

/** What the schema of a field stores. */
function stored(name: (typeof profileFieldNames)[number]): fc.Arbitrary<string | number | null> {
  const { kind, max } = profileFields[name];
  if (kind === 'number') return fc.option(fc.integer({ min: 0, max }));
  if (kind === 'day') return fc.constantFrom(null, '2026-11-03', '2027-11-02');
  if (kind === 'name') return fc.constantFrom('Ana Rivera', 'x'.repeat(max));
  const paragraphs = kind === 'prose' ? ['Two\n\nlines'] : [];
  return fc.option(fc.constantFrom('Ana Rivera', ...paragraphs, '"quoted" \\ Ä', 'x'.repeat(max)));
}
const profile: fc.Arbitrary<Values> = fc
  .tuple(fc.record(Object.fromEntries(profileFieldNames.map((name) => [name, stored(name)]))))
  .map(([values]) => filledOf(values));

describe('a file of the profile', () => {
  test('gives back what went in, as the file and as its fields alone', () =>
    fc.assert(
      fc.property(profile, (values) => {
        const read = { is: 'profile', values, unfit: [], unknown: 0 };
        expect(readFile(fileOf(values, now))).toEqual(read);
        if (Object.keys(values).length > 0) expect(readFile(JSON.stringify(values))).toEqual(read);
      }),
      { numRuns: 30 },
    ));

  test.each([
    ['', 'not json'],
    ['{"candidateName":', 'not json'],
    ['null', 'something else'],
    ['["candidateName"]', 'something else'],
    ['"Ana Rivera"', 'something else'],
    ['{}', 'something else'],
    ['{"name":"Ana"}', 'something else'],
    ['{"kind":"hustings-candidate-profile","fields":["x"]}', 'something else'],
  ])('%j is %s', (text, is) => expect(readFile(text).is).toBe(is));

  test('takes what is nested without end for no text, as every list', () => {
    const depth = 50_000;
    const endless = `{"party":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(readFile(endless)).toMatchObject({
      values: {},
      unfit: [{ name: 'party', why: 'It is not a text.' }],
    });
  });

  test('says of each field why it cannot be stored, and keeps the others', () => {
    const fields = {
      candidateName: ' ',
      office: ' Mayor ',
      party: ['Green'],
      electionDate: 'next fall',
      race_candidates: '12,5',
      race_ballots_1: 12.345,
      race_registered: '12,500',
      narrative_family: 'x'.repeat(4_001),
      created_at: 'then',
      toString: 'x',
    };
    expect(readFile(JSON.stringify(fields))).toEqual({
      is: 'profile',
      values: { office: 'Mayor', race_registered: 12_500 },
      unfit: [
        { name: 'party', why: 'It is not a text.' },
        { name: 'electionDate', why: 'Check the year of this date.' },
        { name: 'race_candidates', why: 'Enter a whole number, like 12,500.' },
        { name: 'race_ballots_1', why: 'Enter a whole number, like 12,500.' },
        { name: 'narrative_family', why: 'Keep it to 4000 characters.' },
      ],
      unknown: 2,
    });
  });
});

describe('two profiles', () => {
  test('are compared field by field, and taking all of it over makes one of the other', () =>
    fc.assert(
      fc.property(profile, profile, (saved, present) => {
        const fields = compare(saved, present);
        const after: Values = { ...present };
        for (const { name, saved: value } of fields) after[name] = value;
        expect(filledOf(after)).toEqual(saved);
        expect(fields.every((field) => (field.is === 'same') === (field.saved === field.present))).toBe(true);
        expect(bySection(fields).flatMap((section) => section.fields)).toHaveLength(fields.length);
      }),
      { numRuns: 30 },
    ));
  test('the name alone cannot be emptied', () =>
    expect(compare({}, { candidateName: 'Ana', party: 'Green' }).map(canTake)).toEqual([false, true]));
});

describe('a profile to read', () => {
  const values = {
    candidateName: 'Ana Rivera',
    electionDate: '2027-11-02',
    race_registered: 12_500,
    narrative_hometown: '# Dayton\nOhio\n---',
  };
  test('has its sections, and nothing of what is empty', () => {
    expect(textOf(values, 'markdown')).toBe(
      [
        '# Ana Rivera: campaign profile',
        '## Identity',
        '**Candidate name:** Ana Rivera',
        '**Election date:** Nov 2, 2027',
        '## The race in numbers',
        '**Registered voters today:** 12,500',
        '## Narrative',
        '### Hometown',
        '\\# Dayton\nOhio\n\\---\n',
      ].join('\n\n'),
    );
    expect(textOf(values, 'plain')).toContain('Narrative\n---------\n\nHometown\n# Dayton\nOhio\n---\n');
  });
  test.each([
    ['Ana Rivera', 'Ana Rivera profile 2026-11-21.md'],
    ['Ana/“Annie”: Rivera?', 'Ana “Annie” Rivera profile 2026-11-21.md'],
  ])('of %s is called %s', (name, file) => expect(fileName(name, '2026-11-21', 'md')).toBe(file));
});

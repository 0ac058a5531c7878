import { describe, expect, it } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { invalidFields, merge, mergeLists, shownAs } from './merge.ts';

const change = { slogan: 'Ours' };
const saw = { slogan: 'Old' };

describe('a change of what somebody saw', () => {
  it.each([
    ['is written where nobody changed it', change, saw, { slogan: 'Old' }, { left: change }],
    [
      'is written where others changed other fields',
      change,
      saw,
      { slogan: 'Old', party: 'New' },
      { left: change },
    ],
    ['fills in what was empty', change, { slogan: null }, {}, { left: change }],
    ['empties', { slogan: null }, saw, { slogan: 'Old' }, { left: { slogan: null } }],
    ['that had arrived writes nothing', change, saw, { slogan: 'Ours' }, { left: {} }],
    ['to nothing that is nothing already writes nothing', { slogan: null }, saw, {}, { left: {} }],
    [
      'that had arrived in part writes the rest',
      { slogan: 'Ours', party: 'None' },
      { slogan: 'Old', party: null },
      { slogan: 'Ours' },
      { left: { party: 'None' } },
    ],
    [
      'is a conflict where the field became another',
      change,
      saw,
      { slogan: 'Theirs' },
      { others: { slogan: 'Theirs' } },
    ],
    ['is a conflict where the field was emptied', change, saw, {}, { others: { slogan: null } }],
    [
      'is a conflict where an empty field was filled, of that field alone',
      { slogan: 'Ours', party: 'None' },
      { slogan: null, party: null },
      { slogan: 'Theirs' },
      { others: { slogan: 'Theirs' } },
    ],
    [
      'is none for fields that nobody was shown',
      { name: 'Ada', name_key: 'ada' },
      { name: 'A' },
      { name: 'A', name_key: 'x' },
      { left: { name: 'Ada', name_key: 'ada' } },
    ],
    [
      'is none where the database puts the parts of a field in another order',
      { notify: { news: true, sums: true } },
      { notify: { sums: false, news: true } },
      { notify: { news: true, sums: false } },
      { left: { notify: { news: true, sums: true } } },
    ],
  ])('%s', (_, changes, base, server, merged) => {
    const stored = new Map<string, unknown>(Object.entries(server));
    expect(merge(changes, base, (field) => stored.get(field))).toEqual(merged);
  });
});

it('a document from before a field was there has its default, and what a killed tab left may be unfit', () => {
  const { shape } = volunteers.schema;
  expect(shownAs('on_leaderboard', undefined, shape)).toBe(true);
  expect(shownAs('on_leaderboard', false, shape)).toBe(false);
  expect(shownAs('email', undefined, shape)).toBeUndefined();
  expect(invalidFields({ name: '  ', email: 'ada@example.com' }, donors.schema.shape)).toEqual(['name']);
});

it.each<[string, string[], string[], string[], string[] | null]>([
  ['two additions', ['a', 'b'], ['a'], ['a', 'c'], ['a', 'c', 'b']],
  ['an addition and a removal', ['a', 'b', 'c'], ['a', 'b'], ['a'], ['a', 'c']],
  ['the same addition', ['a', 'b'], ['a'], ['a', 'b'], ['a', 'b']],
  ['a new main element and an addition', ['b', 'a'], ['a'], ['a', 'c'], ['b', 'a', 'c']],
  ['a main element in place of the former', ['b'], ['a'], ['a', 'c'], ['b', 'c']],
  ['two new main elements', ['b'], ['a'], ['c'], null],
])('merges %s of one list', (_, own, base, current, expected) =>
  expect(mergeLists(own, base, current)).toEqual(expected),
);

it('asks about a list where both made another element the main one, and about every other list', () => {
  const server = (value: unknown) => () => value;
  expect(merge({ phones: ['b'] }, { phones: ['a'] }, server(['c']))).toEqual({ others: { phones: ['c'] } });
  expect(merge({ phones: ['a', 'b'] }, { phones: ['a'] }, server(['a', 'c']))).toEqual({
    left: { phones: ['a', 'c', 'b'] },
  });
  expect(merge({ say: ['a', 'b'] }, { say: ['a'] }, server(['a', 'c']))).toEqual({
    others: { say: ['a', 'c'] },
  });
});

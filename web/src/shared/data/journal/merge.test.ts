import { describe, expect, it } from 'vitest';
import { leftToWrite } from './merge.ts';

const change = { slogan: 'Ours' };
const saw = { slogan: 'Old' };

describe('a change of what somebody saw', () => {
  it.each([
    ['is written where nobody changed it', change, saw, { slogan: 'Old' }, { slogan: 'Ours' }],
    ['is written where others changed other fields', change, saw, { slogan: 'Old', party: 'New' }, change],
    ['fills in what was empty', change, { slogan: null }, {}, change],
    ['empties', { slogan: null }, saw, { slogan: 'Old' }, { slogan: null }],
    ['that had arrived writes nothing', change, saw, { slogan: 'Ours' }, {}],
    ['to nothing that is nothing already writes nothing', { slogan: null }, saw, {}, {}],
    [
      'that had arrived in part writes the rest',
      { slogan: 'Ours', party: 'None' },
      { slogan: 'Old', party: null },
      { slogan: 'Ours' },
      { party: 'None' },
    ],
    ['is a conflict where the field became another', change, saw, { slogan: 'Theirs' }, null],
    ['is a conflict where the field was emptied', change, saw, {}, null],
    ['is a conflict where an empty field was filled', change, { slogan: null }, { slogan: 'Theirs' }, null],
    [
      'is none for fields that nobody was shown',
      { name: 'Ada', name_key: 'ada' },
      { name: 'A' },
      { name: 'A', name_key: 'x' },
      { name: 'Ada', name_key: 'ada' },
    ],
  ])('%s', (_, changes, base, server, left) => {
    const stored = new Map<string, unknown>(Object.entries(server));
    expect(leftToWrite(changes, base, (field) => stored.get(field))).toEqual(left);
  });
});

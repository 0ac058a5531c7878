import { expect, it } from 'vitest';
import { cleanFields } from './clean.ts';

it('takes invisible characters and line breaks out of one-line fields', () => {
  expect(cleanFields('donors', { name: 'Ada\u200e\nLovelace', phone: null })).toEqual({
    name: 'Ada Lovelace',
    phone: null,
  });
  expect(cleanFields('voter_events', { tag: '\ufeffYard\u00adsign', answers: ['Yes\u202e', 'No'] })).toEqual({
    tag: 'Yardsign',
    answers: ['Yes', 'No'],
  });
  expect(cleanFields('candidate_profiles', { office: 'City\u2028Council' })).toEqual({
    office: 'City Council',
  });
});

it('empties an optional field that has nothing else', () => {
  expect(cleanFields('voter_additions', { unit: '\u200e', name: '\u200e' })).toEqual({
    unit: null,
    name: '\u200e',
  });
});

it('leaves paragraphs, joiners and what fits no field as they are', () => {
  const note = { note: 'At the dinner.\nBy check.', name: 'می\u200cخواهم', unknown: 'a\u200e' };
  expect(cleanFields('donations', note)).toEqual(note);
  const long = { name: `${'x'.repeat(121)}\n` };
  expect(cleanFields('donors', long)).toEqual(long);
});

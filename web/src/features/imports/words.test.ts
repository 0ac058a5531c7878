import { expect, it } from 'vitest';
import { fieldKeys } from '#shared/rules/import/field.ts';
import { problemCodes } from '#shared/rules/import/problems.ts';
import '../../shared/text/importing.ts';
import '../../shared/text/imports.ts';
import '../../shared/text/members.ts';
import { reasonWords } from './words.ts';
import { sentence } from './worker/listed.ts';

const words = reasonWords();

it('has a sentence for every problem and a name for every field', () => {
  for (const code of problemCodes) expect(words.problem[code], code).toMatch(/^[A-Z].*\.$/);
  for (const key of fieldKeys) expect(words.field[key], key).toMatch(/^[A-Z]/);
});

it('says the field, then the problem', () => {
  const reason = { is: 'problem', code: 'email_bad', field: 'email', cell: 'ana@' } as const;
  expect(sentence(reason, words)).toBe('Email: This is not an email address.');
  expect(sentence({ ...reason, code: 'cells_few', field: null }, words)).toBe(
    'This row has fewer cells than the header.',
  );
});

it('names the earlier row of a duplicate', () => {
  expect(sentence({ is: 'duplicate', first: 12, by: 'email' }, words)).toBe('Same email address as row 12.');
  expect(sentence({ is: 'equal', first: 3 }, words)).toBe('Equal to the gift in row 3.');
});

import { expect, it } from 'vitest';
import { flagFields, problemCodes } from '#shared/rules/import/problems.ts';
import '../../shared/text/import-problems.ts';
import '../../shared/text/importing.ts';
import '../../shared/text/imports.ts';
import '../../shared/text/members.ts';
import { reasonWords } from './words.ts';
import { sentence } from './worker/listed.ts';

const words = reasonWords();

it('has a sentence for every problem and a name for every field', () => {
  for (const code of problemCodes) expect(words.problem[code], code).toMatch(/^[A-Z].*\.$/);
  for (const key of flagFields) expect(words.field[key], key).toMatch(/^[A-Z]/);
});

it('says the field, then the problem', () => {
  const reason = {
    is: 'problem',
    code: 'email_bad',
    field: 'email',
    column: 1,
    header: 'Email',
    cell: 'ana@',
  } as const;
  expect(sentence(reason, words)).toBe('Email: This is not an email address.');
  expect(sentence({ ...reason, code: 'cells_few', field: 'row' }, words)).toBe(
    'This row has fewer cells than the header.',
  );
  expect(sentence({ ...reason, code: 'cut', field: 'extra', header: 'Employer' }, words)).toBe(
    'Employer: This text is too long. Only its beginning is stored.',
  );
});

it('names the earlier row of a duplicate', () => {
  expect(sentence({ is: 'duplicate', first: 12, by: 'email' }, words)).toBe('Same email address as row 12.');
  expect(sentence({ is: 'equal', first: 3 }, words)).toBe('Equal to the gift in row 3.');
});

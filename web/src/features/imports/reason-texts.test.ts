import { expect, it } from 'vitest';
import { flagFields, problemCodes } from '#shared/domain/import/row-problems.ts';
import '../../shared/text/import-problems/en.ts';
import '../../shared/text/importing/en.ts';
import '../../shared/text/imports/en.ts';
import '../../shared/text/members/en.ts';
import { reasonTexts } from './reason-texts.ts';
import { sentence } from './worker/listed-rows.ts';

const texts = reasonTexts();

it('has a sentence for every problem and a name for every field', () => {
  for (const code of problemCodes) expect(texts.problem[code], code).toMatch(/^[A-Z].*\.$/);
  for (const key of flagFields) expect(texts.field[key], key).toMatch(/^[A-Z]/);
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
  expect(sentence(reason, texts)).toBe('Email: This is not an email address.');
  expect(sentence({ ...reason, code: 'cells_few', field: 'row' }, texts)).toBe(
    'This row has fewer cells than the header.',
  );
  expect(sentence({ ...reason, code: 'cut', field: 'extra', header: 'Employer' }, texts)).toBe(
    'Employer: This text is too long. Only its beginning is stored.',
  );
});

it('names the earlier row of a duplicate', () => {
  expect(sentence({ is: 'duplicate', first: 12, by: 'email' }, texts)).toBe('Same email address as row 12.');
  expect(sentence({ is: 'equal', first: 3 }, texts)).toBe('Equal to row 3.');
});

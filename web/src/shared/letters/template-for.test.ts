import { expect, it } from 'vitest';
import { templateFor } from './template-for.ts';

const [es, en] = [{ language: 'es' }, { language: 'en' }];

it.each([
  ['their own', [es, en], 'es', es],
  ['English, where nobody knows theirs', [es, en], null, en],
  ['English, where none is in theirs', [es, en], 'zh', en],
  ['whichever there is', [es], 'zh', es],
])('a donor’s letter is in %s', (_, chosen, language, expected) =>
  expect(templateFor(chosen, { language })).toBe(expected),
);

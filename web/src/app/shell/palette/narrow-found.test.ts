import { expect, it } from 'vitest';
import { narrowed } from './narrow-found.ts';

const person = (name: string, emails: string[] = [], phones: string[] = []) => ({
  ...{ table: 'people', name, contacts: { emails, phones } },
});
const found = [
  person('Ana Cruz', ['ana@example.org'], ['+12025550142']),
  person('Anabel Díaz'),
  { table: 'tags', name: 'Animal rights' },
];

it.each([
  ['ana', ['Ana Cruz', 'Anabel Díaz']],
  ['ana d', ['Anabel Díaz']],
  ['ani', ['Animal rights']],
  ['ana@ex', ['Ana Cruz']],
  ['0142', ['Ana Cruz']],
  ['?', []],
])('leaves of what was found whom "%s" fits', (typed, names) => {
  expect(narrowed(found, typed).map(({ name }) => name)).toEqual(names);
});

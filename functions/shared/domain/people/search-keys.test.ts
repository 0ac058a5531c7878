import { describe, expect, it } from 'vitest';
import { searchKeysMax } from './people-limits.ts';
import { exactContact, fitsTyped, searchKeys, typedSearch } from './search-keys.ts';

const person = (name: string, emails: string[] = [], phones: string[] = []) => ({ name, emails, phones });
const people = [
  person('María José Peña-Ruiz Jr.', ['mj.pena@example.org'], ['+12025550142']),
  person('Robert Okafor', ['bob@example.com', 'robert@clinic.example'], ['+19735550142', '+18625550107']),
  person('Linwood Carpenters’ Local 12'),
  person('Long address', [`${'a'.repeat(150)}@example.org`]),
];

/** Whom a search finds: those who have one of its keys, and whom all that was typed fits. */
function found(typed: string): string[] {
  const search = typedSearch(typed);
  if (!search) return [];
  const keys = search.is === 'words' ? search.keys : [search.key];
  const hasKey = (one: (typeof people)[number]) => searchKeys(one).some((key) => keys.includes(key));
  return people.filter((one) => hasKey(one) && fitsTyped(one, search)).map(({ name }) => name.slice(0, 6));
}

describe('finds a person by', () => {
  it.each([
    ['a middle name', 'jose', ['María ']],
    ['a word with other accents', 'PENA', ['María ']],
    ['the second part of a double name, with the first name', 'ruiz mar', ['María ']],
    ['a nickname', 'bobby', ['Robert']],
    ['a nickname and the beginning of a family name', 'bob oka', ['Robert']],
    ['any of their addresses', 'robert@clin', ['Robert']],
    ['the end of a number', '0142', ['María ', 'Robert']],
    ['more of the end of a number, as it is written', '(973) 555-0142', ['Robert']],
    ['any of their numbers', '0107', ['Robert']],
    ['a word of an organization', 'carpenters', ['Linwoo']],
    ['an address longer than a key', `${'a'.repeat(150)}@example.org`, ['Long a']],
  ])('%s', (_, typed, names) => {
    expect(found(typed)).toEqual(names);
  });
});

it.each(['', '  ', '@', '014', '…', 'a'])('asks nothing for "%s"', (typed) => {
  expect(typedSearch(typed)).toBeNull();
});

it('tells people of one address, name or number apart by what else is typed', () => {
  expect(found('bob ruiz')).toEqual([]);
  expect(found('robert@other')).toEqual([]);
  expect(found('9990142')).toEqual([]);
});

it('has few keys, however much a card holds', () => {
  const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  const emails = Array.from({ length: 5 }, (_, at) => `${'x'.repeat(60)}${at}@example.org`);
  const keys = searchKeys(person(`Alex ${many}`, emails, ['+12025550101', '+12025550102']));
  expect(keys.length).toBeLessThanOrEqual(searchKeysMax);
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(120);
});

it.each([
  ['Info@Acme.example.org', { field: 'emails', value: 'info@acme.example.org' }],
  ['info@acme', null],
  ['(973) 555-0142', { field: 'phones', value: '+19735550142' }],
  ['1 973 555 0142', { field: 'phones', value: '+19735550142' }],
  ['+34 612 345 678', { field: 'phones', value: '+34612345678' }],
  ['555-0142', null],
  ['ana cruz', null],
])('takes %j for a whole contact, or for none', (typed, expected) =>
  expect(exactContact(typed)).toEqual(expected),
);

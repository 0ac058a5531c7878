import { expect, it } from 'vitest';
import {
  type MatchedPerson,
  type MatchedVoter,
  type MatchReason,
  matchesMax,
  matchSearches,
  matchVoters,
  scoreVoter,
} from './voter-match.ts';

const person = (fields: Partial<MatchedPerson> = {}): MatchedPerson => ({
  ...{ name: 'Ana Cruz', phones: [], emails: [], street: null, city: null, zip: null, birthYear: null },
  ...fields,
});
const voter = (fields: Partial<MatchedVoter> = {}): MatchedVoter => ({
  ...{ id: 'NV1', first: 'Ana', middle: '', last: 'Cruz', suffix: '', birth: 19_800_101 },
  ...{ house: '12', street: 'Ferry St', city: 'Reno', zip: '89501', cell: '', landline: '', email: '' },
  ...fields,
});

type Row = [string, Partial<MatchedPerson>, Partial<MatchedVoter>, MatchReason[] | null];
it.each<Row>([
  ['the same name', {}, {}, ['name']],
  ['the same name in other letters', { name: 'ANÁ CRUZ' }, {}, ['name']],
  ['a name of several words', { name: 'Ana de la Cruz' }, { last: 'De La Cruz' }, ['name']],
  ['a nickname alone', { name: 'Annie Cruz' }, {}, null],
  [
    'a nickname at the address',
    { name: 'Annie Cruz', street: '12 Ferry Street' },
    {},
    ['nickname', 'address'],
  ],
  ['a nickname in the town', { name: 'Annie Cruz', city: 'reno' }, {}, ['nickname', 'place']],
  [
    'an initial with the phone',
    { name: 'A. Cruz', phones: ['+1775'] },
    { cell: '+1775' },
    ['nickname', 'phone'],
  ],
  ['the address, spelled out', { street: '12 Ferry Street, Apt 4' }, {}, ['name', 'address']],
  ['the house next door', { street: '14 Ferry Street' }, {}, ['name']],
  ['the landline', { phones: ['+1202', '+1775'] }, { landline: '+1775' }, ['name', 'phone']],
  ['the email', { emails: ['ana@example.com'] }, { email: 'Ana@Example.com' }, ['name', 'email']],
  ['the birth year', { birthYear: 1980 }, {}, ['name', 'birth']],
  ['a birth year that is one off', { birthYear: 1981 }, {}, ['name']],
  ['another age', { birthYear: 1955, street: '12 Ferry Street' }, {}, null],
  ['another age at the phone', { birthYear: 1955, phones: ['+1775'] }, { cell: '+1775' }, ['name', 'phone']],
  [
    'a nickname of another age with the email',
    { name: 'Annie Cruz', birthYear: 1955, emails: ['ana@example.com'] },
    { email: 'ana@example.com' },
    ['nickname', 'email'],
  ],
  ['a nickname of another age in the town', { name: 'Annie Cruz', birthYear: 1955, city: 'Reno' }, {}, null],
  ['no birth year in the file', { birthYear: 1955 }, { birth: 0 }, ['name']],
  ['the son with the same name', { name: 'Ana Cruz Jr.' }, { suffix: 'Sr' }, null],
  ['a couple with one phone', { name: 'Ben Cruz', phones: ['+1775'] }, { cell: '+1775' }, null],
  ['another family at the phone', { name: 'Ana Lee', phones: ['+1775'] }, { cell: '+1775' }, null],
  [
    'a married name with phone and email',
    { name: 'Ana Lee', phones: ['+1775'], emails: ['ana@example.com'] },
    { cell: '+1775', email: 'ana@example.com' },
    ['phone', 'email'],
  ],
  ['somebody else', { name: 'Ben Lee' }, {}, null],
  ['a name of one word', { name: 'Ana' }, {}, null],
  ['an empty phone on both sides', { phones: [''] }, {}, ['name']],
])('compares %s', (_, ofPerson, ofVoter, reasons) =>
  expect(scoreVoter(person(ofPerson), voter(ofVoter))?.reasons ?? null).toEqual(reasons),
);

it('proposes the likeliest voters, best first, and no more than three', () => {
  const voters = ['d', 'c', 'b', 'a'].map((id) => voter({ id }));
  const best = voter({ id: 'z', cell: '+1775' });
  const found = matchVoters(person({ phones: ['+1775'] }), [...voters, best, best], []);
  expect(found.map(({ voter: { id } }) => id)).toEqual(['z', 'a', 'b']);
  expect(found).toHaveLength(matchesMax);
});

it('puts who was born in other years behind the others, and says when the file has them born', () => {
  const typed = person({ phones: ['+1775'], birthYear: 1955 });
  const found = matchVoters(
    typed,
    [voter({ id: 'a', cell: '+1775' }), voter({ id: 'b', birth: 0, cell: '+1775' })],
    [],
  );
  expect(found.map(({ voter: { id }, otherYear }) => [id, otherYear])).toEqual([
    ['b', null],
    ['a', 1980],
  ]);
});

it('does not propose a voter who was rejected', () => {
  expect(matchVoters(person(), [voter()], ['NV1'])).toEqual([]);
});

it('searches by name and address, and for nobody without a full name', () => {
  expect(matchSearches(person({ street: '12 Ferry Street' }))).toEqual([
    'Ana Cruz',
    'A Cruz',
    '12 Ferry Cruz',
    '12 Ferry Ana',
    'Cruz',
  ]);
  expect(matchSearches(person({ name: 'Ana' }))).toEqual([]);
});

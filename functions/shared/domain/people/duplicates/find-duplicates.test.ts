import { describe, expect, it } from 'vitest';
import { generatePeople, measure } from '../../../../../tests/people/duplicate-people.ts';
import { generateOthers } from '../../../../../tests/people/other-people.ts';
import { type DuplicateRecord, duplicateRecord } from './duplicate-record.ts';
import { findDuplicates } from './find-duplicates.ts';

type Fields = Partial<Parameters<typeof duplicateRecord>[0]> & { born?: string };
const record = (id: string, name: string, { born = '', ...fields }: Fields = {}): DuplicateRecord => ({
  ...duplicateRecord({
    ...{ id, name, emails: [], phones: [], street: null, unit: null, zip: null },
    ...fields,
  }),
  ...(born !== '' && { born }),
});
const home = { street: '12 Oak Street', zip: '07001' };
const email = { emails: ['lopez@example.org'] };
const phone = { phones: ['+15035550100'] };
const pairOf = (one: readonly [string, Fields], other: readonly [string, Fields]) =>
  findDuplicates([record('a', ...one), record('b', ...other)])[0] ?? null;

describe('proposes', () => {
  it.each<[string, string, Fields, string, Fields]>([
    ['a nickname with one address', 'Bob Okafor', email, 'Robert Okafor', email],
    ['a typing error with one number', 'Ana Lopex', phone, 'Ana López', phone],
    ['a married name with one mailbox', 'Aaliyah Mendez', email, 'Aaliyah Johnson', { ...email, ...home }],
    ['a double family name', 'Ana López-Díaz', { ...home, ...phone }, 'Ana López', { ...home, ...phone }],
    ['names in the wrong boxes', 'Okafor Ngozi', email, 'Ngozi Okafor', email],
    ['one street in two spellings', 'Ngozi Okafor', { ...home, street: '12 Oak St.' }, 'Ngozi Okafor', home],
    ['a tag in an address', 'Ana López', { emails: ['lopez+news@example.org'] }, 'Ana López', email],
  ])('%s', (_, one, fields, other, otherFields) =>
    expect(pairOf([one, fields], [other, otherFields])).not.toBeNull(),
  );
});

describe('leaves apart', () => {
  it.each<[string, string, Fields, string, Fields]>([
    [
      'father and son by their suffixes',
      'John Smith Sr',
      { ...home, ...phone },
      'John Smith Jr.',
      { ...home, ...phone },
    ],
    [
      'the second and the third',
      'John Smith II',
      { ...home, ...email },
      'John Smith III',
      { ...home, ...email },
    ],
    [
      'two births of one name',
      'John Smith',
      { ...home, ...phone, born: '1950' },
      'John Smith',
      { ...home, ...phone, born: '1978' },
    ],
    [
      'two births of one name, with nothing else to say',
      'John Smith',
      { ...home, born: '1950' },
      'John Smith',
      { ...home, born: '1952' },
    ],
    ['twins', 'Mia Chen', { ...home, born: '2001-02-03' }, 'Mei Chen', { ...home, born: '2001-02-03' }],
    [
      'a couple with one mailbox',
      'Ana López',
      { ...home, ...email, ...phone },
      'Luis López',
      { ...home, ...email, ...phone },
    ],
    ['siblings with names alike', 'Donald Ray', home, 'Ronald Ray', home],
    ['namesakes with nothing in common', 'Maria Garcia', { zip: '07001' }, 'Maria Garcia', { zip: '08900' }],
  ])('%s', (_, one, fields, other, otherFields) =>
    expect(pairOf([one, fields], [other, otherFields])).toBeNull(),
  );
});

it('is certain only where nothing contradicts', () => {
  const certain = (one: string, other: string, a: Fields, b: Fields) =>
    pairOf([one, a], [other, b])?.isCertain ?? false;
  expect(certain('Ngozi Okafor', 'Ngozi Okafor', email, email)).toBe(true);
  expect(certain('Bob Okafor', 'Robert Okafor', email, email)).toBe(true);
  expect(certain('N. Okafor', 'Ngozi Okafor', email, email)).toBe(false);
  expect(certain('John Smith', 'John Smith Jr', { ...email, ...phone }, { ...email, ...phone })).toBe(false);
  expect(certain('Ana B. Okafor', 'Ana C. Okafor', email, email)).toBe(false);
  const his = { ...home, ...phone, emails: ['john@example.org'] };
  expect(certain('John Okafor', 'John Okafor', his, { ...his, emails: ['junior@example.org'] })).toBe(false);
});

describe('a year of birth', () => {
  const score = (one: Fields, other: Fields) => pairOf(['Ana López', one], ['Ana López', other])?.score ?? 0;
  it('that is the same speaks for one person', () => {
    expect(score({ ...home, born: '1961' }, { ...home, born: '1961' })).toBeGreaterThan(score(home, home));
    const found = pairOf(['Ana López', { ...home, born: '1961' }], ['Ana López', { ...home, born: '1961' }]);
    expect(found?.reasons).toContain('same_birth');
  });
  it('that is known of one alone says nothing', () =>
    expect(score({ ...home, born: '1961' }, home)).toBe(score(home, home)));
  it.each([
    ['mailbox', email],
    ['number of their own', phone],
  ])('that differs is told of two who share a %s, and nobody is certain', (_, shared) => {
    const found = pairOf(
      ['Ana López', { ...shared, born: '1961' }],
      ['Ana López', { ...shared, born: '1978' }],
    );
    expect(found).toMatchObject({ isCertain: false });
    expect(found?.reasons).toContain('other_birth');
    expect(found?.score).toBeLessThan(score(shared, shared));
  });
});

it('says why in an order that matters, and answers the same whatever the order of records', () => {
  const both = [
    record('b', 'Bob Okafor', { ...email, ...home }),
    record('a', 'Robert Okafor', { ...email, ...home }),
  ];
  const [found] = findDuplicates(both);
  expect(found?.reasons).toEqual(['same_email', 'nickname', 'same_address']);
  expect(findDuplicates(both.toReversed())).toEqual([found]);
  expect([found?.one, found?.other]).toEqual(['a', 'b']);
});

it('is not led astray by a placeholder that hundreds share', () => {
  const crowd = Array.from({ length: 300 }, (_, at) =>
    record(`p${at}`, `Person${at} Family${at}`, { emails: ['none@example.org'], phones: ['+15035550000'] }),
  );
  expect(findDuplicates(crowd)).toEqual([]);
});

it.each([
  ['a list with traps', generatePeople],
  ['another list, with other names, errors and traps', generateOthers],
])('keeps what is measured: precision and recall on %s', (_, generate) => {
  const made = generate(4_800, 1_200, 7);
  const found = findDuplicates(made.records);
  const { precision, recall } = measure(made, found);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.8);
  const certain = measure(
    made,
    found.filter(({ isCertain }) => isCertain),
  );
  expect(certain.precision).toBeGreaterThanOrEqual(0.995);
  expect(certain.recall).toBeGreaterThan(0.2);
});

import { expect, it } from 'vitest';
import type { ConsentCell } from '../../api/imports-api.ts';
import { tagsMax } from '../people/people-limits.ts';
import { eventsOf } from './consent-events.ts';
import { readRow } from './read-row.ts';

const cell = (fields: Partial<ConsentCell>): ConsentCell => ({
  ...{
    what: 'consent',
    channel: 'text',
    field: 'text_opt_in',
    column: 'SMS',
    words: 'yes',
    about: null,
    meant: null,
  },
  ...{ source: 'Signed a card at the fair', ...fields },
});
const [own, other, foreign] = ['+15035550100', '+15035550101', '+15035550199'];
const row = (consents: ConsentCell[], phones: string[]) => ({ row: 2, emails: [], phones, consents });
const valuesOf = (cells: ConsentCell[], named: string[]) =>
  eventsOf(row(cells, named), { emails: [], phones: [own, other] }, 'a.csv').map(({ value }) => value);

it('consent is for one number that the row names and the card has; an opt-out for all of the card', () => {
  expect(valuesOf([cell({})], [other, own])).toEqual([other]);
  expect(valuesOf([cell({})], [foreign, own])).toEqual([own]);
  expect(valuesOf([cell({})], [foreign])).toEqual([]);
  expect(valuesOf([cell({ what: 'opt_out', source: null })], [other])).toEqual([own, other]);
});

it('a wrong number is that number alone, and nobody else’s', () => {
  const bad = cell({ what: 'bad_number', channel: null, field: 'phone_bad', source: null });
  expect(valuesOf([{ ...bad, about: other }], [own, other])).toEqual([other]);
  expect(valuesOf([{ ...bad, about: foreign }], [own, foreign])).toEqual([]);
  expect(valuesOf([bad], [own])).toEqual([own, other]);
});

it('consent that names its number is for that one alone', () => {
  expect(valuesOf([cell({ about: other })], [own, other])).toEqual([other]);
  expect(valuesOf([cell({ about: foreign })], [own])).toEqual([]);
});

it.each([null, '', 'yes', '2024-05-01', 'TRUE', '12345', 'x'])('a source of %o makes no consent', (source) =>
  expect(valuesOf([cell({ source })], [own])).toEqual([]),
);

it('a cell of 10,000 tags leaves as many as a person may have, and says so', () => {
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23' } as const;
  const tags = Array.from({ length: 10_000 }, (_, at) => `Tag ${at}`).join(', ');
  const read = readRow('people', ['Ana', tags], ['name', 'tags'], {
    ...{ ...options, headers: ['Name', 'Tags'], extras: [] },
  });
  if (read.is !== 'row') throw new Error('The row was refused.');
  expect(read.row.tags).toHaveLength(tagsMax);
  expect(read.row.flags).toMatchObject([{ field: 'tags', code: 'tags_many' }]);
});

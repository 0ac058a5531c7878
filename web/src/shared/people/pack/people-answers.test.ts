import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentLaw, segmentsOf } from '#shared/domain/gifts/donor-segments.ts';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import { given, givingBy, houseRace } from '#shared/domain/gifts/segment-kit.ts';
import { everyone } from '#shared/domain/people/audience/audience-filter.ts';
import { noLists } from '#shared/domain/people/audience/audience-predicates.ts';
import { peopleGroups, peopleSorts } from '#shared/domain/people/audience/audience-view.ts';
import type { CardRow } from '#shared/domain/people/pack/pack-rows.ts';
import { createPeopleIndex, separator } from '#shared/domain/people/pack/people-index.ts';
import { createPeopleAnswers } from './people-answers.ts';

const some = (words: readonly string[]) => fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 });
const anyPerson = fc.record({
  key: fc.constantFrom('ana lopez', 'ben reyes', 'ana reyes', 'lopez ana'),
  city: fc.constantFrom('Dayton', 'Ámsterdam', 'Toledo', ''),
  zip: fc.constantFrom('43001', '43002', ''),
  last4: fc.constantFrom('0142', '0143', ''),
  language: fc.constantFrom('en', 'es', ''),
  source: fc.constantFrom('Web', ''),
  assigned: fc.constantFrom('u1', 'u2', 'left', 'gone', ''),
  tags: some(['Host', 'VIP', 'Sign']),
  facets: some(['donor', 'volunteer']),
  added: fc.constantFrom(20_260_101, 20_260_215),
  total: fc.constantFrom(0, 500, 2_500),
  last: fc.constantFrom(0, 20_260_301),
  hours: fc.constantFrom(0, 2, 4.5),
  giving: fc.constantFrom('', givingBy([given('2026-03-01', 500)]), givingBy([given('2026-02-01', 3_500)])),
});
const law = segmentLaw(houseRace, '2026-03-31');
const members: Record<string, string> = { u1: 'Rosa Vega', u2: 'Ámbar Ruiz' };
const nothing = { kind: 'person', state: '', voter: '', household: '' } as const;

it('groups, sorts and searches as a plain look at everybody does', () => {
  const anyCase = fc.record({
    people: fc.array(anyPerson, { maxLength: 20 }),
    gone: fc.nat(25),
    words: fc.constantFrom('', 'ana', 'REY an', 'lo', 'xyz'),
    sort: fc.constantFrom(...peopleSorts),
    reversed: fc.boolean(),
    group: fc.constantFrom(...peopleGroups),
  });
  fc.assert(
    fc.property(anyCase, ({ people: all, gone, words, sort, reversed, group }) => {
      const index = createPeopleIndex(all.length, 0);
      const people = all.map((one, at) => ({
        ...{ ...one, id: `p${at}`, key: `${one.key} ${at}` },
        segments: segmentsOf({ kind: 'person', giving: readGiving(one.giving) }, law),
      }));
      index.load(
        'cards',
        people.map(
          ({ total: _, last: __, hours: ___, giving: ____, segments: _____, ...card }): CardRow => ({
            ...{
              ...nothing,
              ...card,
              name: card.key,
              emails: [],
              phones: [],
              parts: [],
              mailboxes: [],
              reach: '-----',
            },
          }),
        ),
      );
      index.load(
        'gifts',
        people.map(({ id, total, last, giving }) => ({
          ...{ id, total, last, count: 1 },
          recurring: false,
          giving,
          capacity: '',
        })),
      );
      index.load(
        'work',
        people.map(({ id, hours }) => ({ id, hours, last: 0, skills: [] })),
      );
      index.settle();
      index.judge(law);
      index.apply('cards', [{ n: 1, id: `p${gone}`, row: null }]);
      const answers = createPeopleAnswers(index);
      const query = { filter: everyone, words, hashes: [] };

      const typed = words.toLowerCase().split(' ').filter(Boolean);
      const expected = people
        .filter(({ id }) => id !== `p${gone}`)
        .filter(({ key }) => typed.every((word) => key.split(' ').some((part) => part.startsWith(word))));
      const byName = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
      const inOrder = expected.toSorted((one, other) => {
        const turn = reversed ? -1 : 1;
        if (sort === 'name') return turn * byName(one, other);
        const [value, next] = [one, other].map((person) => {
          if (sort === 'phone') return person.last4;
          // Who has left comes after every name.
          if (sort === 'assigned') return person.assigned && (members[person.assigned] ?? 'zzz');
          if (sort === 'tags' || sort === 'segments') return person[sort].join(separator);
          return person[sort];
        });
        if (typeof value === 'number' || typeof next === 'number') {
          const isNone = Number(value === 0) - Number(next === 0);
          return isNone || turn * (Number(next) - Number(value)) || byName(one, other);
        }
        // Blanks come last: a list sorted by city begins with cities.
        const isBlank = Number(value === '') - Number(next === '');
        return isBlank || turn * (value ?? '').localeCompare(next ?? '') || byName(one, other);
      });
      const found = answers.find(query, { by: sort, reversed, members }, 7, noLists);
      expect(found.people.map(({ id }) => id)).toEqual(inOrder.slice(0, 7).map(({ id }) => id));
      expect(found.counts.people).toBe(expected.length);
      expect(answers.ids(query, 100, noLists).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());

      const tally = new Map<string, number>();
      for (const one of expected) {
        const values = [one[group]].flat();
        for (const value of values.length > 0 ? values : ['']) tally.set(value, (tally.get(value) ?? 0) + 1);
      }
      const groups = answers.groups(query, group, noLists);
      expect(new Map(groups.map(({ value, people: count }) => [value, count]))).toEqual(tally);
      expect(groups.map(({ people: count }) => count)).toEqual([...tally.values()].toSorted((a, b) => b - a));
    }),
    { seed: 57, numRuns: Number(process.env.HUSTINGS_RUNS ?? 400) },
  );
});

it('gives the finder of duplicates the year of birth where it is known', () => {
  const index = createPeopleIndex(3, 0);
  const card = (id: string, born?: number): CardRow => ({
    ...{ ...nothing, id, name: 'Ana López', key: 'ana lopez', city: '', zip: '', language: '', source: '' },
    ...{ assigned: '', tags: [], facets: [], added: 20_260_101, last4: '', emails: [], phones: [] },
    ...{ parts: [], mailboxes: [], reach: '-----', ...(born !== undefined && { born }) },
  });
  index.load('cards', [card('known', 1961), card('blank', 0), card('before')]);
  index.settle();
  const born = () =>
    Object.fromEntries(
      createPeopleAnswers(index)
        .records()
        .map((one) => [one.id, one.born]),
    );
  expect(born()).toEqual({ known: '1961', blank: null, before: null });
  index.apply('cards', [{ n: 1, id: 'known', row: card('known', 1963) }]);
  expect(born()).toMatchObject({ known: '1963' });
});

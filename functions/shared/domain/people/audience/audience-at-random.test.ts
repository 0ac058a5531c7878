import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letGo } from '../../engine/row-set.ts';
import { donorSegments, segmentLaw, segmentsOf } from '../../gifts/donor-segments.ts';
import { readGiving } from '../../gifts/giving.ts';
import { given, givingBy, houseRace } from '../../gifts/segment-kit.ts';
import { channels } from '../../voters/contact-results.ts';
import { type CardRow, dayNumber, type GiftRow, type WorkRow } from '../pack/pack-rows.ts';
import { createPeopleIndex, reachCodes } from '../pack/people-index.ts';
import {
  type AudienceFilter,
  type AudienceTest,
  facetValues,
  reachTests,
  valueColumns,
} from './audience-filter.ts';
import { audienceRows } from './audience-predicates.ts';
import { countAudience } from './count-audience.ts';

type Person = { card: CardRow | null; gift: GiftRow | null; work: WorkRow | null };

const cities = ['Dayton', 'Toledo', ''];
const days = ['2026-01-01', '2026-02-15', '2026-03-31'];
const tags = ['Host', 'VIP', 'Sign'];
const skills = ['Phones', 'Doors'];
const lists = ['one', 'two', 'gone'];
const law = segmentLaw(houseRace, '2026-03-31');
const givings = [
  '',
  givingBy([given('2026-03-01', 500)]),
  givingBy([given('2026-02-01', 3_500)]),
  givingBy([given('2026-01-01', 1), given('2026-02-01', 2), given('2026-03-01', 2_900)]),
];
const some = (words: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...words), { maxLength: words.length });
const least = (words: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: words.length });
const anyDay = fc.constantFrom(...days).map(dayNumber);
const orNone = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 2 });

const anyPerson = fc.record({
  card: orNone(
    fc.record({
      ...{
        name: fc.constant('Ana'),
        key: fc.constant('ana'),
        kind: fc.constantFrom('person', 'organization'),
      },
      ...{
        city: fc.constantFrom(...cities),
        state: fc.constantFrom('OH', ''),
        zip: fc.constantFrom('43001', ''),
      },
      ...{ language: fc.constantFrom('en', 'es', ''), tags: some(tags), source: fc.constantFrom('Web', '') },
      ...{ assigned: fc.constantFrom('rosa', ''), voter: fc.constantFrom('V1', 'V2', ''), added: anyDay },
      ...{
        facets: some(['donor', 'volunteer']),
        household: fc.constantFrom('h1', 'h2', ''),
        last4: fc.constant(''),
      },
      ...{ emails: fc.constant<string[]>([]), phones: fc.constant<string[]>([]) },
      ...{ parts: fc.constant<string[]>([]), mailboxes: fc.constant<string[]>([]) },
      reach: fc
        .array(fc.constantFrom(...reachCodes), { minLength: 5, maxLength: 5 })
        .map((all) => all.join('')),
    }),
  ),
  gift: orNone(
    fc.record({
      ...{ total: fc.constantFrom(0, 500, 2_500), count: fc.nat(3), last: fc.oneof(anyDay, fc.constant(0)) },
      ...{ recurring: fc.boolean(), capacity: fc.constant('unknown') },
      giving: fc.constantFrom(...givings),
    }),
  ),
  work: orNone(
    fc.record({
      ...{ hours: fc.constantFrom(0, 0.5, 4), last: fc.oneof(anyDay, fc.constant(0)), skills: some(skills) },
    }),
  ),
});

const end = fc.option(fc.constantFrom(...days), { freq: 1 });
const which = fc.constantFrom('any', 'all');
const cents = fc.option(fc.constantFrom(0, 500, 1_000, 2_500), { freq: 1 });
const hours = fc.option(fc.constantFrom(0, 0.5, 2, 4), { freq: 1 });
const anyTest: fc.Arbitrary<AudienceTest> = fc.oneof(
  fc.record({
    by: fc.constant('value' as const),
    column: fc.constantFrom(...valueColumns),
    is: least([...cities, 'OH', '43001', 'en', 'es', 'Web', 'rosa', 'person']),
  }),
  fc.record({
    by: fc.constant('facet' as const),
    is: least(facetValues) as fc.Arbitrary<(typeof facetValues)[number][]>,
  }),
  fc.record({
    by: fc.constant('tag' as const),
    which,
    tags: least([...tags, 'None']),
  }) as fc.Arbitrary<AudienceTest>,
  fc.record({
    by: fc.constant('skill' as const),
    which,
    skills: least([...skills, 'None']),
  }) as fc.Arbitrary<AudienceTest>,
  fc.record({ by: fc.constant('voter' as const), linked: fc.boolean() }),
  fc.record({ by: fc.constant('added' as const), from: end, to: end }),
  fc.record({
    by: fc.constant('reach' as const),
    channel: fc.constantFrom(...channels),
    is: fc.constantFrom(...reachTests),
  }),
  fc.record({
    ...{
      by: fc.constant('gave' as const),
      least: cents,
      most: cents,
      gifts: fc.option(fc.nat(3), { freq: 1 }),
    },
    ...{ from: end, to: end },
  }),
  fc.constant({ by: 'recurring' as const }),
  fc.record({ by: fc.constant('segment' as const), is: least(donorSegments) }) as fc.Arbitrary<AudienceTest>,
  fc.record({ by: fc.constant('hours' as const), least: hours, most: hours, from: end, to: end }),
  fc.record({ by: fc.constant('list' as const), list: fc.constantFrom(...lists) }),
  fc.record({ by: fc.constant('voter list' as const), list: fc.constantFrom(...lists) }),
);
const anyFilter: fc.Arbitrary<AudienceFilter> = fc.record({
  all: fc.array(anyTest, { maxLength: 2 }),
  except: fc.array(anyTest, { maxLength: 1 }),
});

const members = {
  people: new Map([
    ['one', new Set(['p0', 'p3', 'p4', 'p9'])],
    ['two', new Set<string>()],
  ]),
  voters: new Map([
    ['one', new Set(['V1'])],
    ['two', new Set(['V2', 'V9'])],
  ]),
};
const letters: Record<(typeof reachTests)[number], string> = {
  none: '-',
  open: 'o',
  by_hand: 'b',
  held: 'h',
  closed: 'c',
};

const isWithin = (day: number, { from, to }: { from: string | null; to: string | null }): boolean =>
  (from === null && to === null) ||
  (day > 0 && (from === null || day >= dayNumber(from)) && (to === null || day <= dayNumber(to)));

/** A person and a test, as somebody reads the question. */
function fits(id: string, { card, gift, work }: Person, test: AudienceTest): boolean {
  if (!card) return false;
  const holds = (has: readonly string[], wanted: readonly string[], how: 'any' | 'all') =>
    how === 'all' ? wanted.every((one) => has.includes(one)) : wanted.some((one) => has.includes(one));
  switch (test.by) {
    case 'value':
      return test.is.includes(card[test.column]);
    case 'facet':
      return test.is.some((one) =>
        one === 'contact' ? card.facets.length === 0 : card.facets.includes(one),
      );
    case 'tag':
      return holds(card.tags, test.tags, test.which);
    case 'skill':
      return holds(work?.skills ?? [], test.skills, test.which);
    case 'voter':
      return test.linked === (card.voter !== '');
    case 'added':
      return isWithin(card.added, test);
    case 'reach':
      return card.reach[channels.indexOf(test.channel)] === letters[test.is];
    case 'gave': {
      const { total = 0, count = 0, last = 0 } = gift ?? {};
      return (
        count >= (test.gifts ?? 1) &&
        total >= (test.least ?? 0) &&
        total <= (test.most ?? total) &&
        isWithin(last, test)
      );
    }
    case 'recurring':
      return gift?.recurring === true;
    case 'segment': {
      const giving = readGiving(gift?.giving ?? '');
      return segmentsOf({ kind: card.kind, giving }, law).some((one) => test.is.includes(one));
    }
    case 'hours': {
      const { hours: given = 0, last = 0 } = work ?? {};
      const isEnough = test.least === null ? given > 0 : given >= test.least;
      return isEnough && given <= (test.most ?? given) && isWithin(last, test);
    }
    case 'list':
      return members.people.get(test.list)?.has(id) === true;
    case 'voter list':
      return members.voters.get(test.list)?.has(card.voter) === true;
  }
}

const withId = <T extends object>(id: string, row: T | null) => (row === null ? [] : [{ id, ...row }]);

it('finds whom a plain look at everybody finds, by any filter, before and after any changes', () => {
  const seed = Number(process.env.HUSTINGS_SEED ?? 57);
  const numRuns = Number(process.env.HUSTINGS_RUNS ?? 400);
  const anyCase = fc.record({
    people: fc.array(anyPerson, { minLength: 4, maxLength: 16 }),
    changes: fc.array(fc.tuple(fc.nat(13), anyPerson), { maxLength: 6 }),
    filters: fc.array(anyFilter, { minLength: 4, maxLength: 12 }),
  });
  fc.assert(
    fc.property(anyCase, ({ people: first, changes, filters }) => {
      const index = createPeopleIndex(first.length, changes.length);
      if (first.length % 2 === 0) index.judge(law);
      const people = new Map<string, Person>();
      for (const [at, one] of first.entries()) people.set(`p${at}`, one as Person);
      const rowsOf = <P extends keyof Person>(pack: P) =>
        [...people].flatMap(([id, one]) => withId(id, one[pack])) as never[];
      index.load('cards', rowsOf('card'));
      index.load('gifts', rowsOf('gift'));
      index.load('work', rowsOf('work'));
      index.settle();
      index.judge(law);
      const check = () => {
        for (const filter of filters) {
          const rows = audienceRows(index, filter, members);
          const found = Array.from(rows.from.subarray(0, rows.count), (row) => index.ids[row] ?? '');
          const counts = countAudience(index, rows);
          letGo(rows);
          const expected = [...people].filter(
            ([id, one]) =>
              one.card !== null &&
              filter.all.every((test) => fits(id, one, test)) &&
              !filter.except.some((test) => fits(id, one, test)),
          );
          expect(found.toSorted()).toEqual(expected.map(([id]) => id).toSorted());
          const cards = expected.flatMap(([, { card }]) => card ?? []);
          const shared = new Set(cards.flatMap(({ household }) => household || []));
          const reached = (letter: string) =>
            Object.fromEntries(
              channels.map((channel, at) => [
                channel,
                cards.filter(({ reach }) => reach[at] === letter).length,
              ]),
            );
          expect(counts).toEqual({
            people: cards.length,
            households: shared.size + cards.filter(({ household }) => household === '').length,
            ...{ reach: reached('o'), byHand: reached('b') },
          });
        }
      };
      check();
      for (const [n, [at, one]] of changes.entries()) {
        const id = `p${at}`;
        const changed = (row: object | null) => [{ n: n + 1, id, row: row && { id, ...row } }] as never[];
        people.set(id, one as Person);
        index.apply('cards', changed(one.card));
        index.apply('gifts', changed(one.gift));
        index.apply('work', changed(one.work));
      }
      check();
    }),
    { seed, numRuns },
  );
});

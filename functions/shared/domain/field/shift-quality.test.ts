import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullEvent } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { qualityLimits, shiftsOf } from './shift-quality.ts';

const start = Date.parse('2026-10-10T17:00:00Z');
let count = 0;

const event = (minutes: number, overrides: Partial<Learned>): Learned => {
  count += 1;
  const happened_at = start + minutes * 60_000;
  const base = fullEvent({ voter_id: `V${count}`, kind: 'attempt', source: 'door', list_id: 'turf' });
  return { id: `e${count}`, ...base, by: 'ada', happened_at, received_at: happened_at + 1_000, ...overrides };
};
const outcomes = ['not_home', 'not_home', 'not_home', 'canvassed'] as const;
const knocks = (many: number, gap: number, overrides: (at: number) => Partial<Learned> = () => ({})) =>
  Array.from({ length: many }, (_, at) =>
    event(at * gap, { outcome: outcomes[at % 4] ?? null, ...overrides(at) }),
  );
const flagsOf = (events: readonly Learned[]) => shiftsOf(events)[0]?.flags.map(({ is }) => is);

test.each([
  ['an honest evening', knocks(40, 3), []],
  ['a door every 50 seconds for an hour and a half', knocks(100, 0.83), ['pace']],
  ['doors every three seconds', knocks(12, 0.05), ['rush']],
  ['one fewer of them', knocks(qualityLimits.rushKnocks - 1, 0.05), []],
  ['everybody spoke', knocks(15, 3, () => ({ outcome: 'canvassed' })), ['all spoke']],
  ['everybody spoke at few doors', knocks(14, 3, () => ({ outcome: 'canvassed' })), []],
  [
    'nobody was out',
    knocks(20, 3, (at) => ({ outcome: at % 2 ? 'canvassed' : 'inaccessible' })),
    ['nobody out'],
  ],
  ['far from most doors', knocks(12, 3, (at) => ({ metres_off: at % 2 ? 900 : 20 })), ['far']],
  ['far from few doors', knocks(20, 3, (at) => ({ metres_off: at < 4 ? 900 : 20 })), []],
  ['a clock that is ahead', knocks(3, 3, () => ({ received_at: start })), ['clock']],
] as const)('%s', (_, events, flags) => expect(flagsOf(events)).toEqual(flags));

const scored = (scores: readonly (1 | 2 | 3 | 4 | 5)[]) =>
  scores.map((score, at) => event(at * 3, { kind: 'support', score }));

test('a streak is of different voters, and of one answer', () => {
  const ones = Array<1>(10).fill(1);
  expect(flagsOf(scored(ones))).toEqual(['streak']);
  expect(flagsOf(scored([1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1]))).toEqual([]);
  expect(flagsOf(scored(ones).map((one) => ({ ...one, voter_id: 'same' })))).toEqual([]);
});

test('everybody at a door at one moment is one knock', () => {
  const [shift] = shiftsOf([0, 0, 0, 3].map((at) => event(at, { outcome: 'not_home' })));
  expect(shift).toMatchObject({ tried: 4, knocks: 2, reached: 0 });
});

test('what was taken back does not count, and a shift of which nothing stands is rolled back', () => {
  const done = knocks(30, 0.05);
  const undo = done.map(({ id, voter_id }) =>
    event(60, { voter_id, undoes: id, by: 'lead', source: 'office' }),
  );
  expect(shiftsOf([...done, ...undo.slice(1)])).toMatchObject([{ tried: 1, flags: [], rolledBack: false }]);
  expect(shiftsOf([...undo, ...done])).toMatchObject([{ by: 'ada', tried: 0, flags: [], rolledBack: true }]);
});

test('what was said instead of a former word is of the shift, what only takes one back is not', () => {
  const [first, other] = [event(0, { outcome: 'not_home' }), event(1, { kind: 'support', score: 1 })];
  const instead = event(2, { ...other, id: 'instead', score: 4, undoes: other.id });
  const back = event(3, { voter_id: first.voter_id, undoes: first.id });
  const [shift, ...others] = shiftsOf([first, other, instead, back]);
  expect(others).toEqual([]);
  expect(shift?.events.map(({ id }) => id)).toEqual([first.id, other.id, 'instead']);
  expect(shift).toMatchObject({ tried: 0, supporters: 0, rolledBack: false });
  // Ten voters' answers changed to one and the same are a streak as ten that were never another.
  const befores = scored([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  const changed = befores.map((one, at) =>
    event(60 + at * 3, { ...one, id: `c${at}`, score: 2, undoes: one.id }),
  );
  expect(flagsOf([...befores, ...changed])).toEqual(['streak']);
});

test('what is typed in from paper is the work of who walked, and no pace of theirs', () => {
  const sheet = knocks(30, 1 / 60_000, () => ({ by: 'lead', walked_by: 'ada' }));
  const [shift, ...others] = shiftsOf([...knocks(8, 3), ...sheet]);
  expect(others).toEqual([]);
  expect(shift).toMatchObject({ by: 'ada', typed: true, tried: 38, knocks: 37, flags: [] });
  expect(Math.round(shift?.pace ?? 0)).toBe(23);
  expect(shiftsOf(sheet)).toMatchObject([{ by: 'ada', pace: null, flags: [] }]);
  // What was heard can be as odd on paper.
  expect(flagsOf(sheet.map((one) => ({ ...one, outcome: 'canvassed' as const })))).toEqual(['all spoke']);
  expect(shiftsOf([...knocks(1, 0), ...knocks(1, 0, () => ({ walked_by: '~Ada' }))])).toHaveLength(2);
});

test('people, turfs and days are shifts of their own, the newest first', () => {
  const events = [
    event(0, { outcome: 'not_home' }),
    event(5, { outcome: 'not_home', by: 'bob' }),
    event(10, { outcome: 'not_home', list_id: 'another' }),
    event(24 * 60, { outcome: 'not_home' }),
    event(0, { kind: 'note', text: 'By the office', source: 'office' }),
  ];
  expect(shiftsOf(events).map(({ by, list_id, day }) => [by, list_id, day])).toEqual([
    ['ada', 'turf', '2026-10-11'],
    ['ada', 'another', '2026-10-10'],
    ['bob', 'turf', '2026-10-10'],
    ['ada', 'turf', '2026-10-10'],
  ]);
});

test('every event of the field is in one shift, in whatever order the log tells it', () => {
  const any = fc.array(
    fc.record({
      minutes: fc.nat(3_000),
      by: fc.constantFrom('ada', 'bob'),
      list_id: fc.constantFrom('one', 'two'),
    }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(any, (attempts) => {
      const events = attempts.map(({ minutes, ...rest }) => event(minutes, { outcome: 'not_home', ...rest }));
      const shifts = shiftsOf(events);
      expect(shifts.flatMap((shift) => shift.events.map(({ id }) => id)).toSorted()).toEqual(
        events.map(({ id }) => id).toSorted(),
      );
      expect(shiftsOf(events.toReversed())).toEqual(shifts);
    }),
  );
});

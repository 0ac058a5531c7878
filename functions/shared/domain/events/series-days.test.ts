import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { type Occurrence, reached, type SeriesRule, seriesDays, seriesMax } from './series-days.ts';

const weekly = (weekdays: number[] = [], step = 1): SeriesRule['every'] => ({ is: 'week', step, weekdays });
const times = (count: number): SeriesRule['end'] => ({ is: 'count', count });
const until = (day: string): SeriesRule['end'] => ({ is: 'until', day });

describe('days of a series', () => {
  it.each<[string, string, SeriesRule['every'], SeriesRule['end'], string[]]>([
    ['every week', '2027-03-06', weekly(), times(3), ['2027-03-06', '2027-03-13', '2027-03-20']],
    ['every other week', '2027-03-06', weekly([], 2), times(2), ['2027-03-06', '2027-03-20']],
    [
      'Saturdays and Sundays, from a Saturday',
      '2027-03-06',
      weekly([0, 6]),
      until('2027-03-14'),
      ['2027-03-06', '2027-03-07', '2027-03-13', '2027-03-14'],
    ],
    [
      'the first day, though its weekday is not named',
      '2027-03-03',
      weekly([6]),
      times(2),
      ['2027-03-03', '2027-03-06'],
    ],
    [
      'the 31st',
      '2027-01-31',
      { is: 'date', step: 1 },
      times(4),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'the second Tuesday',
      '2027-01-12',
      { is: 'weekday', step: 1 },
      times(3),
      ['2027-01-12', '2027-02-09', '2027-03-09'],
    ],
    [
      'a fifth Friday, else the last',
      '2027-01-29',
      { is: 'weekday', step: 1 },
      times(3),
      ['2027-01-29', '2027-02-26', '2027-03-26'],
    ],
    [
      'over the end of a year',
      '2026-12-15',
      { is: 'date', step: 2 },
      until('2027-02-15'),
      ['2026-12-15', '2027-02-15'],
    ],
  ])('are %s', (_, first, every, end, days) =>
    expect(seriesDays(first, { every, end })).toEqual({ is: 'days', days }),
  );

  it.each([
    [times(seriesMax), 'days'],
    [times(seriesMax + 1), 'tooMany'],
    [times(10_000), 'tooMany'],
    [until('9999-12-31'), 'tooMany'],
    [until('2027-03-05'), 'none'],
  ] as const)('that end by %j are %s', (end, is) =>
    expect(seriesDays('2027-03-06', { every: weekly(), end }).is).toBe(is),
  );

  it('rise from the first, keep to the end, and are never more than there may be', () => {
    const first = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
    const step = fc.integer({ min: 1, max: 12 });
    const every: fc.Arbitrary<SeriesRule['every']> = fc.oneof(
      fc.record({
        ...{ is: fc.constant('week' as const), step },
        weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
      }),
      fc.record({ is: fc.constantFrom('date' as const, 'weekday' as const), step }),
    );
    const length = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(first, every, length, (day, rule, ahead) => {
        const last = addDays(day, ahead);
        const answer = seriesDays(day, { every: rule, end: until(last) });
        if (answer.is !== 'days') {
          expect(answer).toMatchObject({ is: 'tooMany', most: seriesMax });
          return;
        }
        expect(answer.days[0]).toBe(day);
        expect(answer.days).toEqual([...new Set(answer.days)].toSorted());
        expect(answer.days.every((one) => one <= last)).toBe(true);
        expect(answer.days.length).toBeLessThanOrEqual(seriesMax);
      }),
    );
  });
});

describe('a change of a series', () => {
  const series: Occurrence[] = ['2027-03-20', '2027-03-06', '2027-03-13', '2027-03-27'].map((day) => ({
    id: day,
    day,
    is_exception: day === '2027-03-20',
  }));
  const ids = (found: readonly Occurrence[]) => found.map(({ id }) => id);

  it('reaches one of them alone', () => {
    const { changed, exceptions } = reached(series, '2027-03-13', 'one');
    expect([ids(changed), ids(exceptions)]).toEqual([['2027-03-13'], []]);
  });

  it('reaches this and all that follow, but those that were planned differently', () => {
    const { changed, exceptions } = reached(series, '2027-03-13', 'following');
    expect([ids(changed), ids(exceptions)]).toEqual([['2027-03-13', '2027-03-27'], ['2027-03-20']]);
  });

  it('reaches an exception where it is the one that is changed', () =>
    expect(ids(reached(series, '2027-03-20', 'following').changed)).toEqual(['2027-03-20', '2027-03-27']));

  it('reaches nothing of another series', () =>
    expect(reached(series, 'other', 'following')).toEqual({ changed: [], exceptions: [] }));
});

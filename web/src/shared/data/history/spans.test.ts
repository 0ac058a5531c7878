import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsIn, type Span, withSpan } from './spans.ts';

const span = fc.tuple(fc.nat(40), fc.nat(12)).map(([from, long]): Span => [from, from + long]);
const all = fc.array(span, { maxLength: 8 }).map((spans) => spans.reduce<readonly Span[]>(withSpan, []));
const isIn = (spans: readonly Span[], at: number) => spans.some(([from, to]) => at >= from && at <= to);
const moments = Array.from({ length: 60 }, (_, at) => at);

test.each<[string, Span[], Span, Span[]]>([
  ['the first', [], [3, 5], [[3, 5]]],
  [
    'one apart',
    [[3, 5]],
    [8, 9],
    [
      [3, 5],
      [8, 9],
    ],
  ],
  ['one that begins where another ends', [[3, 5]], [6, 9], [[3, 9]]],
  [
    'one between two',
    [
      [3, 5],
      [9, 9],
    ],
    [6, 8],
    [[3, 9]],
  ],
  ['nothing', [[3, 5]], [8, 7], [[3, 5]]],
])('with %s', (_, spans, one, expected) => expect(withSpan(spans, one)).toEqual(expected));

test('what is known and what is missing are all of a stretch, and nothing twice', () =>
  fc.assert(
    fc.property(all, span, (spans, range) => {
      const gaps = gapsIn(spans, range);
      for (const at of moments)
        expect(isIn(gaps, at)).toBe(at >= range[0] && at <= range[1] && !isIn(spans, at));
      expect(gaps).toEqual([...gaps].sort(([one], [other]) => other - one));
      expect(gapsIn(gaps.reduce(withSpan, spans), range)).toEqual([]);
      // As few as can be: none of them meet.
      for (const some of [gaps.toReversed(), spans])
        for (const [at, [from]] of some.entries()) expect(from > (some[at - 1]?.[1] ?? -2) + 1).toBe(true);
    }),
  ));

test('a stretch more is known, and nothing else', () =>
  fc.assert(
    fc.property(all, span, (spans, one) => {
      const more = withSpan(spans, one);
      for (const at of moments) expect(isIn(more, at)).toBe(isIn(spans, at) || isIn([one], at));
    }),
  ));

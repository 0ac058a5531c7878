import fc from 'fast-check';
import { channels, results } from '#shared/domain/voters/contact-results.ts';
import type { Segment, Test } from '#shared/domain/voters/segment.ts';
import { districtColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { valuesDrawn } from './random-voters.ts';

/** For tests: questions about the voters of `random-voters.ts`. */

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const when = fc.constantFrom(null, 0, 1, 14, 5_000, '2026-07-01', '2024-06-15', '2026-07-15', '2020-01-01');
const questions = fc.constantFrom('q1', 'q2', 'q3');
const which = fc.constantFrom('all' as const, 'any' as const, 'none' as const);
const by = <By extends Test['by']>(name: By) => ({ by: fc.constant(name) });
const few = fc.integer({ min: 0, max: 4 });
const ages = fc.constantFrom(0, 17, 18, 22, 45, 46, 100, 150);

export const searches = fc.constantFrom(
  ...[
    '',
    'pena',
    'PEÑA an',
    'maria',
    'o neil',
    '12',
    '12 main',
    '12 main st',
    'main 12',
    '1 north main',
    '12 main alt',
    'jr',
    'j',
  ],
  ...[
    'smith',
    'LALCA1',
    'lalca1014',
    'lalc',
    'de la',
    'apt 4',
    '12 apt 4',
    '12 ålesund ave',
    '120 smith 62',
    '¿?',
    'ave',
  ],
);

export const tests: fc.Arbitrary<Test> = fc.oneof(
  fc.record({
    ...by('district'),
    column: fc.constantFrom(...districtColumns),
    is: some(['', 'P-1', 'Alton', '12345', 'x']),
  }),
  fc.record({ ...by('party'), is: some(['', 'Democratic', 'Green']) }),
  fc.record({ ...by('gender'), is: some(['F', 'M', 'X', ''] as const) }),
  fc.record({ ...by('status'), is: some(valuesDrawn.status) }),
  fc.record({ ...by('language'), is: some(valuesDrawn.language) }),
  fc.record({ ...by('age'), from: ages, to: ages, unknown: fc.boolean() }),
  fc.record({ ...by('registered'), from: when, to: when }),
  fc.record({
    ...by('vote count'),
    kind: fc.constantFrom('any', 'general', 'primary', 'municipal', 'special'),
    of: fc.constantFrom(0, 1, 3, 64),
    at: fc.constantFrom('least', 'most', 'exactly'),
    count: few,
  }),
  fc.record({ ...by('voted in'), which, elections: some(['G2024', 'P2024', 'M1993', 'M1990', 'X1']) }),
  fc.record({ ...by('support'), is: some([0, 1, 2, 5]) }),
  fc.record({ ...by('tag'), which, tags: some(['sign', 'Volunteer', 'none']) }),
  fc.record({ ...by('result'), is: some([null, ...results]) }),
  fc.record({ ...by('contact'), reached: fc.boolean(), never: fc.boolean(), from: when, to: when }),
  fc.record({ ...by('attempts'), from: few, to: few }),
  fc.record({
    ...by('has'),
    what: fc.constantFrom('phone', 'cell', 'landline', 'email', 'mailing', 'place'),
    has: fc.boolean(),
  }),
  fc.record({ ...by('may contact'), channel: fc.constantFrom(...channels), may: fc.boolean() }),
  fc.record({ ...by('words'), words: searches }),
  fc.record({ ...by('list'), list: fc.constantFrom('held', 'unknown') }),
  fc.record({
    ...by('answer'),
    question: questions,
    is: fc.oneof(fc.constant<string[]>([]), some(['', 'yes', 'no', '*'])),
  }),
  fc.record({
    ...by('answer'),
    question: questions,
    is: fc.constant<string[]>([]),
    says: fc.constantFrom('YES', 'bús', 'z'),
  }),
  fc.record({
    ...by('answer'),
    question: questions,
    is: fc.constant<string[]>([]),
    on: fc.record({ from: when, to: when }),
  }),
);

export const segments: fc.Arbitrary<Segment> = fc.record({
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('include' as const, 'exclude' as const, 'limit' as const),
      tests: fc.array(tests, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
});

import * as z from 'zod/mini';
import { ballotParties, voteMethods } from './ballot.ts';
import { channels, results } from './contact-results.ts';
import { districtColumns, electionKinds, raceColumns, voterChanges } from './voter-file-columns.ts';

const shortText = z.string().check(z.maxLength(120));
const shortTexts = z.array(shortText).check(z.minLength(1), z.maxLength(200));
const whole = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** `YYYY-MM-DD`, or a number of days before today. */
const when = z.union([z.iso.date(), whole(36_500)]);

/** Whatever was answered; no option's id has this sign. */
export const anyAnswer = '*';

/** One question about a voter. Where a list holds '', that means: the file does not say. */
export const test = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('district'), column: z.enum(districtColumns), is: shortTexts }),
  z.strictObject({ by: z.literal('party'), is: shortTexts }),
  z.strictObject({ by: z.literal('gender'), is: z.array(z.enum(['F', 'M', 'X', ''])).check(z.minLength(1)) }),
  z.strictObject({ by: z.literal('status'), is: shortTexts }),
  z.strictObject({ by: z.literal('language'), is: shortTexts }),
  /** Whole years, both ends included. */
  z.strictObject({ by: z.literal('age'), from: whole(150), to: whole(150), unknown: z.boolean() }),
  z.strictObject({ by: z.literal('registered'), from: z.nullable(when), to: z.nullable(when) }),
  /** Of the newest `of` elections of that kind (0: all of the file) they voted in so many. */
  z.strictObject({
    by: z.literal('vote count'),
    kind: z.union([z.literal('any'), z.enum(electionKinds)]),
    of: whole(64),
    at: z.enum(['least', 'most', 'exactly']),
    count: whole(64),
  }),
  /** `methods`, `parties`: only votes cast so; '' where the file does not say how. */
  z.strictObject({
    by: z.literal('voted in'),
    which: z.enum(['all', 'any', 'none']),
    elections: shortTexts,
    methods: z.optional(z.array(z.enum(voteMethods)).check(z.minLength(1))),
    parties: z.optional(z.array(z.enum(ballotParties)).check(z.minLength(1))),
  }),
  /** What the newest file changed of them. */
  z.strictObject({ by: z.literal('changed'), what: z.array(z.enum(voterChanges)).check(z.minLength(1)) }),
  /** Race or ethnicity as the state's file has it; refused where the file has no such column. */
  z.strictObject({ by: z.literal('race'), column: z.enum(raceColumns), is: shortTexts }),
  /** A column of the campaign's own, of words or a choice. */
  z.strictObject({ by: z.literal('data'), column: shortText, is: shortTexts }),
  /** The same, of numbers; both ends included, null for open. */
  z.strictObject({
    by: z.literal('data number'),
    column: shortText,
    from: z.nullable(z.number()),
    to: z.nullable(z.number()),
    unknown: z.boolean(),
  }),
  /** 0: no score. */
  z.strictObject({ by: z.literal('support'), is: z.array(whole(5)).check(z.minLength(1)) }),
  z.strictObject({ by: z.literal('tag'), which: z.enum(['all', 'any', 'none']), tags: shortTexts }),
  /** What the last attempt came to; null: there was none. */
  z.strictObject({
    by: z.literal('result'),
    is: z.array(z.nullable(z.enum(results))).check(z.minLength(1)),
  }),
  /** `never`; else the last one was between these days, null for open. `reached`: only when they were spoken to. */
  z.strictObject({
    by: z.literal('contact'),
    reached: z.boolean(),
    never: z.boolean(),
    from: z.nullable(when),
    to: z.nullable(when),
  }),
  z.strictObject({ by: z.literal('attempts'), from: whole(1_000), to: whole(1_000) }),
  z.strictObject({
    by: z.literal('has'),
    what: z.enum(['phone', 'cell', 'landline', 'email', 'mailing', 'place']),
    has: z.boolean(),
  }),
  z.strictObject({ by: z.literal('may contact'), channel: z.enum(channels), may: z.boolean() }),
  /** As the search finds them: name, address or number of the file. */
  z.strictObject({ by: z.literal('words'), words: shortText }),
  z.strictObject({ by: z.literal('list'), list: shortText }),
  /**
   * Answers to a question of a survey: ids of options, or what was said; `anyAnswer` for each of them. Beside those an answer
   * in words that has `says` in it, whatever its case and accents, or a day between these, null for open.
   */
  z.strictObject({
    by: z.literal('answer'),
    question: shortText,
    is: z.array(shortText).check(z.maxLength(200)),
    says: z.optional(shortText),
    on: z.optional(z.strictObject({ from: z.nullable(when), to: z.nullable(when) })),
  }),
]);
export type Test = z.output<typeof test>;

/**
 * A step of a segment, in order: `include` adds who passes all of its tests, `exclude` takes them away, `limit` keeps only
 * them. Before the first step the segment is empty where that is an `include`, else the whole file. `sample` keeps a
 * random part of what is there: the same seed keeps the same people, also of a newer file.
 */
export const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.enum(['include', 'exclude', 'limit']),
    tests: z.array(test).check(z.minLength(1), z.maxLength(20)),
  }),
  z.strictObject({
    do: z.literal('sample'),
    of: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('count'), count: whole(1_000_000) }),
      z.strictObject({ by: z.literal('percent'), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
    ]),
    seed: shortText,
  }),
]);
export type Step = z.output<typeof step>;

/** A question about the whole file; no step: everybody. */
export const segment = z.strictObject({ steps: z.array(step).check(z.maxLength(20)) });
export type Segment = z.output<typeof segment>;

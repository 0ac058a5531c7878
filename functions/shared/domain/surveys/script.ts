import * as z from 'zod/mini';
import { raceColumnOf } from '../voters/race-headers.ts';

/** Letters, digits and `_`: also the end of a survey's answer in the log. */
export const scriptId = z.string().check(z.regex(/^[A-Za-z\d_]{1,40}$/));
/** Where a branch leads that ends the script; no item is called so. */
export const noItem = 'end';
/** Characters of each text. */
export const itemLengths = {
  say: { text: 2_000 },
  ask: { text: 500, short: 40 },
  option: { label: 120, tag: 60 },
} as const;
export const optionsMax = 20;
const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/**
 * What a question takes. `support`: 1 strong support to 5 strong against, kept as the voter's score and not as an answer;
 * `choice` one of its options, `choices` any of them, `text` what was said, `day` a date.
 */
export const questionTypes = ['support', 'choice', 'choices', 'text', 'day'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** `tag`: put on the voter who answers so. `next`: the item that follows it, `end` for none; null: the next in order. */
export const option = z.strictObject({
  id: scriptId,
  label: line(itemLengths.option.label),
  tag: z.nullable(line(itemLengths.option.tag)),
  next: z.nullable(scriptId),
});
export type Option = z.output<typeof option>;

/** What is said; or a question. Its `id` names the answers for good, also in other scripts that ask the same. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('say'),
    id: scriptId,
    text: line(itemLengths.say.text),
    next: z.nullable(scriptId),
  }),
  z.strictObject({
    kind: z.literal('ask'),
    id: scriptId,
    type: z.enum(questionTypes),
    /** For narrow columns and reports. */
    short: line(itemLengths.ask.short),
    text: line(itemLengths.ask.text),
    /** Of `choice` and `choices`; of `support` one for each score, `s1` to `s5`, for its branches. */
    options: z.array(option).check(z.maxLength(optionsMax)),
    next: z.nullable(scriptId),
  }),
]);
export type Item = z.output<typeof item>;
export type Question = Extract<Item, { kind: 'ask' }>;

/** Answered by choosing; its options may branch and put tags on. What a question of words or days has of them counts for nothing. */
export const isChosen = ({ type }: Pick<Question, 'type'>): boolean => type !== 'text' && type !== 'day';

export const itemsMax = 60;
export const introMax = 4_000;
/** Columns of the campaign's own that a script shows beside itself. */
export const shownColumnsMax = 6;
const columnName = z.string().check(
  z.minLength(1),
  z.maxLength(60),
  z.refine((name) => raceColumnOf(name) === null),
);
/** `intro`: what whoever works with it reads before and while working. */
export const scriptBody = z.strictObject({
  intro: z.string().check(z.maxLength(introMax)),
  items: z.array(item).check(z.maxLength(itemsMax)),
  /** Names of columns whose values stand beside the script, where they may appear. */
  shown: z.optional(z.array(columnName).check(z.maxLength(shownColumnsMax))),
});
export type ScriptBody = z.output<typeof scriptBody>;

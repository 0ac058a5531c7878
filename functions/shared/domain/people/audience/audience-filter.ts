import * as z from 'zod/mini';
import { day, recordId, text } from '../../../collections/define.ts';
import { donorSegments } from '../../gifts/donor-segments.ts';
import { channels } from '../../voters/contact-results.ts';
import type { PeoplePack } from '../pack/pack-limits.ts';

export const testsMax = 12;
const valuesMax = 50;
const values = z.array(text(120)).check(z.minLength(1), z.maxLength(valuesMax));
const cents = z.nullable(z.int().check(z.minimum(0), z.maximum(1e12)));
const span = { from: z.nullable(day), to: z.nullable(day) };

/** Columns of the card that have few different values. */
export const valueColumns = ['city', 'zip', 'state', 'language', 'source', 'assigned', 'kind'] as const;
export type ValueColumn = (typeof valueColumns)[number];
export const facetValues = ['donor', 'volunteer', 'contact'] as const;
export const reachTests = ['open', 'by_hand', 'held', 'closed', 'none'] as const;
const anyOrAll = z.enum(['any', 'all']);

/** One question about a person. Days are `YYYY-MM-DD`, both ends included; null leaves an end open. */
export const audienceTest = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('value'), column: z.enum(valueColumns), is: values }),
  z.strictObject({
    by: z.literal('facet'),
    is: z.array(z.enum(facetValues)).check(z.minLength(1), z.maxLength(3)),
  }),
  z.strictObject({ by: z.literal('tag'), which: anyOrAll, tags: values }),
  z.strictObject({ by: z.literal('voter'), linked: z.boolean() }),
  z.strictObject({ by: z.literal('added'), ...span }),
  z.strictObject({ by: z.literal('reach'), channel: z.enum(channels), is: z.enum(reachTests) }),
  z.strictObject({ by: z.literal('gave'), least: cents, most: cents, gifts: z.nullable(z.int()), ...span }),
  z.strictObject({ by: z.literal('recurring') }),
  z.strictObject({
    by: z.literal('segment'),
    is: z.array(z.enum(donorSegments)).check(z.minLength(1), z.maxLength(donorSegments.length)),
  }),
  z.strictObject({
    by: z.literal('hours'),
    least: z.nullable(z.number().check(z.minimum(0))),
    most: z.nullable(z.number().check(z.minimum(0))),
    ...span,
  }),
  z.strictObject({ by: z.literal('skill'), which: anyOrAll, skills: values }),
  /** Everybody of a list that was frozen: of people, or of voters who are linked to a person. */
  z.strictObject({ by: z.literal('list'), list: recordId }),
  z.strictObject({ by: z.literal('voter list'), list: recordId }),
]);
export type AudienceTest = z.output<typeof audienceTest>;

/** Everybody whom all tests of `all` fit and none of `except` does. */
export const audienceFilter = z.strictObject({
  all: z.array(audienceTest).check(z.maxLength(testsMax)),
  except: z.array(audienceTest).check(z.maxLength(testsMax)),
});
export type AudienceFilter = z.output<typeof audienceFilter>;
export const everyone: AudienceFilter = { all: [], except: [] };

const packOf: Partial<Record<AudienceTest['by'], PeoplePack>> = {
  ...{ gave: 'gifts', recurring: 'gifts', segment: 'gifts' },
  ...{ hours: 'work', skill: 'work' },
};

/** Whether a filter asks for segments, which depend on the campaign's limits too. */
export const asksSegments = ({ all, except }: AudienceFilter): boolean =>
  [...all, ...except].some(({ by }) => by === 'segment');

/** The packs that a filter asks, beside the cards. */
export function packsOf({ all, except }: AudienceFilter): PeoplePack[] {
  const tested = [...all, ...except].flatMap(({ by }) => packOf[by] ?? []);
  return ['cards', ...(['gifts', 'work'] as const).filter((pack) => tested.includes(pack))];
}

/** The frozen lists that a filter names. */
export const listsOf = ({ all, except }: AudienceFilter): { people: string[]; voters: string[] } => ({
  people: [...all, ...except].flatMap((test) => (test.by === 'list' ? [test.list] : [])),
  voters: [...all, ...except].flatMap((test) => (test.by === 'voter list' ? [test.list] : [])),
});

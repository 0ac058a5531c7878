import { donorSegments } from '#shared/domain/gifts/donor-segments.ts';
import {
  type AudienceFilter,
  type AudienceTest,
  facetValues,
} from '#shared/domain/people/audience/audience-filter.ts';
import type { PeopleGroup } from '#shared/domain/people/audience/audience-view.ts';

/** What a test is about: there is one choice for each. */
export const slotOf = (test: AudienceTest): string => (test.by === 'value' ? test.column : test.by);

/** The test that a group's value stands for. */
export function testOfGroup(group: PeopleGroup, value: string): AudienceTest | null {
  if (group === 'tags') return { by: 'tag', which: 'any', tags: [value] };
  if (group === 'facets') {
    const facet = facetValues.find((one) => one === (value === '' ? 'contact' : value));
    return facet ? { by: 'facet', is: [facet] } : null;
  }
  if (group === 'segments') {
    const segment = donorSegments.find((one) => one === value);
    return segment ? { by: 'segment', is: [segment] } : null;
  }
  return value === '' ? null : { by: 'value', column: group, is: [value] };
}

const isSame = (one: AudienceTest, other: AudienceTest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Both tags of a person in one test, which reads better; null where that would ask something else. */
function bothTags(one: AudienceTest, other: AudienceTest): AudienceTest | null {
  if (one.by !== 'tag' || other.by !== 'tag') return null;
  if ([one, other].some(({ which, tags }) => which === 'any' && tags.length > 1)) return null;
  return { by: 'tag', which: 'all', tags: [...new Set([...one.tags, ...other.tags])] };
}

/**
 * A filter narrowed to a group's people. A person has one value of most columns, so the new test takes the place of the one
 * about the same; but tags, facets and segments are several, and whoever was left out by the test before has to stay out.
 */
export function narrowed({ all, except }: AudienceFilter, test: AudienceTest): AudienceFilter {
  if (test.by !== 'tag' && test.by !== 'facet' && test.by !== 'segment')
    return { all: [...all.filter((one) => slotOf(one) !== slotOf(test)), test], except };
  if (all.some((one) => isSame(one, test))) return { all, except };
  const at = all.findIndex((one) => bothTags(one, test));
  const current = all[at];
  const both = current ? bothTags(current, test) : null;
  return { all: both ? all.with(at, both) : [...all, test], except };
}

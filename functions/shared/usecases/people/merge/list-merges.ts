import { listMergesCall, previewUnmergeCall } from '../../../api/merge-api.ts';
import { merges } from '../../../collections/merges.ts';
import { people } from '../../../collections/people.ts';
import { requireCaller } from '../../members/require-member.ts';
import { useCase } from '../../use-case.ts';
import { findMerge, planUnmerge, retainedFields } from './plan-unmerge.ts';
import { requireFacets } from './read-merge.ts';
import { facetsOf } from './unmerge-people.ts';

/** The merges that somebody survived, newest first; those that were taken back are history. One read each, at most twenty. */
export const listMerges = useCase(listMergesCall, async ({ personId }, { read }) => {
  const found = await read.find(merges, { where: [['survivor_id', '==', personId]] });
  return {
    merges: found
      .filter(({ state }) => state !== 'unmerged')
      .toSorted((one, other) => other.at.toMillis() - one.at.toMillis())
      .map(({ id, losers, state, moved, by, at }) => ({ id, losers, state, moved, by, at: at.toMillis() })),
  };
});

/** What taking a merge back would bring, as it is now. */
export const previewUnmerge = useCase(previewUnmergeCall, async ({ mergeId }, { member, read }) => {
  const [merge, caller] = await Promise.all([
    findMerge(read, mergeId),
    requireCaller(read, member, 'people.write'),
  ]);
  requireFacets(caller, facetsOf(merge, null));
  const plan = await planUnmerge(read, merge);
  requireFacets(caller, facetsOf(merge, plan));
  const images = merge.before.people as Record<string, unknown>;
  return {
    survivor: { id: merge.survivor_id, name: String(plan.survivor.name ?? '') },
    restored: merge.losers.map(({ id, name }) => {
      const { emails, phones, facets } = people.schema.parse(images[id]);
      return { id, name, emails, phones, facets };
    }),
    moved: merge.moved,
    retained: retainedFields(plan),
  };
});

import { continueMergeCall } from '../../../api/merge-api.ts';
import { mergeMoves, merges } from '../../../collections/merges.ts';
import { people } from '../../../collections/people.ts';
import { RefusedError } from '../../../refusals.ts';
import { type Store, serverTime } from '../../store.ts';
import { type Context, useCase } from '../../use-case.ts';
import { countRecords, findReferences, pointTo } from './move-references.ts';
import { findMerge, type Merge } from './plan-unmerge.ts';
import { requireMergeRights, unmergePage } from './unmerge-people.ts';

/** Moves one more page of references to the survivor. */
async function movePage(store: Store, merge: Merge): Promise<{ isDone: boolean }> {
  const ids = merge.losers.map(({ id }) => id);
  const [survivor, { moves, isMore }] = await Promise.all([
    store.get(people, merge.survivor_id),
    findReferences(store, ids),
  ]);
  if (!survivor) throw new RefusedError('merges.gone');
  const { id, name, name_key } = survivor;
  pointTo(store, moves, () => ({ id, name, name_key }));
  const page = merge.pages + 1;
  if (moves.length > 0)
    store.create(mergeMoves, `${merge.id}-${page}`, { merge_id: merge.id, moves, at: serverTime });
  store.update(merges, merge.id, {
    state: isMore ? 'moving' : 'merged',
    moved: merge.moved + countRecords(moves),
    pages: moves.length > 0 ? page : merge.pages,
  });
  return { isDone: !isMore };
}

/** One more page in one transaction, together with how far it has come: whoever calls next goes on from there. */
export const continueMerge = useCase(continueMergeCall, ({ mergeId }, context: Context) =>
  context.tx(
    async (store) => {
      const merge = await findMerge(store, mergeId);
      const caller = await requireMergeRights(store, context, merge);
      const { survivor_id: survivorId, state } = merge;
      if (state === 'moving') return { survivorId, ...(await movePage(store, merge)) };
      if (state !== 'unmoving') return { survivorId, isDone: true };
      const { isDone } = await unmergePage(store, context, caller, merge);
      return { survivorId, isDone };
    },
    { key: `merges/${context.member.organization}` },
  ),
);

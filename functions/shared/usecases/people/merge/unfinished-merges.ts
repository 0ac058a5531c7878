import { merges } from '../../../collections/merges.ts';
import { RefusedError } from '../../../refusals.ts';
import type { Reads, Row } from '../../store.ts';

type Merge = Row<typeof merges.schema>;

/** Ids that one query names. */
const idsPerQuery = 30;

/** Whether a merge, or its way back, has references left to move. */
export const isUnfinished = ({ state }: Pick<Merge, 'state'>): boolean =>
  state === 'moving' || state === 'unmoving';

/** Whoever is in a merge whose references still move must neither go nor be merged again: they would lead nowhere. */
export function requireFinished(found: readonly Pick<Merge, 'state'>[]): void {
  if (found.some(isUnfinished)) throw new RefusedError('merges.unfinished');
}

/** Of these people, those who are in an unfinished merge. One read for each merge of theirs, at least one for thirty people. */
export async function findUnfinished(reads: Reads, ids: readonly string[]): Promise<Set<string>> {
  const queries = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    queries.push(
      reads.find(merges, {
        where: [['party_ids', 'array-contains-any', ids.slice(from, from + idsPerQuery)]],
        select: ['state', 'party_ids'],
      }),
    );
  const found = (await Promise.all(queries)).flat();
  return new Set(found.filter(isUnfinished).flatMap((merge) => merge.party_ids));
}

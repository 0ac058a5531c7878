import { correctionProposals } from '#shared/collections/correction-proposals.ts';
import type { Stored } from '#shared/collections/define.ts';
import { useLiveQuery } from '../data/live.ts';
import { type Pages, usePages } from '../data/pages.ts';
import { firstOf, inOrder, type Order } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type Proposal = Stored<typeof correctionProposals>;

const oldest: Order = { field: 'created_at', direction: 'asc' };
const openIn = (path: string) => ({
  path,
  conditions: [{ field: 'state', is: '==', value: 'open' } as const],
});

/** Corrections that nobody has decided yet, the oldest first: 50 reads a page. */
export function useProposals(): Pages<Proposal> {
  const list = openIn(correctionProposals.path(useMember().organization));
  return usePages({
    collection: correctionProposals,
    key: JSON.stringify(list),
    query: () => inOrder(list, oldest),
  });
}

/** So many are counted; where there are more, the badge says so. */
export const countedMax = 20;

/** How many wait, at most `countedMax`; null while nobody knows. A read for each. */
export function useProposalCount(): number | null {
  const list = openIn(correctionProposals.path(useMember().organization));
  const live = useLiveQuery(correctionProposals, `count ${JSON.stringify(list)}`, () =>
    firstOf(inOrder(list, oldest), countedMax),
  );
  return live.is === 'ready' ? live.value.length : null;
}

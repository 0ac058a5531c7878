import type { Stored } from '#shared/collections/define.ts';
import { openPledgesMax, pledges } from '#shared/collections/pledges.ts';
import { inPayingOrder } from '#shared/domain/pledges/paying.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { withValues } from '../data/queries.ts';
import { useListOnce } from '../data/use-list-once.ts';
import { useMember } from '../session/session-store.ts';

const openOf = (path: string, donor: string | readonly string[]) =>
  withValues(
    {
      path,
      conditions: [
        typeof donor === 'string'
          ? { field: 'donor_id', is: '==', value: donor }
          : { field: 'donor_id', is: 'in', value: donor },
        { field: 'stage', is: '==', value: 'open' },
      ],
    },
    // Who was merged may have those of two.
    2 * openPledgesMax,
  );

/** A donor's open pledges in the order in which gifts pay them: a read for each. Null asks nothing. */
export function useOpenPledges(donor: string | readonly string[] | null): Live<Stored<typeof pledges>[]> {
  const path = pledges.path(useMember().organization);
  const found = useListOnce(pledges, donor && `${path} of ${donor}`, () => openOf(path, donor ?? ''), {
    cached: true,
  });
  return found.is === 'ready' ? { ...found, value: inPayingOrder(found.value) } : found;
}

/** The same as they are now, where money is about to be divided among them. */
export function useLiveOpenPledges(donor: string): Live<Stored<typeof pledges>[]> {
  const path = pledges.path(useMember().organization);
  const found = useLiveQuery(pledges, `${path} now of ${donor}`, () => openOf(path, donor));
  return found.is === 'ready' ? { ...found, value: inPayingOrder(found.value) } : found;
}

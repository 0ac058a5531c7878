import type { Stored } from '#shared/collections/define.ts';
import { openPledgesMax, pledges } from '#shared/collections/pledges.ts';
import { inPayingOrder } from '#shared/domain/pledges/paying.ts';
import type { Live } from '../data/live.ts';
import { withValues } from '../data/queries.ts';
import { useListOnce } from '../data/use-list-once.ts';
import { useMember } from '../session/session-store.ts';

/** A donor's open pledges in the order in which gifts pay them: a read for each. Null asks nothing. */
export function useOpenPledges(donor: string | null): Live<Stored<typeof pledges>[]> {
  const path = pledges.path(useMember().organization);
  const found = useListOnce(
    pledges,
    donor && `${path} of ${donor}`,
    () =>
      withValues(
        {
          path,
          conditions: [
            { field: 'donor_id', is: '==', value: donor ?? '' },
            { field: 'stage', is: '==', value: 'open' },
          ],
        },
        // Who was merged may have those of two.
        2 * openPledgesMax,
      ),
    { cached: true },
  );
  return found.is === 'ready' ? { ...found, value: inPayingOrder(found.value) } : found;
}

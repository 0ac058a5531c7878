import '../../../shared/text/file-refunds/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import { fileRefunds } from '#shared/collections/file-refunds.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { type Pages, usePages } from '../../../shared/data/pages.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { type Donation, donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';

export type FileRefund = Stored<typeof fileRefunds>;

/** The amount that went back, or that the file does not say it. */
export const shownCents = ({ cents }: Pick<FileRefund, 'cents'>): string =>
  cents === null ? t('fileRefunds.unknown') : showMoney(cents);

/** Whose amount a member enters: its gift is known. */
export const isUnsaid = ({ cents, gift_id }: FileRefund): boolean => cents === null && gift_id !== null;

/** Refunds of files that no gift has, the newest first. */
export function useWaitingRefunds(): Pages<FileRefund> {
  const list = {
    path: fileRefunds.path(useMember().organization),
    conditions: [{ field: 'state', is: '==' as const, value: 'waiting' }],
  };
  return usePages({
    collection: fileRefunds,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'day', direction: 'desc' }),
  });
}

/** Gifts that are offered of one donor. */
const giftsShown = 20;

/** A donor's newest gifts; none before somebody is chosen. */
export function useGiftsOf(donor: string | null): Live<Donation[]> {
  const { collection } = donationArea;
  const path = collection.path(useMember().organization);
  const list = { path, conditions: [{ field: 'donor_id', is: '==' as const, value: donor ?? '' }] };
  return useLiveQuery(collection, JSON.stringify([list, giftsShown]), () =>
    firstOf(inOrder(list, { field: 'date', direction: 'desc' }), giftsShown),
  );
}

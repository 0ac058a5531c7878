import '../../shared/text/gift-batches/en.ts';
import { useEffect } from 'react';
import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftBatches } from '#shared/collections/gift-batches.ts';
import { type Live, useLiveDocument } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { type Pages, usePages } from '../../shared/data/pages.ts';
import { firstOf, inOrder, withValues } from '../../shared/data/queries.ts';
import { useListOnce } from '../../shared/data/use-list-once.ts';
import { electionChoices } from '../../shared/fundraising/election-choices.ts';
import { batchesPath, type Donation } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';

export type Batch = Stored<typeof giftBatches>;

export const batchPath = (id: string) => `${batchesPath}/${id}`;
export const slipPath = (id: string) => `${batchPath(id)}/slip`;
export const batchName = ({ received_on }: Batch) => t('giftBatches.named', { day: showDay(received_on) });

/** Every batch, the newest first. */
export function useBatches(): Pages<Batch> {
  const list = { path: giftBatches.path(useMember().organization), conditions: [] };
  return usePages({
    collection: giftBatches,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'received_on', direction: 'desc' }),
  });
}

export const useBatch = (id: string): Live<Batch | null> =>
  useLiveDocument(giftBatches, useMember().organization, id);

/**
 * The gifts of a batch, the newest first, those that wait on this device among them: a read each. `isWhole`: that is all of
 * them; the first page is live, the others follow by themselves.
 */
export function useBatchGifts(batch: string): { live: Live<Donation[]>; isWhole: boolean } {
  const list = {
    path: donations.path(useMember().organization),
    conditions: [{ field: 'batch_id', is: '==' as const, value: batch }],
  };
  const { live, next, more } = usePages({
    collection: donations,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'created_at', direction: 'desc' }),
  });
  const isLong = next.is === 'idle';
  useEffect(() => {
    if (isLong) more();
  }, [isLong, more]);
  return { live, isWhole: next.is === 'end' };
}

/** Everybody who signed a check: those of one that waits on this device are in its own change. */
export function useSigners(): (gift: Donation) => readonly string[] {
  const own = useOwnChanges(donations.name);
  const waiting = new Map(
    own.flatMap(({ operation }) => {
      if (operation.operation !== 'create' || operation.table !== 'donations') return [];
      const shares = operation.data.shares ?? [];
      return shares.length > 1 ? [[operation.id, shares.map(({ donor_name }) => donor_name)] as const] : [];
    }),
  );
  return ({ id, donor_name, signers }) =>
    signers.length > 0 ? [donor_name, ...signers] : (waiting.get(id) ?? [donor_name]);
}

/** Checks of a batch that this device has not sent yet. */
export function useUnsent(batch: string): number {
  const own = useOwnChanges(donations.name);
  return own.filter(
    ({ operation, appliedAt }) =>
      appliedAt === null &&
      operation.operation === 'create' &&
      Reflect.get(operation.data, 'batch_id') === batch,
  ).length;
}

/** A gift of the same donor with the same check number, asked for once both are known; two reads at most. */
export function useSameNumber(donor: string | null, number: string): Donation | null {
  const path = donations.path(useMember().organization);
  const key = donor === null || number === '' ? null : JSON.stringify([path, donor, number]);
  const found = useListOnce(donations, key, () =>
    withValues(
      {
        path,
        conditions: [
          { field: 'donor_id', is: '==', value: donor ?? '' },
          { field: 'check_number', is: '==', value: number },
        ],
      },
      2,
    ),
  );
  return found.is === 'ready' ? (found.value.find(({ status }) => status !== 'void') ?? null) : null;
}

/** The elections that a check of a day may name; nothing to choose where there is one at most. */
export function useElectionChoices(day: string): ReturnType<typeof electionChoices> {
  const path = elections.path(useMember().organization);
  const all = useListOnce(elections, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'day', direction: 'asc' }), electionsMax),
  );
  return all.is === 'ready' ? electionChoices(all.value, day) : [];
}

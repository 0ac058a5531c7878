import { useMemo, useState } from 'react';
import { markThankedCall } from '#shared/api/letters-api.ts';
import type { thankStates } from '#shared/collections/thank-yous.ts';
import { undoMs } from '#shared/constants.ts';
import { messageFor } from '../data/error-messages.ts';
import { commitCall, useJournal } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { localDay } from '../ui/form/days.ts';
import { notifyIfFailed, offerUndo, toast } from '../ui/toasts.tsx';

export type Marked = Exclude<(typeof thankStates)[number], 'due'>;
type Gift = { id: string; donor_name: string };

/** Gifts that this device has marked and the server may not know of. */
function useMarkedHere(): ReadonlySet<string> {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const ids = entries.flatMap(({ operation, state }) => {
      if (operation.operation !== 'call' || operation.path !== markThankedCall.path) return [];
      const input = markThankedCall.request.safeParse(operation.input).data;
      return state.is === 'failed' || !input || input.as === 'due' ? [] : input.giftIds;
    });
    return new Set(ids);
  }, [entries]);
}

/**
 * Marks gifts as thanked for, with an undo for a few seconds before anything is sent. What is marked is out of the queue at
 * once, without a connection too.
 */
export function useMarking() {
  const waiting = useMarkedHere();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const mark = async (gifts: readonly Gift[], as: Marked, note: string | null = null): Promise<void> => {
    const giftIds = gifts.map(({ id }) => id);
    const [first] = gifts;
    if (!first) return;
    const change = await commitCall(
      markThankedCall,
      { giftIds, as, on: localDay(new Date()), note },
      { entity: { table: 'donations', id: first.id }, holdMs: undoMs },
    );
    setDone((before) => new Set([...before, ...giftIds]));
    const back = () => setDone((before) => new Set([...before].filter((id) => !giftIds.includes(id))));
    const title = t(as === 'skipped' ? 'thanks.skipped' : 'thanks.marked', { count: gifts.length });
    offerUndo(change.id, { title, name: gifts.map(({ donor_name }) => donor_name).join(', ') }, () => {
      change.undo().then(
        (isBack) => (isBack ? back() : toast('warning', t('common.tooLate'), t('common.tooLateHint'))),
        () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
      );
    });
    change.synced.catch((error: unknown) => {
      back();
      toast('error', t('common.failedToSave'), messageFor(error));
    });
  };
  return {
    isMarked: (id: string) => waiting.has(id) || done.has(id),
    mark: (gifts: readonly Gift[], as: Marked, note?: string) =>
      notifyIfFailed(mark(gifts, as, note ?? null)),
  };
}

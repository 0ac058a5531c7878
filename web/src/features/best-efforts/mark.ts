import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import {
  answerInformationCall,
  closeInformationCall,
  requestInformationCall,
} from '#shared/api/best-efforts-api.ts';
import type { requestWays } from '#shared/collections/information-requests.ts';
import { undoMs } from '#shared/constants.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';
import type { Request } from './data.ts';

export type Way = (typeof requestWays)[number];
export type Answer = Omit<z.output<typeof answerInformationCall.request>, 'donorId'>;

/** Donors of whom this device has noted something that the server may not know of. */
function useNotedHere(): ReadonlySet<string> {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const ids = entries.flatMap(({ operation, state }) => {
      if (operation.operation !== 'call' || state.is === 'failed') return [];
      const { path, input } = operation;
      if (path === requestInformationCall.path)
        return requestInformationCall.request.safeParse(input).data?.donorIds ?? [];
      const one =
        path === answerInformationCall.path
          ? answerInformationCall.request.safeParse(input).data
          : path === closeInformationCall.path && closeInformationCall.request.safeParse(input).data;
      return one ? [one.donorId] : [];
    });
    return new Set(ids);
  }, [entries]);
}

type Change = Awaited<ReturnType<typeof commitCall>>;

/**
 * Notes requests, answers and closures, each with an undo for a few seconds before anything is sent. Whoever is noted is out
 * of the list at once, without a connection too, until the server says where they are now. `today`: the campaign's day.
 */
export function useNoting(today: string) {
  const waiting = useNotedHere();
  const [noted, setNoted] = useState<ReadonlyMap<string, number>>(new Map());

  const follow = (change: Change, requests: readonly Request[], title: string): void => {
    const seen = requests.map(({ id, changed_at }) => [id, changed_at.toMillis()] as const);
    setNoted((before) => new Map([...before, ...seen]));
    const back = () =>
      setNoted((before) => new Map([...before].filter(([id]) => requests.every((one) => one.id !== id))));
    offerUndo(change.id, { title, name: requests.map(({ donor_name }) => donor_name).join(', ') }, () => {
      change.undo().then(
        (isBack) => (isBack ? back() : toast('warning', t('common.tooLate'), t('common.tooLateHint'))),
        () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
      );
    });
    change.synced.then(
      (answer: unknown) => {
        const { left = [], requested } = Object(answer) as { left?: string[]; requested?: number };
        // Whom the server left out is shown again.
        if (left.length > 0 || (requested ?? requests.length) < requests.length) back();
        if (left.length === 0) return;
        toast('warning', t('bestEfforts.notMailed', { count: left.length }), left.join(', '));
      },
      (error: unknown) => {
        back();
        toast('error', t('common.failedToSave'), messageFor(error));
      },
    );
  };
  const entityOf = (requests: readonly Request[]) =>
    ({ table: 'donors', id: requests[0]?.id ?? '' }) as const;

  async function request(requests: readonly Request[], way: Way): Promise<void> {
    const donorIds = requests.map(({ id }) => id);
    const change = await commitCall(
      requestInformationCall,
      { donorIds, way, on: today },
      { entity: entityOf(requests), holdMs: undoMs },
    );
    follow(change, requests, t(`bestEfforts.requested.${way}`, { count: requests.length }));
  }
  async function answer(of: Request, given: Answer): Promise<void> {
    const change = await commitCall(
      answerInformationCall,
      { donorId: of.id, ...given },
      { entity: entityOf([of]), holdMs: undoMs },
    );
    follow(change, [of], t('bestEfforts.answered'));
  }
  async function closing(of: Request, reason: string | null): Promise<void> {
    const change = await commitCall(
      closeInformationCall,
      { donorId: of.id, on: today, reason },
      { entity: entityOf([of]), holdMs: undoMs },
    );
    follow(change, [of], t(reason === null ? 'bestEfforts.reopened' : 'bestEfforts.closed'));
  }
  return {
    isNoted: ({ id, changed_at }: Request) => waiting.has(id) || noted.get(id) === changed_at.toMillis(),
    count: noted.size,
    request,
    answer,
    closing,
  };
}
export type Noting = ReturnType<typeof useNoting>;

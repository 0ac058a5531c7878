import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { audienceMembersCall, listAudiencesCall } from '#shared/api/audiences-api.ts';
import { type AudienceFilter, listsOf } from '#shared/domain/people/audience/audience-filter.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { ListNames } from '../../shared/people/pack/format-audience.ts';
import type { PeopleLine } from '../../shared/people/pack/people-connection.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { listOf, listVotersOf } from '../../shared/voters/saved-searches.ts';
import { attemptOf, ended, type HeldLists, heldOf } from './held-lists.ts';

export type SavedAudience = z.output<typeof listAudiencesCall.response>['audiences'][number];
export type SavedAudiences = { saved: readonly SavedAudience[]; reload: () => void };

/** Saved searches and frozen lists, as they were when the screen opened or last changed one. */
export function useSavedAudiences(): SavedAudiences {
  const [saved, setSaved] = useState<readonly SavedAudience[]>([]);
  const reload = useCallback(() => {
    callEndpoint(listAudiencesCall, {}).then(
      ({ audiences }) => setSaved(audiences),
      () => undefined,
    );
  }, []);
  useEffect(reload, [reload]);
  return { saved, reload };
}

const noNames: ListNames = new Map();

/**
 * Makes the frozen lists of a filter known to the worker. `names`: of those lists; null until they are known. `why`: in
 * words, where one is gone or not to be seen. `revision`: another one fetches them anew.
 */
export function useHeldLists(
  line: PeopleLine | null,
  filter: AudienceFilter,
  { saved, revision }: { saved: readonly SavedAudience[]; revision: number },
): { names: ListNames | null; why: string | null } {
  const { organization } = useMember();
  const { people, voters } = listsOf(filter);
  const key = [revision, people.join(' '), voters.join(' ')].join('|');
  const [held, setHeld] = useState<HeldLists<PeopleLine> | null>(null);
  const isNone = people.length + voters.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the lists.
  useEffect(() => {
    if (!line || isNone) return;
    let isCurrent = true;
    setHeld(attemptOf(key, line));
    const hold = async (): Promise<[string, string][]> => {
      const ofPeople = people.map(async (id): Promise<[string, string]> => {
        await line.hold('people', id, (await callEndpoint(audienceMembersCall, { id })).people);
        return [id, saved.find((one) => one.id === id)?.name ?? ''];
      });
      const ofVoters = voters.map(async (id): Promise<[string, string]> => {
        const [list, packed] = await Promise.all([listOf(id, organization), listVotersOf(id, organization)]);
        if (packed) await line.hold('voters', id, packed.voters);
        return [id, list?.name ?? ''];
      });
      return Promise.all([...ofPeople, ...ofVoters]);
    };
    hold().then(
      (all) => {
        const names = new Map(all.filter(([, name]) => name !== ''));
        if (isCurrent) setHeld(ended(key, line, { names }));
      },
      (error: unknown) => isCurrent && setHeld(ended(key, line, { why: messageFor(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [line, key]);
  if (isNone) return { names: noNames, why: null };
  return heldOf(held, key, line);
}

import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import type { Stored } from '#shared/collections/define.ts';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { limitRules, ownLimitsMax } from '#shared/collections/limit-rules.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type Settings = Stored<typeof financeSettings>;
export type StoredElection = Stored<typeof elections>;
export type OwnLimit = Stored<typeof limitRules>;

/** The campaign's race: one read; null until somebody has set it. */
export const useFinanceSettings = () =>
  useLiveDocument(financeSettings, useMember().organization, financeSettingsId);

/** Its elections by their days: a read each, forty at most. */
export function useElections(): Live<StoredElection[]> {
  const path = elections.path(useMember().organization);
  return useLiveQuery(elections, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'day', direction: 'asc' }), electionsMax),
  );
}

/** Its own limits: a read each, a hundred at most. */
export function useOwnLimits(): Live<OwnLimit[]> {
  const path = limitRules.path(useMember().organization);
  return useLiveQuery(limitRules, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'effective_from', direction: 'asc' }), ownLimitsMax),
  );
}

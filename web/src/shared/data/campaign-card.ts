import { useEffect } from 'react';
import { campaignCard, campaignCards } from '#shared/collections/campaign-cards.ts';
import type { Stored } from '#shared/collections/define.ts';
import { reportNoCandidate } from '../session/missing-candidate.ts';
import { useMember } from '../session/session-store.ts';
import type { Live } from './live.ts';
import { useCachedDocument } from './use-cached-document.ts';

/**
 * What every member may read of the candidate, for one read. For members who cannot read the profile itself, a missing
 * card leads back to the set-up, as a missing profile does for the others.
 */
export function useCampaignCard(): Live<Stored<typeof campaignCards> | null> {
  const { organization, can } = useMember();
  const live = useCachedDocument(campaignCards, organization, campaignCard);
  const isMissing = live.is === 'ready' && live.value === null && !live.stale && live.unreadable === 0;
  const isOnlySource = !can('dashboard.read');
  useEffect(() => {
    if (isMissing && isOnlySource) reportNoCandidate();
  }, [isMissing, isOnlySource]);
  return live;
}

import { useMemo } from 'react';
import type { Names } from '#shared/domain/surveys/placeholders.ts';
import { useCampaignCard } from '../data/campaign-card.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';

/** What a script's placeholders stand for: whom one speaks with, the campaign's candidate, and whoever speaks. */
export function useNames(name: string): Names {
  const { fullName } = useMember();
  const card = useCampaignCard();
  const named = card.is === 'ready' ? card.value?.candidateName : undefined;
  return useMemo(
    () => ({
      'first name': name.trim().split(/\s+/)[0] || t('scripts.nobody'),
      candidate: named || t('scripts.ourCandidate'),
      caller: fullName,
    }),
    [name, named, fullName],
  );
}
